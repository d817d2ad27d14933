import { test } from '../../support/fragments.js';
import { violations, watchViolations } from '../../support/policy.js';
import { expect, idle, test as pageTest, releasedBody, running } from '../../support/site.js';
import {
  closeByKey,
  counter,
  image,
  libraries,
  link,
  open,
  serveStill,
  shown,
  three,
} from './on-page.js';

const [, { tag }] = libraries;

test.beforeEach(({ page }) => serveStill(page));

pageTest(
  'a page with PhotoSwipe never asks for Fancybox, and needs no policy of Trusted Types',
  async ({ page, openFragment, complaints }) => {
    await serveStill(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const chunks = (name: string): string[] =>
      asked.filter((path) => path.startsWith(`/assets/chunks/${name}-`));
    await watchViolations(page);
    const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types";
    await openFragment(three, {
      tag,
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    });
    await idle(page);
    await open(page, 'a');
    await running(page, 'lightbox', 3);
    expect(chunks('fancybox')).toEqual([]);
    expect(chunks('photoswipe-viewer').length).toBe(1);
    await page.locator('.lightbox__next').click();
    await expect(image(page)).toHaveAttribute('alt', 'b');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

pageTest.describe('on a screen that is touched', () => {
  pageTest.use({ hasTouch: true, isMobile: true });

  pageTest(
    'PhotoSwipe is there ahead, and Fancybox is not',
    { tag: '@long' },
    async ({ page, openFragment }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const chunks = (name: string): string[] =>
        asked.filter((path) => path.startsWith(`/assets/chunks/${name}-`));
      await openFragment(three, { tag });
      await expect.poll(() => chunks('photoswipe-viewer').length).toBe(1);
      expect(chunks('fancybox')).toEqual([]);
    },
  );
});

test('an image grows out of its thumbnail in the thumbnail’s shape, and closes into it', {
  tag: '@long',
}, async ({ page, start }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await start('lightbox', three, { tag, count: 3 });
  const ratio = await page.evaluate(() => {
    document.getElementById('b')?.click();
    const box = document.querySelector('img.pswp__img--placeholder')?.getBoundingClientRect();
    return box && box.width / box.height;
  });
  expect(ratio).toBeCloseTo(1.5, 1);
  await expect(page.locator('.lightbox__stage')).toHaveAttribute(
    'style',
    /--pswp-transition-duration: 333ms/,
  );
  // Escape may come before it is open; then it closes as soon as it is.
  await closeByKey(page);
  await expect(page.locator('#b')).toBeFocused();
});

test('the focus stays in the dialog, and the keys do not move the page behind it', {
  tag: '@long',
}, async ({ page, start }) => {
  const html = `${three}<div style="height: 3000px"></div>`;
  await start('lightbox', html, { tag, count: 3 });
  await open(page, 'a');
  const names: (string | null)[] = [];
  for (let press = 0; press < 3; press += 1) {
    names.push(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null),
    );
    await page.keyboard.press('Tab');
  }
  expect(new Set(names)).toEqual(new Set(['Schließen', 'Vorheriges Bild', 'Nächstes Bild']));
  for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Nor where nothing has the focus.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (const key of ['PageDown', 'End', 'Space']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('02 / 3');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('only the item that is shown is on the page: a film, a text of the page, a page in a frame', async ({
  page,
  start,
}) => {
  await page.route('**/film.webm', (route) => route.abort());
  const box = '<div id="box" hidden=""><input id="field" value="12"><p>Text</p></div>';
  const html = `<a id="a" data-fancybox="g" href="#box">A</a><a id="b" data-fancybox="g" href="/picture/page.html">B</a><a id="c" data-fancybox="g" href="/film.webm">C</a><a id="d" data-fancybox="g" href="#box">D</a>${box}`;
  await start('lightbox', html, { tag, count: 4 });
  await open(page, 'a');
  await expect(shown(page).locator('#box')).toBeVisible();
  await expect(page.locator('dialog iframe, dialog video')).toHaveCount(0);
  // The arrow keys are the field's while the visitor writes.
  await shown(page).locator('#field').focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('01 / 4');
  await page.locator('.lightbox__next').click();
  await expect(shown(page).locator('iframe')).toHaveAttribute('title', 'B');
  await expect(page.locator('dialog #box')).toHaveCount(0);
  await page.locator('.lightbox__next').click();
  await expect(shown(page).getByRole('alert')).toHaveAttribute('lang', 'en');
  await expect(page.locator('dialog iframe')).toHaveCount(0);
  await page.locator('.lightbox__next').click();
  await expect(shown(page).locator('#field')).toHaveValue('12');
  await closeByKey(page);
  expect(await releasedBody(page)).toBe(html);
});

test('an image that says its size is shown in it; another takes its own once it has loaded', {
  tag: '@long',
}, async ({ page, start }) => {
  await start(
    'lightbox',
    `${link('a', 'data-fancybox="g" data-width="200" data-height="50"')}${link('b', 'data-fancybox="g"')}`,
    { tag, count: 2 },
  );
  await open(page, 'a');
  await expect(image(page)).toHaveCSS('width', '200px');
  await expect(image(page)).toHaveCSS('height', '50px');
  await page.locator('.lightbox__next').click();
  await expect(image(page)).toHaveCSS('width', '300px');
  await expect(image(page)).toHaveCSS('height', '200px');
});
