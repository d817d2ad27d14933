import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { base } from '../../docs-site/markdown.mjs';
import { serveDocumentation } from '../../docs-site/serve.mjs';
import { answerCall, answerForm, TooLong } from './answers.mjs';
import { faultOf, misbehave } from './faults.mjs';
import { jqueryFile, keepChoice, wantsJquery, withJquery } from './jquery.mjs';
import { redirects } from './site.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @param {string} path */
const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Files whose name carries a hash of their content never change; the others are asked for anew. */
const hashed = /-[A-Z0-9]{5,8}\.(js|css)(\.map)?(\.br|\.gz)?$/;

/** @param {Response} response @param {string} path */
function setCaching(response, path) {
  const immutable = hashed.test(path);
  response.setHeader(
    'Cache-Control',
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/**
 * The built files do not name their source maps, since sites do not have them: developers do.
 *
 * @param {Response} response @param {string} path
 */
function setBuildHeaders(response, path) {
  setCaching(response, path);
  if (path.endsWith('.js')) response.setHeader('SourceMap', `${posix.basename(path)}.map`);
}

/** URL prefix → folder. `dev` reads each file when it is asked for, so that edits show at once. */
const options = { dev: true, etag: true, setHeaders: setCaching };
const dist = folder('../../dist');
const mounts = new Map([
  ['/assets/', sirv(dist, { ...options, setHeaders: setBuildHeaders, brotli: true, gzip: true })],
  ['/theme/', sirv(folder('../theme'), options)],
  ['/media/', sirv(folder('../media'), options)],
  ['/files/', sirv(folder('../files'), options)],
]);
const pages = sirv(folder('../pages'), options);
const jquery = sirv(folder('../../node_modules/jquery/dist'), options);

/**
 * @param {Request} request @param {Response} response
 * @param {boolean} hasJquery whether pages have jQuery on them
 */
async function serveFile(request, response, hasJquery) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const missing = () => {
    response.statusCode = 404;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end('404: no such page');
  };
  const target = redirects.get(pathname);
  if (target) {
    response.writeHead(302, { Location: target }).end();
    return;
  }
  if (pathname.startsWith(base)) {
    serveDocumentation(request, response, missing);
    return;
  }
  for (const [prefix, serve] of mounts) {
    if (pathname.startsWith(prefix)) {
      request.url = request.url?.slice(prefix.length - 1);
      serve(request, response, missing);
      return;
    }
  }
  if (pathname === jqueryFile.address) {
    request.url = jqueryFile.file;
    jquery(request, response, missing);
    return;
  }
  const file = join(folder('../pages'), pathname, 'index.html');
  const page = hasJquery && (await readFile(file, 'utf8').catch(() => undefined));
  if (page) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(200, headers).end(withJquery(page));
  } else pages(request, response, missing);
}

/**
 * The stand-in for a company's backend: static-html as a site, calls 1 to 3 and the form answered
 * from the same content. It is for development and tests, and not made to be reached by others.
 *
 * @param {{ readonly jquery?: boolean }} [settings] whether pages have jQuery where the visitor has not said it
 */
export function createBackend({ jquery: usual = false } = {}) {
  return createServer(async (request, response) => {
    try {
      const fault = faultOf(request);
      if (fault && (await misbehave(response, fault))) return;
      const hasJquery = wantsJquery(request, usual);
      if (request.method !== 'POST') {
        if (!keepChoice(request, response)) await serveFile(request, response, hasJquery);
      } else if (!(await answerCall(request, response))) {
        await answerForm(request, response, hasJquery ? withJquery : (html) => html);
      }
    } catch (error) {
      if (error instanceof TooLong) {
        request.resume();
        response.writeHead(413).end('413: too much is sent');
        return;
      }
      console.error(error);
      response.writeHead(500).end('500: the stand-in backend failed');
    }
  });
}
