import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { createBackend } from '../../static-html/backend/backend.mjs';
import { listening } from '../support/listening.mjs';
import { providePackages } from '../support/packages.mjs';

/**
 * What is compared: the page without any script, with the stack of such sites, with what a developer would
 * take today (modern/README.md), and with ours.
 */
export const competitors = /** @type {const} */ (['none', 'legacy', 'modern', 'auftritt']);

/** @typedef {(typeof competitors)[number]} Competitor */

const require = createRequire(import.meta.url);

/** What the stacks are of that no site of ours has, and what compresses pages as servers do. */
const compress = providePackages('tests/bench')('compression')();

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

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
  'site.js': here('legacy.js'),
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
  const tag = /<script type="module" src="\/assets\/auftritt\.js"([^>]*)><\/script>/;
  const styles = '<link rel="stylesheet" href="/assets/auftritt.css">';
  if (!tag.test(html)) throw new Error('the page has no tag of ours');
  switch (competitor) {
    case 'none':
      return html.replace(tag, '');
    case 'legacy':
      return html.replace(tag, legacyTags);
    case 'modern':
      if (!html.includes(styles)) throw new Error('the page has no stylesheet of ours');
      return (
        html
          // The theme shows the menu's button where this class says that scripts run.
          .replace('<html', '<html class="auftritt"')
          .replace(styles, '<link rel="stylesheet" href="/modern/site.css">')
          .replace(tag, '<script type="module" src="/modern/site.js"$1></script>')
      );
    case 'auftritt':
      return html;
  }
}

/** Each file of the other stacks, compressed as dist/ is. @type {Map<string, Buffer>} */
const compressed = new Map();
for (const [name, path] of Object.entries(files)) {
  compressed.set(`/legacy/${name}`, brotliCompressSync(await readFile(path)));
}

// The modern stack, for the browsers that ours is built for.
const { outputFiles } = await build({
  entryPoints: ['site.js', 'site.css', 'lightbox.css', 'consent.css'].map((name) =>
    here(`modern/${name}`),
  ),
  outdir: 'modern',
  write: false,
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
  legalComments: 'none',
});
for (const { path, contents } of outputFiles) {
  compressed.set(`/modern/${basename(path)}`, brotliCompressSync(contents));
}

const pages = here('../../static-html/pages');

/** The home page with playing logos and a slider above the fold. */
export const slidersFirst = '/bench/home/';

/**
 * The HTML of a page of the site, or of the one that is made of its home.
 *
 * @param {string} path
 */
async function read(path) {
  if (path !== slidersFirst) return readFile(join(pages, path, 'index.html'), 'utf8');
  let html = await readFile(join(pages, 'home/index.html'), 'utf8');
  for (const name of ['image-slider-section', 'clients']) {
    const [section] = html.match(new RegExp(`<section class="${name}">[\\s\\S]*?</section>`)) ?? [];
    if (!section) throw new Error(`the home page has no ${name}`);
    html = html.replace(section, '').replace('<section class="hero">', `${section}$&`);
  }
  return html;
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
    } else if (competitor && request.method === 'GET') {
      const html = await read(pathname);
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(pageOf(html, competitor));
    } else compress(request, response, () => backend.emit('request', request, response));
  });
  return listening(server);
}
