import type { Page } from '@playwright/test';
import { casesOf, everyOther } from '../../support/extent.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { header, longPage } from '../../support/markup.js';
import { answerWith } from '../../support/routes.js';
import { expect, test } from '../../support/site.js';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Distance (px) of the target from the lower edge of the header. */
const offset = (page: Page, id = 'target') =>
  page.evaluate((name) => {
    const top = document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - 80) || 0;
  }, id);

/** Opens the page with a header and places at an address with the hash. */
const openAt = async (page: Page, hash: string): Promise<void> => {
  await answerWith(page, '**/hash/', fragmentHtml(header + longPage, {}));
  await page.goto(`/hash/${hash}`);
};

const link = (href: string, more = '') => `<p><a id="link" href="${href}" ${more}>Link</a></p>`;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a link to a place on the page scrolls there in 500 ms, below the header', async ({
  page,
  start,
}) => {
  await start(
    'anchors',
    `${header}${link('#target')}${longPage}<a id="after" href="/after/">After</a>`,
  );
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('#link').dispatchEvent('click');
  await page.clock.runFor(250);
  const half = await offset(page);
  expect(half).toBeGreaterThan(600);
  expect(half).toBeLessThan(1400);
  await page.clock.runFor(230);
  expect(await offset(page)).toBeGreaterThan(0);
  await page.clock.runFor(40);
  expect(await offset(page)).toBe(0);
  expect(new URL(page.url()).hash).toBe('#target');
  await page.keyboard.press('Tab');
  await expect(page.locator('#after')).toBeFocused();
});

for (const { what, styles, top, from } of casesOf(
  [
    {
      what: 'a padding in per cent',
      styles: 'html { scroll-padding-top: 25% }',
      top: '',
      from: 100,
    },
    {
      what: 'a margin of the target that keeps the header',
      styles: '#target { scroll-margin-top: 104px }',
      top: header,
      from: 24,
    },
    {
      what: 'a margin that is smaller than the header',
      styles: '#target { scroll-margin-top: 24px }',
      top: header,
      from: 0,
    },
    {
      what: 'a header that sticks below the upper edge',
      styles: '',
      top: header.replace('top: 0', 'top: 32px'),
      from: 32,
    },
    {
      what: 'a header that scrolls away',
      styles: '',
      top: header.replace('position: sticky', 'position: static'),
      from: 0,
    },
  ],
  (_, index) => index % 4 === 0,
)) {
  test(`the target stands as far from the top as the page’s CSS says: ${what}`, async ({
    page,
    start,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await start('anchors', top + link('#target') + longPage, { head: `<style>${styles}</style>` });
    await page.locator('#link').dispatchEvent('click');
    await expect
      .poll(async () => {
        await page.clock.runFor(600);
        return offset(page);
      })
      .toBe(from);
  });
}

test('a page that opens with a hash scrolls there the same way', async ({ page }) => {
  await openAt(page, '#r%C3%A4ume');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return offset(page, 'räume');
    })
    .toBe(0);
});

