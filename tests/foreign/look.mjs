// Takes pictures of every snippet of docs/sections.md on every foreign page, to be looked at, with what a
// visitor opens on it: node tests/foreign/look.mjs <folder> [theme,…] [width,…] [language] [direction]
// A theme with `+` after it stands in a layer, as docs/style.md allows: bootstrap-5+
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createBackend } from '../../static-html/backend/backend.mjs';
import { provideChromium } from '../support/chromium.mjs';
import { themes } from '../support/foreign.mjs';
import { openView, paintIn, schemes, views } from './views.mjs';

const [folder = 'test-results/foreign', ...wanted] = process.argv.slice(2);
/** @param {number} index @param {readonly string[]} all */
const list = (index, all) => wanted[index]?.split(',').filter(Boolean) ?? all;
const chosen = {
  themes: list(0, Object.keys(themes)),
  widths: list(1, ['1280', '900', '390']).map(Number),
  language: wanted[2] === 'de' ? /** @type {const} */ ('de') : /** @type {const} */ ('en'),
  direction: wanted[3] === 'rtl' ? /** @type {const} */ ('rtl') : /** @type {const} */ ('ltr'),
};
mkdirSync(folder, { recursive: true });

const server = createBackend().listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const browser = await chromium.launch({
  executablePath: provideChromium(),
  chromiumSandbox: false,
});

for (const name of chosen.themes) {
  for (const width of chosen.widths) {
    for (const [shown, view] of Object.entries(views)) {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${address.port}`,
        viewport: { width, height: 900 },
        hasTouch: width < 700,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(name, width, shown, error.message));
      const { language, direction } = chosen;
      const [theme, layered] = [name.replace('+', ''), name.endsWith('+')];
      await openView(page, { theme, layered, view, language, direction });
      await view.act(page).catch((error) => console.error(name, width, shown, error.message));
      for (const scheme of schemes) {
        await paintIn(page, scheme);
        const path = `${folder}/${name}-${width}-${shown}-${scheme}.jpg`;
        await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: view.fullPage });
      }
      await context.close();
    }
    console.log(name, width);
  }
}
await browser.close();
server.close();
