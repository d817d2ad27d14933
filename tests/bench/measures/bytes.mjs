import { brotliCompressSync } from 'node:zlib';
import { inFreshPage, openAndRest } from '../browser.mjs';
import { slidersFirst } from '../competitors.mjs';

/** The pages whose scripts and styles are weighed: name → path. */
export const weighed = {
  text: '/home/impressum/',
  'home, sliders visible': slidersFirst,
  references: '/home/referenzen/',
  coverflow: '/home/kollektion/',
  'category gallery': '/home/produkte/pendelleuchten/',
  form: '/home/kontakt/',
  'every section': '/home/baukasten/',
};

/**
 * What a page has loaded, in bytes as brotli compresses them.
 *
 * @typedef {object} Weight
 * @property {number} script without what is fetched ahead
 * @property {number} styles
 * @property {number} ahead what is fetched ahead and has not run
 */

/**
 * Whether a file is a script or stylesheet of the stack that the page is opened with. The theme is of none, and
 * our stylesheet is not of the old stack, whose page has it too.
 *
 * @param {string} address @param {string} page its address
 */
function isOfStack(address, page) {
  const stack = new URL(page).searchParams.get('competitor');
  const folder = stack === 'legacy' || stack === 'modern' ? stack : 'assets';
  const { pathname } = new URL(address);
  return pathname.startsWith(`/${folder}/`) && /\.(js|css)$/.test(pathname);
}

/**
 * Watches what a page loads from now on.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => Promise<Weight>>} a function that weighs what has been loaded so far
 */
export async function watchLoads(page) {
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
  page.on('response', (response) => {
    const address = response.url();
    if (!isOfStack(address, response.frame().url())) return;
    const isStyle = new URL(address).pathname.endsWith('.css');
    const weighing = response.body().then((body) => brotliCompressSync(body).length);
    const file = weighing.then((size) => ({ address, isStyle, size }));
    // A page that is closed early has no bodies any more. Whoever weighs it is told, and the process goes on.
    file.catch(() => {});
    files.push(file);
  });
  return async () => {
    const found = await Promise.all(files);
    /** @type {string[]} */
    const ahead = await page.evaluate('ahead');
    /** @param {(file: { address: string, isStyle: boolean }) => boolean} counts */
    const bytes = (counts) => found.filter(counts).reduce((sum, { size }) => sum + size, 0);
    return {
      script: bytes(({ address, isStyle }) => !isStyle && !ahead.includes(address)),
      styles: bytes(({ isStyle }) => isStyle),
      ahead: bytes(({ address }) => ahead.includes(address)),
    };
  };
}

/**
 * Weighs what a page loads until it rests, without scrolling.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {{ answered: boolean }} visitor whether the visitor has answered the consent notice before
 */
export const weigh = (browser, origin, path, { answered }) =>
  inFreshPage(browser, { origin, answered }, async (page) => {
    // A page of a busy machine may take long to rest.
    page.setDefaultTimeout(120_000);
    const weight = await watchLoads(page);
    await openAndRest(page, `${origin}${path}`);
    // What is fetched ahead is asked for when the browser is idle, which may be some time later.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await page.waitForLoadState('networkidle');
    return weight();
  });
