// Takes pictures of every snippet of docs/sections.md on every foreign page, to be looked at:
// node tests/foreign/look.mjs <folder> [theme,…] [section,…] [width,…] [scheme,…] [language] [direction]
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createBackend } from '../../static-html/backend/backend.mjs';
import { provideChromium } from '../support/chromium.mjs';
import { foreignPage, sections, themes } from '../support/foreign.mjs';

const [folder = 'test-results/foreign', ...wanted] = process.argv.slice(2);
/** @param {number} index @param {readonly string[]} all */
const list = (index, all) => wanted[index]?.split(',').filter(Boolean) ?? all;
const chosen = {
  themes: list(0, Object.keys(themes)),
  sections: list(1, ['all']),
  widths: list(2, ['1280', '390']).map(Number),
  schemes: /** @type {import('../support/foreign.mjs').Scheme[]} */ (list(3, ['light'])),
  language: wanted[4] === 'de' ? /** @type {const} */ ('de') : /** @type {const} */ ('en'),
  direction: wanted[5] === 'rtl' ? /** @type {const} */ ('rtl') : /** @type {const} */ ('ltr'),
};
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
for (const theme of chosen.themes) {
  for (const scheme of chosen.schemes) {
    for (const width of chosen.widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        hasTouch: width < 700,
        reducedMotion: 'reduce',
      });
      const value = encodeURIComponent('{"cms":true,"analytics":false}');
      await context.addCookies([{ name: 'klaro', value, url: origin }]);
      for (const section of chosen.sections) {
        const page = await context.newPage();
        page.on('pageerror', (error) => console.error(theme, section, error.message));
        page.on('console', (m) => m.type() === 'error' && console.error(theme, section, m.text()));
        const only =
          section === 'all'
            ? sections.map(({ name }) => name).filter((n) => n !== 'intro')
            : [section];
        const { language, direction } = chosen;
        const body = foreignPage({ theme, scheme, language, direction, only });
        await page.route('**/foreign/', (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
        );
        await page.goto(`${origin}/foreign/`);
        await page.waitForFunction(() => window.auftritt !== undefined);
        await page.evaluate(async () => {
          for (let y = 0; y < Math.min(12_000, document.documentElement.scrollHeight); y += 400) {
            scrollTo(0, y);
            await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30)));
          }
          scrollTo(0, 0);
          for (const selector of [
            '.main-navigation',
            '.category-gallery',
            '.inspiration-gallery',
            'form',
          ])
            document
              .querySelector(selector)
              ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        });
        await page.evaluate(() =>
          Promise.all(document.getAnimations().map(({ finished }) => finished)),
        );
        await page.screenshot({
          path: `${folder}/${theme}-${section}-${width}-${scheme}.png`,
          fullPage: true,
        });
        await page.close();
      }
      await context.close();
    }
  }
}
await browser.close();
server.close();
