import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { deferred } from './site.js';

/** A page that is rendered before its visitor comes, and what is asked of it. */
export interface AheadPage {
  readonly html: string;
  /** Of the query. */
  readonly search: string;
  /** Resolves in the page when the visitor may come; it uses nothing from outside. */
  readonly isReady: () => Promise<unknown>;
  /** Called in the page when the visitor has come; it uses nothing from outside. */
  readonly look: () => unknown;
  /** Path → what the server answers there, beside the built files. */
  readonly answers: Readonly<Record<string, string>>;
  readonly cookie: string;
}

export interface Prerendered {
  /** The paths of `answers` that the page asked for, and between them that the visitor comes. */
  readonly order: readonly string[];
  /** What `look` returned. */
  readonly seen: unknown;
}

const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

const typeOf = (path: string): string => types[extname(path)] ?? 'text/html; charset=utf-8';

/** Whether processes have groups, which can be ended as one. */
const hasGroups = process.platform !== 'win32';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** The page that the visitor is on; it goes to the other one when that is ready. */
const before = (path: string): string => `<!doctype html><title>Before</title>
  <script type="speculationrules">${JSON.stringify({
    prerender: [{ source: 'list', urls: [path], eagerness: 'immediate' }],
  })}</script>
  <script>fetch('/come').then(() => { location.href = '${path}'; });</script>`;

/** Tells the server what happens in the page. */
const probe = ({ isReady, look }: AheadPage): string => `<script>{
  const tell = (path, body) => fetch(path, { method: 'POST', body });
  (${isReady})().then(() => tell('/ready'));
  document.addEventListener('prerenderingchange', async () => {
    tell('/seen', JSON.stringify(await (${look})()));
  });
}</script>`;

/**
 * Lets Chromium render a page ahead and go there when it is ready. Playwright and puppeteer forbid that
 * to the pages they drive, so nothing drives this Chromium: its pages tell the server what happens.
 */
export async function prerender(ahead: AheadPage): Promise<Prerendered> {
  const { answers } = ahead;
  const order: string[] = [];
  const ready = deferred();
  let see = (_seen: unknown): void => {};
  const seen = new Promise<unknown>((resolve) => {
    see = resolve;
  });
  const path = `/page/${ahead.search}`;
  const html = ahead.html.replace('<head>', `<head>${probe(ahead)}`);

  /** What is answered at a path; undefined where there is nothing. */
  const answer = async (request: IncomingMessage, pathname: string) => {
    const body = await bodyOf(request);
    const own: Readonly<Record<string, () => unknown>> = {
      '/come': () => ready.promise,
      '/ready': () => {
        order.push('the visitor comes');
        ready.resolve();
      },
      '/seen': () => see(JSON.parse(body)),
    };
    if (own[pathname]) {
      await own[pathname]();
      return '';
    }
    if (pathname === '/') return before(path);
    if (pathname === '/page/') return html;
    if (pathname in answers) {
      order.push(pathname);
      return answers[pathname];
    }
    const file = join('dist', pathname.replace('/assets/', ''));
    return pathname.startsWith('/assets/') && existsSync(file) ? readFileSync(file) : undefined;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = await answer(request, pathname);
    response.setHeader('Set-Cookie', `${ahead.cookie}; Path=/`);
    response.setHeader('Content-Type', typeOf(pathname));
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const profile = await mkdtemp(join(tmpdir(), 'auftritt-prerender-'));
  const browser = spawn(
    findChromium() ?? '',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      // Without it the shell prints the page and ends.
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `http://127.0.0.1:${address.port}/`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: hasGroups },
  );
  browser.stderr.resume();
  // Its processes share the pipe: once it is closed, none of them writes into the profile.
  const ended = once(browser, 'close');
  try {
    return {
      seen: await Promise.race([
        seen,
        ended.then(() => Promise.reject(new Error('Chromium ended'))),
      ]),
      order,
    };
  } finally {
    // Debian's command is a shell that waits for Chromium, which would outlive it.
    if (hasGroups && browser.pid) process.kill(-browser.pid);
    else browser.kill();
    await ended;
    server.close();
    server.closeAllConnections();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
