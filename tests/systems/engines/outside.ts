import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createBackend } from '../../../static-html/backend/backend.mjs';
import { everythingHeld } from '../../support/everything-held.js';
import { fragmentHtml } from '../../support/fragment-html.js';

async function listen(server: Server): Promise<{ readonly port: number; close(): void }> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The page with everything of other providers, and the files of the script. Its query is added to the tag:
 * `/?data-lightbox=photoswipe`. `/empty/` has nothing.
 */
export async function heldSite() {
  const backend = createBackend();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/empty/') {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>');
      return;
    }
    if (pathname !== '/') {
      backend.emit('request', request, response);
      return;
    }
    const added = [...searchParams].map(([name, value]) => `${name}="${value}"`);
    const { body, head, tag } = everythingHeld;
    const html = fragmentHtml(body, { head, tag: [tag, ...added].join(' ') });
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  const { port, close } = await listen(server);
  return { address: `http://127.0.0.1:${port}`, close };
}

/** A proxy that lets nothing through, and notes the hosts that a browser wants to reach. */
export async function recorder() {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(new URL(request.url ?? '', 'http://proxy').hostname);
    response.writeHead(502).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url.replace(/:\d+$/, ''));
    // The browser may have gone meanwhile.
    socket.on('error', () => {}).end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  const { port, close } = await listen(server);
  return { port, hosts, close };
}
