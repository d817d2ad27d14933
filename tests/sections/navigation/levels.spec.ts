import type { Locator } from '@playwright/test';
import { casesOf } from '../../support/extent.js';
import { test } from '../../support/fragments.js';
import { longPage } from '../../support/markup.js';
import { expect } from '../../support/site.js';

/** Fifteen entries with a level each; the last level is long as well, and each of its entries has another one. */
const entries = Array.from({ length: 15 }, (_, index) => {
  const last = index === 14;
  const inner = Array.from({ length: last ? 15 : 3 }, (_entry, at) => {
    const deep = last ? '<ul><li><a href="/deep/">Deep</a></li></ul>' : '';
    return `<li><a href="/${index}/${at}/">${index}.${at}</a>${deep}</li>`;
  }).join('');
  return `<li><a href="/${index}/">Entry ${index}</a><ul>${inner}</ul></li>`;
}).join('');

const headers = {
  'that scrolls away': '',
  'that stays at the top': 'position: sticky; top: 0',
  'at the bottom': 'position: fixed; inset: auto 0 0',
  'that holds what is fixed in it': 'position: sticky; top: 0; backdrop-filter: blur(2px)',
} as const;

/** Whether a visitor sees the middle of an element where it is, without a scroll. */
const isSeen = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen !== null && shown.contains(seen);
  });

for (const [index, [where, style]] of Object.entries(headers).entries()) {
  test(`each level of a long menu is seen where it opens, under a header ${where}`, async ({
    page,
    openFragment,
  }) => {
    const windows = [
      { width: 390, height: 800, size: 200, isList: false },
      { width: 800, height: 360, size: 100, isList: true },
      { width: 320, height: 200, size: 200, isList: false },
    ];
    // The short run has each window once, below one header.
    const tried = casesOf(windows, (_, number) => number === index % windows.length);
    for (const { width, height, size, isList } of tried) {
      await page.setViewportSize({ width, height });
      const list = isList
        ? `<ul class="main-navigation">${entries}</ul>`
        : `<nav class="main-navigation"><ul>${entries}</ul></nav>`;
      await openFragment(
        `<header class="site-header" style="background: white; ${style}">
          <button class="navigation-opener" type="button">Menü</button>${list}</header>${longPage}`,
        {
          head: `<style>html { font-size: ${size}% } .site-header li { position: relative }</style>`,
        },
      );
      await page.locator('.navigation-opener').click();
      const level = page.locator('.main-navigation li:has(> ul)').filter({ hasText: 'Entry 14' });
      const label = level.getByRole('link', { name: 'Entry 14' }).first();
      await label.click();
      const back = level.locator('> ul > li').first().getByRole('button');
      await expect.poll(() => isSeen(back)).toBe(true);
      const last = level.locator('> ul > li').last();
      await last.getByRole('link').first().click();
      const deepBack = last.getByRole('button');
      await expect.poll(() => isSeen(deepBack)).toBe(true);
      await deepBack.click();
      await expect.poll(() => isSeen(last.getByRole('link').first())).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => isSeen(label)).toBe(true);
      await expect(page.locator('.main-navigation [inert]')).toHaveCount(0);
    }
  });
}

test.describe('with a keyboard', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the focus goes into a level, and reaches nothing that it covers', async ({
    page,
    openFragment,
  }) => {
    await openFragment(
      `<header class="site-header"><button class="navigation-opener" type="button">Menü</button>
        <nav class="main-navigation"><ul>${entries}</ul></nav></header>`,
    );
    await page.locator('.navigation-opener').press('Enter');
    const label = page.getByRole('link', { name: 'Entry 3' }).first();
    await label.press('Enter');
    await expect(page.getByRole('button', { name: 'Zurück' })).toBeFocused();
    for (const _ of Array(8)) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (
        (await focused.count()) > 0 &&
        !(await focused.evaluate((each) => each === document.body))
      )
        expect(await isSeen(focused)).toBe(true);
    }
    await page.getByRole('button', { name: 'Zurück' }).press('Enter');
    await expect(label).toBeFocused();
  });
});

test('a word that is longer than the menu is wide is broken in each level', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  const entry = (id: string, inner: string): string =>
    `<li id="${id}"><a href="/${id}/">Veranstaltungstechnik</a><ul>${inner}</ul></li>`;
  await openFragment(
    `<header class="site-header"><button class="navigation-opener" type="button">Menü</button>
      <nav class="main-navigation"><ul>${entry('one', entry('two', '<li>Three</li>'))}</ul></nav></header>`,
    { head: '<style>html { font-size: 200% }</style>' },
  );
  await page.getByRole('button', { name: 'Menü' }).click();
  for (const id of ['one', 'two']) {
    const hidden = (list: Element): number => list.scrollWidth - list.clientWidth;
    expect(await page.locator(`ul:has(> #${id})`).evaluate(hidden)).toBe(0);
    await page.locator(`#${id} > a`).click();
    await expect(page.locator(`#${id} > ul`)).toBeVisible();
  }
});
