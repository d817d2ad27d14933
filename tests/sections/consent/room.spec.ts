// The notice hides nothing: not what has the focus, nor what a visitor wants to read before an answer. And nothing
// hides it.

import type { Page } from '@playwright/test';
import { walk } from '../../support/keyboard.js';
import { expect, test } from '../../support/site.js';
import { button, decline, dialog, notice, openSettings, tag, words } from './on-page.js';
import { withPurposes } from './purposes.js';

test.use({ earlierAnswer: 'none' });

/** A screen at 400 %, a low one, a phone. */
const sizes = [
  [320, 256],
  [800, 200],
  [390, 800],
] as const;

const links = Array.from({ length: 40 }, (_, index) => `<p><a href="#a">Link ${index}</a></p>`);
const body = `<header class="site-header"><a href="/home/">Name</a></header>
  <main><h1 id="a">A</h1>${links.join('')}</main>
  <footer><a href="/home/impressum/">Impressum</a> <a href="/home/datenschutz/">Datenschutz</a>
  <button class="cookie-settings" type="button">Cookies</button></footer>`;
const sticky = '.site-header { position: sticky; top: 0; block-size: 64px; background: #fff }';
const own = 'html { scroll-padding-top: 100px }';

for (const [width, height] of sizes) {
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

for (const [width, height] of sizes) {
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
    await button(page, words.de.decline).click();
    await expect(page.locator('html')).not.toHaveAttribute('style');
    expect(await ofPage()).toBe(padding);
  });
}

test('clicks open the privacy policy of the notice and the settings before an answer at 320 × 256', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openFragment(body, { tag, head: `<style>${sticky}</style>` });
  await expect(notice(page)).toBeVisible();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
  await expect(button(page, 'Cookies')).toBeFocused();
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
    // A box ends between two pixels, where depends on the machine's fonts.
    await expect(notice(page)).toBeInViewport({ ratio: 0.99 });
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
  await decline(page);
});

/**
 * Every button and link in a box, scrolled to, can be pressed in its middle; nothing is wider than its box, and no button
 * smaller than its words, or than a finger needs.
 */
const outOfReach = (page: Page, box: string): Promise<string[]> =>
  page.locator(box).evaluate((root) => {
    const wide = [document.documentElement, root].filter(
      (each) => each.scrollWidth > each.clientWidth + 1,
    );
    const cut = [...root.querySelectorAll('button')].filter(
      (each) =>
        each.scrollWidth > each.clientWidth + 1 ||
        each.scrollHeight > each.clientHeight + 1 ||
        Math.min(each.offsetWidth, each.offsetHeight) < 24,
    );
    const pressed = [...root.querySelectorAll<HTMLElement>('button, a[href]')].filter((control) => {
      // One that is higher than its box comes into its middle.
      return (['nearest', 'center'] as const).every((block) => {
        control.scrollIntoView({ block });
        return [...control.getClientRects()].some(({ left, right, top, bottom }) => {
          const isOut = left < -1 || right > innerWidth + 1;
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return isOut || (!control.contains(at) && control.getClientRects().length === 1);
        });
      });
    });
    return [...wide, ...cut, ...pressed].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
  });

const longName = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen';
const films = {
  statistics: {},
  films: { title: { de: longName, en: longName } },
};
/** What a film stands in. */
const rooms = [
  'width: 280px',
  'width: 280px; aspect-ratio: 16 / 9; overflow: hidden',
  'position: relative; width: 280px; padding-top: 56.25%; overflow: hidden',
  'display: flex; width: 280px; height: 160px; overflow: hidden',
  'display: grid; width: 280px; grid-template-columns: 1fr 1fr',
];

for (const [size, width, height] of [
  [100, 280, 653],
  [100, 844, 390],
  [200, 280, 653],
  [200, 320, 256],
] as const) {
  test(`all of consent can be pressed with text at ${size} % in ${width} × ${height}, however long its words are`, async ({
    page,
    openFragment,
  }) => {
    await page.setViewportSize({ width, height });
    const held = `<iframe title="${longName}" data-name="films" data-src="https://${'a'.repeat(60)}.example/"></iframe>`;
    const boxes = rooms.map((css) => `<div class="room" style="${css}">${held}</div>`);
    await openFragment(`<main>${boxes.join('')}</main>`, {
      tag: `${tag} data-privacy-url="/home/datenschutz/"`,
      head: `<style>html { font-size: ${size}% } body { margin: 0 } iframe { width: 100%; height: 100% }
        .room[style*=padding] iframe { position: absolute; inset: 0 }
        button { width: 100px; min-width: 220px; height: 20px; padding: 18px 36px; overflow: hidden; white-space: nowrap;
          letter-spacing: .25em; text-transform: uppercase }</style>
        ${withPurposes(films)}`,
    });
    // What waits is named in the notice, which is another one then.
    await expect(page.locator('.consent-placeholder')).toHaveCount(rooms.length);
    await expect(notice(page)).toBeVisible();
    expect(await outOfReach(page, '.cookie-notice')).toEqual([]);
    await button(page, words.de.choose).click();
    await expect(dialog(page)).toBeVisible();
    expect(await outOfReach(page, '.cm-modal')).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, words.de.decline).click();
    for (const [index] of boxes.entries()) {
      const box = `.room:nth-child(${index + 1}) > .consent-placeholder`;
      expect(await outOfReach(page, box), rooms[index]).toEqual([]);
    }
  });
}
