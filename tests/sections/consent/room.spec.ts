// The notice hides nothing: not what has the focus, nor what a visitor wants to read before an answer. And nothing
// hides it.

import { casesOf } from '../../support/extent.js';
import { walk } from '../../support/keyboard.js';
import { expect, test } from '../../support/site.js';
import { button, dialog, notice, tag, words } from './on-page.js';

test.use({ earlierAnswer: 'none' });

const sizes = [
  [320, 256],
  [390, 800],
  [1440, 900],
] as const;

const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#a">Link ${index}</a></p>`);
const body = `<header class="site-header"><a href="/home/">Name</a></header>
  <main><h1 id="a">A</h1>${links.join('')}</main>
  <footer><a href="/home/impressum/">Impressum</a> <a href="/home/datenschutz/">Datenschutz</a>
  <button class="cookie-settings" type="button">Cookies</button></footer>`;
const sticky = '.site-header { position: sticky; top: 0; block-size: 64px; background: #fff }';
const own = 'html { scroll-padding-top: 100px }';

for (const [width, height] of casesOf(sizes, ([each]) => each === 320)) {
  test(`neither the header nor the notice hides what has the focus at ${width} × ${height}`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width, height });
    await openFragment(body, { tag, head: `<style>${sticky}</style>` });
    await expect(notice(page)).toBeVisible();
    for (const direction of ['forwards', 'backwards'] as const) {
      const stops = await walk(page, direction);
      expect(stops.length).toBeGreaterThan(links.length);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }
    await button(page, words.de.decline).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
  });
}

for (const [width, height] of casesOf(sizes, ([each]) => each === 320)) {
  test(`the page's last line can be read above the open notice at ${width} × ${height}`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width, height });
    const long = `<main style="block-size: 150vh"><h1>A</h1></main>
      <footer><a id="last" href="/home/impressum/">Impressum</a></footer>`;
    await openFragment(long, {
      tag,
      head: '<style>* { margin: 0; padding: 0 }</style>',
    });
    const top = async () => (await notice(page).boundingBox())?.y ?? 0;
    await expect(notice(page)).toBeVisible();
    const bottom = async () => {
      const box = await page.locator('#last').boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    // The room below the page may come a frame after the notice, so the end is scrolled to again.
    const atTheEnd = async () => {
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      return (await bottom()) <= (await top());
    };
    await expect.poll(atTheEnd).toBe(true);
    expect(await bottom()).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('#last').focus();
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
    await button(page, words.de.decline).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
  });
}

for (const { what, css, padding } of [
  { what: 'a header that scrolls away', css: '', padding: 'auto' },
  { what: 'a padding of its own', css: sticky + own, padding: '100px' },
] as const) {
  test(`a page with ${what} keeps its way to scroll, with the notice and after it`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openFragment(body, { tag, head: `<style>${css}</style>` });
    const ofPage = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    await expect(page.locator('html')).toHaveAttribute('style', /scroll-padding-block-end/);
    expect(await ofPage()).toBe(padding);
    for (const direction of ['forwards', 'backwards'] as const) {
      const stops = await walk(page, direction);
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
    }
    await button(page, words.de.decline).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
    expect(await ofPage()).toBe(padding);
    const stops = await walk(page, 'backwards');
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}

test('clicks open the privacy policy of the notice and the settings before an answer at 320 × 256', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openFragment(body, { tag, head: `<style>${sticky}</style>` });
  await expect(notice(page)).toBeVisible();
  await button(page, 'Cookies').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('link', { name: words.de.policy }).click();
  await expect(page).toHaveURL(/\/home\/elsewhere\/$/);
});

test('a notice that a content blocker hides takes no room, and settings that it hides keep nothing from use', async ({
  page,
  openFragment,
}) => {
  const held = '<iframe title="A" data-name="analytics" data-src="/home/elsewhere/"></iframe>';
  await openFragment(body + held, {
    tag,
    head: '<style>.klaro { display: none !important }</style>',
  });
  await expect(page.locator('.cookie-notice')).toHaveCount(1);
  await button(page, 'Cookies').click();
  await expect(page.locator('html')).not.toHaveAttribute('style');
  await expect(page.locator('dialog')).toHaveCount(0);
  await button(page, 'Nur diesen Inhalt laden').click();
  await expect(page.locator('iframe')).toBeVisible();
});

test('the notice stands where it belongs, whatever holds it or lies over it', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const open = async (css: string) => {
    const head = `<style>main { block-size: 300vh; background: #fff } ${css}</style>`;
    await openFragment('<main><h1>A</h1></main>', { tag, head, load: true });
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await button(page, words.de.accept).click({ trial: true });
    return {
      box: await notice(page).boundingBox(),
      isRaised: await notice(page).evaluate((each) => each.matches(':popover-open')),
      border: await notice(page).evaluate((each) => getComputedStyle(each).borderWidth),
      hasFocus: await notice(page).evaluate((each) => each.contains(document.activeElement)),
    };
  };
  const usual = await open('');
  expect(usual).toMatchObject({ isRaised: false, hasFocus: false });
  for (const css of [
    'main { position: relative; z-index: 100000 }',
    'div { contain: paint }',
    'body { transform: translateZ(0) }',
  ]) {
    expect(await open(css), css).toEqual({ ...usual, isRaised: true });
  }
  await button(page, words.de.decline).click();
  await expect(notice(page)).toHaveCount(0);
});
