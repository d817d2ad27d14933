import { brotliCompressSync } from 'node:zlib';
import { inFreshPage, openAndRest } from '../browser.mjs';

/** The pages whose scripts are weighed: name → path. */
export const weighed = {
  'text page': '/home/impressum/',
  'home page': '/home/',
  'page with sliders': '/home/referenzen/',
  'category gallery': '/home/produkte/pendelleuchten/',
  form: '/home/kontakt/',
  'page with everything': '/home/baukasten/',
};

/**
 * The brotli bytes of all scripts that a page loads until it rests, and how many they are.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {{ answered: boolean }} visitor
 */
export function scriptBytes(browser, origin, path, { answered }) {
  return inFreshPage(browser, { origin, answered }, async (page) => {
    /** @type {Promise<{ name: string, bytes: number }>[]} */
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      scripts.push(
        response.body().then((body) => ({ name, bytes: brotliCompressSync(body).length })),
      );
    });
    await openAndRest(page, `${origin}${path}`);
    const files = await Promise.all(scripts);
    return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files };
  });
}
