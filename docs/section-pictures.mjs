// Takes a picture of each section of docs/sections.md that shows one, from the very snippet beside it,
// on a page that has no styles but ours: wide and narrow, light and dark. npm run screenshots
import { readFileSync } from 'node:fs';
import { foreignPage } from '../tests/support/foreign.mjs';
import { openBrowserOnSite } from './browser-on-site.mjs';

/** Widths in CSS px, how wide each is shown, and the most of a section's height that is shown. */
const widths = { wide: 1080, narrow: 340 };
const shownWidths = { wide: 440, narrow: 170 };
const tallest = 820;

/** What a visitor does first, where a section shows nothing of itself before. */
const actions = {
  /** @param {import('@playwright/test').Page} page */
  async navigation(page) {
    const opener = page.locator('.navigation-opener');
    if (await opener.isVisible()) await opener.click();
    else await page.locator('.main-navigation li:has(ul) > a').first().hover();
  },
  /** @param {import('@playwright/test').Page} page */
  async lightbox(page) {
    await page.locator('a[data-fancybox]').first().click();
    await page.locator('.fancybox__dialog .is-selected img:not(.is-clone)').waitFor();
  },
  /** @param {import('@playwright/test').Page} page */
  async form(page) {
    await page.locator('form [type="submit"], form button').first().click();
    await page.locator('.form-summary').waitFor();
  },
};

/** Sections that cover the window: they are shown with it. */
const covering = ['navigation', 'lightbox', 'intro', 'consent'];

/** Names of the sections that docs/sections.md shows a picture of. */
const names = [
  ...readFileSync('docs/sections.md', 'utf8').matchAll(/\]\(images\/section-([\w-]+)\.jpg\)/g),
].map(([, name = '']) => name);

/** @param {string} name @returns {name is keyof typeof actions} */
const hasAction = (name) => name in actions;

const { browser, origin, close } = await openBrowserOnSite();

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').PageScreenshotOptions} options
 * @returns {Promise<string>} the address of the picture
 */
async function shot(page, options) {
  const picture = await page.screenshot(options);
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/**
 * @param {string} name @param {'light' | 'dark'} scheme @param {number} width
 * @returns {Promise<string>} the address of the picture
 */
async function take(name, scheme, width) {
  const isCovering = covering.includes(name);
  const page = await browser.newPage({
    viewport: { width, height: isCovering ? 460 : tallest },
    colorScheme: scheme,
    // The start screen is not shown to visitors who prefer reduced motion.
    reducedMotion: name === 'intro' ? 'no-preference' : 'reduce',
  });
  if (name !== 'consent') {
    const value = encodeURIComponent('{"cms":true,"analytics":false}');
    await page.context().addCookies([{ name: 'klaro', value, url: origin }]);
  }
  const body = foreignPage({
    theme: 'unstyled',
    scheme,
    only: [name],
    tag: name === 'consent' ? 'data-consent="always"' : '',
  }).replace('</head>', '<style>body { font-family: system-ui, sans-serif }</style></head>');
  await page.route('**/snippet/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  // A site with a dark scheme has logos that can be seen on it.
  if (scheme === 'dark') {
    await page.route('**/media/*.svg', async (route) => {
      const response = await route.fetch();
      const logo = (await response.text()).replaceAll(/#2b2a28|currentColor/g, '#f2efe9');
      await route.fulfill({ response, body: logo });
    });
  }
  await page.goto(`${origin}/snippet/`);
  await page.waitForFunction(() => window.auftritt !== undefined);
  if (name === 'intro') return shot(page, {});
  await page.evaluate(() => {
    for (const { element } of window.auftritt?.instances() ?? []) {
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
  });
  await page.waitForFunction(() =>
    window.auftritt
      ?.instances()
      .every(({ state, behaviour }) => state !== 'loading' && behaviour !== undefined),
  );
  if (name === 'consent') await page.locator('.klaro .cookie-notice').waitFor();
  if (hasAction(name)) await actions[name](page);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        await animation.finished.catch(() => {});
      }
    }
  });
  const height = await page.evaluate(() => {
    const shown = [...document.body.children].map((each) => each.getBoundingClientRect().bottom);
    return Math.ceil(Math.max(...shown)) + 8;
  });
  return shot(
    page,
    isCovering ? {} : { clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } },
  );
}

for (const name of names) {
  /** @type {string[]} */
  const pictures = [];
  for (const scheme of /** @type {const} */ (['light', 'dark'])) {
    for (const kind of /** @type {const} */ (['wide', 'narrow'])) {
      const picture = await take(name, scheme, widths[kind]);
      pictures.push(`<img src="${picture}" alt="" width="${shownWidths[kind]}">`);
    }
  }
  const sheet = await browser.newPage({ viewport: { width: 660, height: 400 } });
  await sheet.setContent(
    `<style>body { margin: 0; background: #8a8f98 }
     main { display: grid; grid-template-columns: max-content max-content; gap: 12px; padding: 12px;
            inline-size: max-content; align-items: start }</style>
     <main>${pictures.join('')}</main>`,
  );
  await sheet.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await sheet
    .locator('main')
    .screenshot({ path: `docs/images/section-${name}.jpg`, type: 'jpeg', quality: 44 });
  await sheet.close();
}
await close();
