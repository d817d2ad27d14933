import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createBackend } from '../../static-html/backend/backend.mjs';

/** What is compared: the page without any script, with the stack of such sites, and with ours. */
export const competitors = /** @type {const} */ (['none', 'legacy', 'auftritt']);

/** @typedef {(typeof competitors)[number]} Competitor */

const require = createRequire(import.meta.url);

/** @param {string} name @param {string} path */
const inPackage = (name, path) => join(dirname(require.resolve(`${name}/package.json`)), path);

/** The seven files of the legacy stack in the order of the page, and the site's own. */
const files = {
  'jquery.js': inPackage('jquery-3', 'dist/jquery.min.js'),
  'bootstrap.js': inPackage('bootstrap', 'dist/js/bootstrap.min.js'),
  'slick.js': inPackage('slick-1', 'slick/slick.min.js'),
  'fancybox.js': inPackage('@fancyapps/fancybox', 'dist/jquery.fancybox.min.js'),
  'flipster.js': inPackage('jquery.flipster', 'dist/jquery.flipster.min.js'),
  'js-cookie.js': inPackage('js-cookie', 'dist/js.cookie.min.js'),
  'klaro.js': inPackage('klaro', 'dist/klaro.js'),
  'site.js': fileURLToPath(new URL('legacy.js', import.meta.url)),
  'slick.css': inPackage('slick-1', 'slick/slick.css'),
  'fancybox.css': inPackage('@fancyapps/fancybox', 'dist/jquery.fancybox.min.css'),
  'flipster.css': inPackage('jquery.flipster', 'dist/jquery.flipster.min.css'),
};

const names = Object.keys(files);
const legacyTags = names
  .map((name) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/legacy/${name}">`
      : `<script src="/legacy/${name}" defer></script>`,
  )
  .join('\n');

/**
 * A static page with the tag of a competitor in place of ours.
 *
 * @param {string} html @param {Competitor} competitor
 */
export function pageOf(html, competitor) {
  const tag = /<script type="module" src="\/assets\/auftritt\.js"[^>]*><\/script>/;
  if (!tag.test(html)) throw new Error('the page has no tag of ours');
  switch (competitor) {
    case 'none':
      return html.replace(tag, '');
    case 'legacy':
      return html.replace(tag, legacyTags);
    case 'auftritt':
      return html;
  }
}

const pages = fileURLToPath(new URL('../../static-html/pages', import.meta.url));

/** Each file of the legacy stack, compressed as dist/ is. @type {Map<string, Buffer>} */
const compressed = new Map();
for (const [name, path] of Object.entries(files)) {
  compressed.set(`/legacy/${name}`, brotliCompressSync(await readFile(path)));
}

/** The brotli bytes of the legacy stack's scripts, and of its stylesheets. */
export const legacyBytes = { script: 0, styles: 0 };
for (const [path, { length }] of compressed) {
  legacyBytes[path.endsWith('.css') ? 'styles' : 'script'] += length;
}

/**
 * Serves the site with `?competitor=` on every page, and what `routes` answers.
 *
 * @param {Map<string, string>} routes path → HTML
 */
export async function serve(routes) {
  const backend = createBackend();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const file = compressed.get(pathname);
    const competitor = competitors.find((each) => each === searchParams.get('competitor'));
    const route = routes.get(pathname);
    if (file) {
      response.writeHead(200, {
        'Content-Type': pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-cache',
      });
      response.end(file);
    } else if (route !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(route);
    } else if (competitor) {
      const html = await readFile(join(pages, pathname, 'index.html'), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(pageOf(html, competitor));
    } else backend.emit('request', request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
