// The pages with jQuery on them, as the original site had it: sliders and coverflow then are slick and flipster.
import { readFileSync } from 'node:fs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @type {Record<'with_jquery' | 'without_jquery', { de: string, en: string }>} */
const wording = JSON.parse(
  readFileSync(new URL('../content/wording.json', import.meta.url), 'utf8'),
);

/** Address → the file below jQuery's folder. */
export const jqueryFile = { address: '/jquery.js', file: '/jquery.min.js' };

/**
 * Whether the visitor wants pages with jQuery: what `?jquery=` once said, which a cookie keeps until the browser ends.
 *
 * @param {Request} request
 * @param {boolean} usual what holds where nothing was said
 */
export function wantsJquery(request, usual) {
  const [, kept] = /(?:^|;\s*)jquery=([01])(?:;|$)/.exec(request.headers.cookie ?? '') ?? [];
  return kept ? kept === '1' : usual;
}

/**
 * Keeps what `?jquery=1` or `?jquery=0` says, and leads to the same page; says whether the address says it.
 *
 * @param {Request} request @param {Response} response
 */
export function keepChoice(request, response) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const choice = searchParams.get('jquery') ?? '';
  if (!/^[01]$/.test(choice)) return false;
  searchParams.delete('jquery');
  // An address that begins with two slashes would be that of another host.
  const path = pathname.replace(/^\/+/, '/');
  response.writeHead(302, {
    'Set-Cookie': `jquery=${choice}; Path=/; HttpOnly; SameSite=Lax`,
    'Cache-Control': 'no-store',
    Location: searchParams.size > 0 ? `${path}?${searchParams}` : path,
  });
  response.end();
  return true;
}

/**
 * A page with jQuery above our tag, and with a footer whose link leads back to the page without it.
 *
 * @param {string} html
 */
export function withJquery(html) {
  const { with_jquery: there, without_jquery: back } = wording;
  const tag = '<script type="module" src="/assets/auftritt.js"';
  return html
    .replace(tag, `<script src="${jqueryFile.address}"></script>\n${tag}`)
    .replace(`href="?jquery=1">${there.de}<`, `href="?jquery=0">${back.de}<`)
    .replace(`href="?jquery=1">${there.en}<`, `href="?jquery=0">${back.en}<`);
}
