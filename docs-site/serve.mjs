// The documentation's site on the development server, below /docs/. It is built when it is first
// asked for, and again when its sources have changed.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { isNewer } from '../build/up-to-date.mjs';
import { base } from './markdown.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const root = join(import.meta.dirname, '..');
const site = join(import.meta.dirname, 'dist/site');

/** VitePress writes it last. */
const last = join(site, 'hashmap.json');

const sources = [
  'docs',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'src',
  'tests/support/foreign.mjs',
  'tests/support/frameworks.mjs',
  'tests/foreign/package-lock.json',
  'docs-site/package-lock.json',
  'static-html/answers',
  'package.json',
  ...['.vitepress/config.mjs', '.vitepress/theme', 'showroom'].map((path) => `docs-site/${path}`),
  ...readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => `docs-site/${name}`),
].map((path) => join(root, path));

/** VitePress puts `base` before each address of its menus: these lead out of the site. */
export const demonstration = new Map([
  ['/demonstration/', '/en/home/'],
  ['/de/demonstration/', '/home/'],
]);

/** Folders of the project whose files the documentation links to. */
const folders = ['backends', 'docs', 'static-html', 'src', 'tests'];

/** @type {Promise<void> | undefined} */
let building;

/**
 * Builds the site, once for all who wait for it, if a source is newer than it.
 *
 * @throws Error if the build fails; its own output says why
 */
export async function provideDocumentation() {
  if (isNewer(last, sources)) return;
  building ??= /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      console.log('Building the documentation …');
      const child = spawn(process.execPath, ['docs-site/build.mjs'], {
        cwd: root,
        stdio: 'inherit',
      });
      child.once('error', reject);
      child.once('exit', (status) => {
        if (status === 0) resolve();
        else reject(new Error(`the documentation was not built: status ${status}`));
      });
    })
  ).finally(() => {
    building = undefined;
  });
  await building;
}

const pages = sirv(site, { dev: true, etag: true });
const files = sirv(root, {
  dev: true,
  setHeaders: (response) => response.setHeader('Content-Type', 'text/plain; charset=utf-8'),
});

/** Shown until the site is built. */
const waiting = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Auftritt</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2">
<style>body { font: 1.1rem system-ui, sans-serif; margin: 3rem }</style>
<p>The documentation is being built. This page reloads when it is ready; if it does not, read the
server's output.</p>`;

/**
 * Whether an address is that of a page, with or without its ending, and not that of a part of one.
 *
 * @param {string} path
 */
export const isPage = (path) => /\/[^/.?]*(?:\.html)?(?:\?.*)?$/.test(path);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A list of a folder's files, or undefined where there is no such folder.
 *
 * @param {string} path from the project's root
 */
function listing(path) {
  const folder = join(root, path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const items = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .map((name) => `<li><a href="${encodeURI(name)}">${escaped(name)}</a></li>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(path)}</title>
<meta name="viewport" content="width=device-width"><h1>${escaped(path)}</h1><ul>${items.join('')}</ul>`;
}

/**
 * A file of the project as text, or a folder's list.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} missing
 */
function serveFile(request, response, missing) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = posix.normalize(decodeURIComponent(pathname).slice(1));
  const isOpen = path === 'LICENSE' || folders.includes(path.split('/')[0] ?? '');
  const list = isOpen ? listing(path) : undefined;
  if (!isOpen) missing();
  else if (list === undefined) files(request, response, missing);
  else if (path.endsWith('/')) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(list);
  } else response.writeHead(302, { Location: `${base}files/${path}/` }).end();
}

/**
 * Answers a request whose address begins with `base`.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {() => void} missing
 */
export function serveDocumentation(request, response, missing) {
  const path = (request.url ?? '').slice(base.length - 1);
  if (path.startsWith('/files/')) {
    request.url = path.slice('/files'.length);
    serveFile(request, response, missing);
    return;
  }
  const target = demonstration.get(path);
  if (target) {
    response.writeHead(302, { Location: target }).end();
    return;
  }
  // The parts of a page are asked for when it is built.
  if (isPage(path) && !isNewer(last, sources)) {
    provideDocumentation().catch((error) => console.error(error));
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '2' });
    response.end(waiting);
    return;
  }
  request.url = path;
  pages(request, response, missing);
}
