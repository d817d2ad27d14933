import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How the backend is told to misbehave, per request: by the header or the query parameter
 * `stand-in`, which holds one or more of
 *
 *   delay=MS       answer after so many milliseconds
 *   status=CODE    answer with that status and an error page
 *   break          send a part of an answer, then cut the connection
 *   page           answer 200 with a page that has none of the sections
 *   json           answer 200 with something that is not HTML
 *   form=KIND      answer a form so (answers.mjs), with the status if there is one
 *
 * joined by "&", for example `delay=500&status=503`.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function faultOf(request) {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const told = request.headers['stand-in'] ?? searchParams.get('stand-in');
  return told ? new URLSearchParams(String(told)) : undefined;
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const errorPage = '<!doctype html><title>Error</title><h1>Something went wrong</h1>';

/**
 * Misbehaves as told; says whether the request is answered with that.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {URLSearchParams} fault
 */
export async function misbehave(response, fault) {
  const delay = Number(fault.get('delay') ?? 0);
  if (delay > 0) await sleep(delay);
  if (fault.has('status') && !fault.has('form')) {
    response.writeHead(Number(fault.get('status')), html).end(errorPage);
    return true;
  }
  if (fault.has('break')) {
    // Compressed, the part would be held back for more, and the connection never cut.
    const raw = { 'Content-Length': '10000', 'Cache-Control': 'no-transform' };
    response.writeHead(200, { ...html, ...raw });
    response.write('<div class="gallery-inner"><p>The beginning', () => response.destroy());
    return true;
  }
  if (fault.has('page')) {
    response.writeHead(200, html).end(errorPage);
    return true;
  }
  if (fault.has('json')) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"error":"none"}');
    return true;
  }
  return false;
}
