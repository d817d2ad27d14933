import type { Page } from '@playwright/test';
import { launchOptions } from '../../support/chromium.mjs';
import { expect, test } from '../../support/site.js';
import { closeByKey, libraries, open, serveStill, three } from './on-page.js';

/** Scrollbars that take room, as on most desktops. Playwright hides them. */
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.beforeEach(({ page }) => serveStill(page));

const bars = `<header id="header" style="position:fixed;inset:0 0 auto;height:40px"></header>
  <footer id="footer" style="position:fixed;right:0;bottom:0;width:100px;height:40px"></footer>`;
const body = `${bars}<h1 id="title">Title</h1><p id="links">${three}</p><div style="height:3000px">x</div>`;

/** What a theme says of the page's own boxes, and what stands on it. */
const themes = {
  'no rules': ['', body],
  'no margin': ['body{margin:0}', body],
  'padding and a greatest width': ['body{margin:0 auto;padding:0 20px;max-width:900px}', body],
  'a scrollbar that is always there': ['html{overflow-y:scroll}', body],
  'a body that has the scrollbar of the window': ['body{overflow-y:scroll;margin:0}', body],
  'nothing beside the page': ['html,body{overflow-x:hidden}', body],
  'a body that scrolls': ['html,body{height:100%;margin:0;overflow:auto}', body],
  'room that is always there': ['html{scrollbar-gutter:stable}', body],
  'room on both sides': ['html{scrollbar-gutter:stable both-edges}', body],
  'a page wider than the window': ['#title{width:2000px}', body],
  'a reset with !important': ['html,body{margin:0!important;padding:0!important}', body],
  'a short page': ['', `${bars}<h1 id="title">Title</h1><p id="links">${three}</p>`],
} as const;

const places = (page: Page) =>
  page.evaluate(() => [
    ...['title', 'links', 'header', 'footer'].map((id) => {
      const { x, y, width, height } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return `${id} ${x} ${y} ${width} ${height}`;
    }),
    `${document.documentElement.getAttribute('style')} ${document.body.getAttribute('style')}`,
  ]);

for (const { library, tag } of libraries) {
  for (const [name, [css, html]] of Object.entries(themes)) {
    // The same code holds the page for both libraries, and for each theme.
    const isAgain = !(
      name === 'no margin' ||
      (library === 'fancybox' && name === 'a body that scrolls')
    );
    test(`${library}: nothing moves behind the lightbox, with ${name}`, {
      tag: isAgain ? ['@long'] : [],
    }, async ({ page, openFragment }) => {
      await openFragment(html, { tag, head: `<style>${css}</style>` });
      if (html === body) {
        expect(await page.evaluate(() => innerWidth - document.body.clientWidth)).toBeGreaterThan(
          9,
        );
      }
      const before = await places(page);
      await open(page, 'b');
      const during = await places(page);
      expect(during.slice(0, -1)).toEqual(before.slice(0, -1));
      await page.mouse.move(700, 450);
      await page.mouse.wheel(0, 300);
      for (const key of ['End', 'PageDown']) await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(await places(page)).toEqual(during);
      await closeByKey(page);
      expect(await places(page)).toEqual(before);
    });
  }
}
