// What each template of the demonstration site loads before the visitor touches anything, as JSON on
// standard output: scripts, styles and what is fetched ahead and not evaluated, each in brotli bytes,
// and how many requests; then the bytes of the old stack. Build first: node tests/bench/measures/pages.mjs > pages.json
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { createBackend } from '../../../static-html/backend/backend.mjs';
import { inFreshPage, launch, openAndRest } from '../browser.mjs';
import { legacyBytes } from '../competitors.mjs';

/** How long (ms) a page may take until it rests. */
const patience = 120_000;

/** One page per template and language. */
export const templates = {
  home: ['/home/', '/en/home/'],
  manufactory: ['/home/manufaktur/', '/en/home/manufactory/'],
  'products, parent': ['/home/produkte/', '/en/home/products/'],
  'products, category': ['/home/produkte/pendelleuchten/', '/en/home/products/pendant-lamps/'],
  inspiration: ['/home/inspiration/', '/en/home/inspiration/'],
  references: ['/home/referenzen/', '/en/home/references/'],
  rooms: ['/home/raeume/', '/en/home/rooms/'],
  collection: ['/home/kollektion/', '/en/home/collection/'],
  downloads: ['/home/downloads/', '/en/home/downloads/'],
  contact: ['/home/kontakt/', '/en/home/contact/'],
  'contact, thanks': ['/home/kontakt/danke/', '/en/home/contact/thanks/'],
  text: ['/home/impressum/', '/en/home/imprint/'],
  'every section': ['/home/baukasten/', '/en/home/every-section/'],
};

/**
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} path
 * @param {boolean} answered whether the visitor has answered the consent notice before
 * @returns {Promise<{ script: number, styles: number, ahead: number, requests: number }>}
 */
const weigh = (browser, origin, path, answered) =>
  inFreshPage(browser, { origin, answered }, async (page) => {
    page.setDefaultTimeout(patience);
    /** @type {Promise<{ address: string, isStyle: boolean, size: number }>[]} */
    const files = [];
    await page.addInitScript(() => {
      /** @type {string[]} */
      const ahead = [];
      Object.assign(window, { ahead });
      new MutationObserver((records) => {
        for (const { addedNodes } of records) {
          for (const node of addedNodes) {
            if (node instanceof HTMLLinkElement && node.rel === 'modulepreload')
              ahead.push(node.href);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    /** @param {import('@playwright/test').Response} response */
    const note = (response) => {
      const address = response.url();
      const { pathname } = new URL(address);
      if (!/^\/assets\/.*\.(js|css)$/.test(pathname)) return;
      const isStyle = pathname.endsWith('.css');
      const weighed = response.body().then((body) => brotliCompressSync(body).length);
      files.push(weighed.then((size) => ({ address, isStyle, size })));
    };
    page.on('response', note);
    await openAndRest(page, `${origin}${path}`);
    page.off('response', note);
    const found = await Promise.all(files);
    /** @type {string[]} */
    const ahead = await page.evaluate('ahead');
    const bytes = (
      /** @type {(file: { address: string, isStyle: boolean }) => boolean} */ counts,
    ) => found.filter(counts).reduce((sum, { size }) => sum + size, 0);
    return {
      script: bytes(({ address, isStyle }) => !isStyle && !ahead.includes(address)),
      styles: bytes(({ isStyle }) => isStyle),
      ahead: bytes(({ address }) => ahead.includes(address)),
      requests: found.length,
    };
  });

const server = createBackend();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (typeof address !== 'object' || !address) throw new Error('the server has no address');
const origin = `http://127.0.0.1:${address.port}`;
const browser = await launch();
/** @type {Record<string, object>} */
const measured = {};
for (const path of Object.values(templates).flat()) {
  measured[path] = {
    first: await weigh(browser, origin, path, false),
    return: await weigh(browser, origin, path, true),
  };
}
await browser.close();
server.close();
console.log(JSON.stringify({ ...measured, 'the old stack': legacyBytes }, null, 2));