for (const hash of casesOf(
  ['#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#/route', '#100%', '#klaro-ide'],
  (_, index) => index === 0,
)) {
  test(`the hash ${hash}, which is no id, is ignored`, async ({ page, complaints }) => {
    const arrival = page.waitForResponse('**/chunks/anchors-*.js');
    await openAt(page, hash);
    await page.evaluate((address) => import(address), (await arrival).url());
    await page.clock.runFor(600);
    expect(await scrollY(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('the visitor ends a scroll by scrolling', async ({ page, start }) => {
  await start('anchors', header + link('#target') + longPage);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('#link').dispatchEvent('click');
  await page.clock.runFor(200);
  const reached = await scrollY(page);
  await page.evaluate(() => window.dispatchEvent(new WheelEvent('wheel')));
  await page.clock.runFor(600);
  expect(await scrollY(page)).toBe(reached);
});

/** How far (px) below the header the target stands. */
const belowHeader = (page: Page) =>
  page.evaluate(() => {
    const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return (
      Math.round((rect('#target')?.top ?? Number.NaN) - (rect('.site-header')?.bottom ?? 0)) || 0
    );
  });

const arrives = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return belowHeader(page);
    })
    .toBe(0);

for (const [keys, ends] of [
  [['Shift', 'Control', 'Alt', 'CapsLock', 'Escape', 'Enter', 'F2', 'a'], false],
  [['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ', 'Tab'], true],
] as const) {
  test(`on the way to a place a key ${ends ? 'that scrolls ends it' : 'that scrolls nothing changes nothing'}`, async ({
    page,
    start,
  }) => {
    await start('anchors', `${header}${link('#target')}${longPage}`);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const key of casesOf<string>(keys, everyOther)) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('#link').dispatchEvent('click');
      await page.clock.runFor(200);
      await page.keyboard.press(key);
      await page.clock.runFor(600);
      const distance = Math.abs(await belowHeader(page));
      if (ends) expect(distance, key).toBeGreaterThan(100);
      else expect(distance, key).toBe(0);
    }
  });
}

test('who writes in a field that a link has led to stays there', async ({ page, start }) => {
  const field = longPage.replace('<h2 id="target">Target</h2>', '<input id="target">');
  await start('anchors', header + link('#target') + field);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('#link').dispatchEvent('click');
  await page.locator('#target').focus();
  await page.keyboard.type('a b');
  await page.clock.runFor(600);
  expect(await belowHeader(page)).toBe(0);
});

const fixed = header.replace('position: sticky', 'position: fixed; left: 0; right: 0');
const inBox = (styles: string): string => `<div style="height: 400px; ${styles}">${longPage}</div>`;
for (const [what, body, styles] of casesOf(
  [
    ['a page', header + link('#target') + longPage, 'html { zoom: 1.5 }'],
    ['its body', header + link('#target') + longPage, 'body { zoom: 1.25 }'],
    ['its header', header + link('#target') + longPage, 'header { zoom: 1.5 }'],
    [
      'a header below the upper edge',
      header.replace('top: 0', 'top: 30px') + link('#target') + longPage,
      'html { zoom: 0.8 }',
    ],
    ['a box that scrolls', fixed + link('#target') + inBox('overflow: auto; zoom: 1.5'), ''],
    [
      'a box that scrolls, by a transform',
      fixed +
        link('#target') +
        inBox('overflow: auto; transform: scale(0.5); transform-origin: 0 0'),
      '',
    ],
  ] as const,
  ([what]) => what === 'a page' || what === 'a box that scrolls',
)) {
  test(`the target stands just below the header where a style zooms ${what}`, async ({
    page,
    start,
  }) => {
    await start('anchors', body, { head: `<style>${styles}</style>` });
    await page.locator('#link').dispatchEvent('click');
    await arrives(page);
  });
}

const late = (styles: string): string =>
  Array.from(
    { length: 6 },
    () => `<section style="${styles}"><p style="height: 743px">Section</p></section>`,
  ).join('');
for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a target below what is drawn or comes late stands at its place: ${reducedMotion}`, async ({
    page,
    start,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const sections = late('content-visibility: auto; contain-intrinsic-size: 300px');
    // Of the engines that keep a place by themselves some do not in each case.
    await start('anchors', header + link('#target') + sections + longPage, {
      head: '<style>html { overflow-anchor: none }</style>',
    });
    // What moves the target is followed for a second, which a busy machine would spend by itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('#link').dispatchEvent('click');
    await page.clock.runFor(600);
    await arrives(page);
    // A picture without sizes, or a section that starts.
    await page.locator('#link').evaluate((start) => {
      const picture = document.createElement('p');
      picture.style.height = '400px';
      start.after(picture);
    });
    await page.clock.runFor(50);
    expect(await belowHeader(page)).toBe(0);
    await page.evaluate(() => window.scrollBy(0, -300));
    await page.clock.runFor(100);
    expect(await belowHeader(page)).toBe(300);
  });
}
