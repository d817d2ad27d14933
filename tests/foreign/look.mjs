// Takes pictures of every snippet of docs/sections.md on every foreign page, to be looked at, with what a
// visitor opens on it: node tests/foreign/look.mjs <folder> [theme,…] [width,…] [language] [direction]
// A theme with `+` after it stands in a layer, as docs/style.md says: bootstrap-5+
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createBackend } from '../../static-html/backend/backend.mjs';
import { provideChromium } from '../support/chromium.mjs';
import { foreignPage, sections, themes } from '../support/foreign.mjs';
import { everythingStarted } from '../support/started.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const [folder = 'test-results/foreign', ...wanted] = process.argv.slice(2);
/** @param {number} index @param {readonly string[]} all */
const list = (index, all) => wanted[index]?.split(',').filter(Boolean) ?? all;
const both = Object.entries(themes).flatMap(([theme, { layered }]) => [
  theme,
  ...(layered ? [`${theme}+`] : []),
]);
const chosen = {
  themes: list(0, both),
  widths: list(1, ['1280', '900', '390']).map(Number),
  language: wanted[2] === 'de' ? /** @type {const} */ ('de') : /** @type {const} */ ('en'),
  direction: wanted[3] === 'rtl' ? /** @type {const} */ ('rtl') : /** @type {const} */ ('ltr'),
};
const schemes = /** @type {const} */ (['light', 'dark']);
const all = sections.map(({ name }) => name).filter((name) => name !== 'intro');
mkdirSync(folder, { recursive: true });

const server = createBackend().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const origin = `http://127.0.0.1:${address.port}`;
const browser = await chromium.launch({
  executablePath: provideChromium(),
  chromiumSandbox: false,
});

/** The answer of a gallery that asks for a category. @param {string} asked */
function answer(asked) {
  const fields = [...new URLSearchParams(asked)];
  const field = (/** @type {string} */ name) =>
    fields.find(([each]) => each.endsWith(`[${name}]`))?.[1] ?? '';
  const uid = Number(field('uid'));
  const kind = uid < 20 ? 'products' : 'inspiration';
  const file = `${field('ajax') === '1' ? '' : 'parent-'}${uid < 10 ? uid + 10 : uid}.html`;
  return readFileSync(`static-html/answers/${chosen.language}/${kind}/${file}`, 'utf8');
}

/**
 * Opens the page with what answers its galleries.
 *
 * @param {string} name
 * @param {number} width
 * @param {readonly string[]} only
 * @param {string} [tag]
 */
async function open(name, width, only, tag = '') {
  const theme = name.replace('+', '');
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    hasTouch: width < 700,
    reducedMotion: 'reduce',
  });
  if (!tag) {
    const value = encodeURIComponent('{"cms":true,"analytics":false}');
    await context.addCookies([{ name: 'klaro', value, url: origin }]);
  }
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, width, error.message));
  const { language, direction } = chosen;
  const layered = name.endsWith('+');
  const body = foreignPage({ theme, layered, language, direction, only, tag });
  await page.route('**/foreign/', (route) => {
    const asked = route.request().postData();
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: asked ? answer(asked) : body,
    });
  });
  await page.goto(`${origin}/foreign/`);
  await page.waitForFunction(() => window.auftritt !== undefined);
  return page;
}

/** Waits for pictures and for what moves. @param {Page} page */
const atRest = (page) =>
  page.evaluate(async () => {
    const near = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 10_000)
        .map(({ finished }) => finished.catch(() => {})),
    );
  });

/** Takes the picture in both schemes. @param {Page} page @param {string} path @param {boolean} fullPage */
async function shoot(page, path, fullPage) {
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
      document.documentElement.dataset.bsTheme = value;
    }, scheme);
    await atRest(page);
    await page.screenshot({ path: `${path}-${scheme}.jpg`, type: 'jpeg', quality: 80, fullPage });
  }
}

/** Scrolls through the page, and starts what waits for a visitor's hand. @param {Page} page */
async function start(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(14_000, document.documentElement.scrollHeight); y += 450) {
      // At once, where a framework scrolls smoothly too.
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 20)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await everythingStarted(page);
}

/** What a visitor opens, with the sections on its page and its tag. */
const states = {
  menu: {
    only: ['navigation', 'image-slider'],
    tag: '',
    /** @param {Page} page */
    async act(page) {
      const opener = page.locator('.navigation-opener');
      if (await opener.isVisible()) {
        await opener.click();
        await page.locator('.navigation-opener[aria-expanded="true"]').waitFor();
      } else await page.locator('.main-navigation li:has(ul) > a').first().hover();
    },
  },
  lightbox: {
    only: ['lightbox'],
    tag: '',
    /** @param {Page} page */
    async act(page) {
      await page.locator('a[data-fancybox]').first().click();
      await page.locator('.fancybox__dialog .is-selected img:not(.is-clone)').waitFor();
    },
  },
  notice: {
    only: ['navigation', 'consent', 'references'],
    tag: 'data-consent="always"',
    /** @param {Page} page */
    act: (page) => page.locator('.klaro .cookie-notice').waitFor(),
  },
  settings: {
    only: ['consent'],
    tag: 'data-consent="always"',
    /** @param {Page} page */
    async act(page) {
      await page.locator('.klaro .cm-link').first().click();
      await page.locator('.klaro .cm-modal').waitFor();
    },
  },
};

for (const name of chosen.themes) {
  for (const width of chosen.widths) {
    const page = await open(name, width, all);
    await start(page);
    await page.locator('form [type="submit"], form button').first().click();
    await page.locator('.has-error').first().waitFor();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await shoot(page, `${folder}/${name}-${width}-page`, true);
    await page.context().close();
    for (const [state, { only, tag, act }] of Object.entries(states)) {
      const opened = await open(name, width, only, tag);
      await act(opened).catch((error) => console.error(name, width, state, error.message));
      await shoot(opened, `${folder}/${name}-${width}-${state}`, false);
      await opened.context().close();
    }
    console.log(name, width);
  }
}
await browser.close();
server.close();
