import type { Page } from '@playwright/test';
import { endAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { shiftOf, watchShifts } from '../../support/layout-shift.js';
import { expect, test as pageTest } from '../../support/site.js';
import { current, detail, engines, five, gallery, servePictures } from './on-page.js';

/** The server's page shows the item that the coverflow starts with, as the documentation asks for. */
const html = `${gallery(five)}<aside class="coverflow-detail"><h2 class="coverflow-detail__title">C</h2>
  <p class="coverflow-detail__sub-header">C sub</p><div class="coverflow-detail__text"><p>About
  <b>C</b></p></div><a class="coverflow-detail__more" href="/C/">More of C</a></aside>`;

/** What a coverflow may stand in, and what opens it later. */
const places: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'a flex row': ['<div style="display: flex; justify-content: center"><div>', '</div></div>'],
  'a flex row, as its item': [
    '<div class="row" style="display: flex; justify-content: center">',
    '</div>',
  ],
  'a flex column': [
    '<div style="display: flex; flex-direction: column; align-items: center">',
    '</div>',
  ],
  'a grid': ['<div style="display: grid; justify-items: center">', '</div>'],
  'a column of a grid': [
    '<div style="display: grid; grid-template-columns: 1fr 1fr"><div>',
    '</div></div>',
  ],
  'a float': ['<div style="float: left">', '</div>'],
  'an inline-block': ['<div style="display: inline-block">', '</div>'],
  'a fieldset': ['<fieldset>', '</fieldset>'],
  'a cell': ['<table><tr><td>', '</td><td>Beside</td></tr></table>'],
  'two columns': ['<div style="columns: 2 190px">', '</div>'],
  'a scaled place': ['<div style="transform: scale(.8)">', '</div>'],
  'a zoomed place': ['<div style="zoom: .9">', '</div>'],
  'a place that is not painted': ['<div style="content-visibility: auto">', '</div>'],
};

const closed: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'a dialog': ['<dialog>', '</dialog>'],
  details: ['<details><summary>More</summary>', '</details>'],
  'a hidden part': ['<div class="later" hidden>', '</div>'],
};

/** Width of the coverflow and of the page, and where the current item is, from the middle (px). */
const sizes = (page: Page) =>
  page.locator('.coverflow').evaluate((element) => {
    const { left, width, height } = element.getBoundingClientRect();
    const item = element.querySelector('.flipster__item--current')?.getBoundingClientRect();
    return {
      width,
      height,
      overflow: document.documentElement.scrollWidth - innerWidth,
      off: item ? Math.abs(item.left + item.width / 2 - left - width / 2) : Number.NaN,
      item: item?.width ?? 0,
    };
  });

for (const { engine, tag } of engines) {
  test.describe(engine, { tag: tag ? '@long' : [] }, () => {
    test.beforeEach(async ({ page }) => {
      await servePictures(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    for (const width of [1000, 390]) {
      test(`it is as wide as without the script in any container, ${width} px`, {
        tag: '@long',
      }, async ({ page, openFragment, start }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const [place, [before, after]] of Object.entries(places)) {
          await openFragment(before + html + after, { tag: `data-disable="coverflow"` });
          const without = await sizes(page);
          await start('coverflow', before + html + after, { tag });
          await expect(page.locator('.flipster__item--current img'), place).toBeVisible();
          const { width: now, overflow, off, item } = await sizes(page);
          expect(now, place).toBeCloseTo(without.width, 0);
          expect(now, place).toBeGreaterThanOrEqual(180);
          expect(item, place).toBeGreaterThan(100);
          expect(off, place).toBeLessThan(2);
          expect(overflow, place).toBeLessThanOrEqual(0);
        }
      });
    }

    const layouts = {
      'a grid': '.coverflow { display: grid; grid-template-columns: 1fr 1fr; gap: 1em }',
      'a list in a grid':
        '.coverflow ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1em }',
      cards: '.coverflow li { display: flex; flex-direction: column; margin: 1em }',
      'columns of a row': '.coverflow li { flex: 0 0 33%; max-width: 33%; float: left }',
      "flipster's own stylesheet": '.flipster__item { transition: all 350ms }',
      'shown only once a library runs':
        '.coverflow { display: none } .coverflow.flipster--active { display: block }',
    };
    test('a theme that lays it out in another way does not move its items apart', async ({
      page,
      start,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width: 1000, height: 900 });
      for (const [name, css] of Object.entries(layouts)) {
        await start('coverflow', html, { tag, head: `<style>${css}</style>` });
        await page.locator('.flipster__button--next').click();
        await expect(current(page), name).toHaveText('D');
        await endAnimations(page);
        const { off, item } = await sizes(page);
        expect(off, name).toBeLessThan(2);
        expect(item, name).toBeGreaterThan(100);
        const tops = await page
          .locator('.flipster__item')
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
        expect(new Set(tops).size, name).toBe(1);
      }
    });

    test('it starts where it is opened later', async ({ page, openFragment }) => {
      for (const [place, [before, after]] of Object.entries(closed)) {
        await openFragment(before + html + after, { tag, changes: true });
        await page.evaluate(() => {
          document.querySelector('dialog')?.showModal();
          document.querySelector('details')?.setAttribute('open', '');
          document.querySelector('.later')?.removeAttribute('hidden');
        });
        await page.locator('.coverflow.flipster--active').waitFor();
        await expect.poll(async () => (await sizes(page)).off, place).toBeLessThan(2);
        expect((await sizes(page)).width, place).toBeGreaterThan(600);
        await page.locator('.flipster__button--next').click();
        await expect(current(page), place).toHaveText('D');
      }
    });

    test('it is measured again when it has been closed and the window has changed', {
      tag: '@long',
    }, async ({ page, start }) => {
      await start('coverflow', `<details open><summary>More</summary>${html}</details>`, {
        tag,
        changes: true,
      });
      await page.locator('summary').click();
      await page.setViewportSize({ width: 700, height: 900 });
      await page.locator('summary').click();
      await expect.poll(async () => (await sizes(page)).off).toBeLessThan(2);
      await page.locator('.flipster__item img').evaluateAll((images) => {
        for (const image of images) image.setAttribute('style', 'min-height: 0; max-height: 150px');
      });
      const list = page.locator('.flipster__container');
      await expect(list).toHaveJSProperty('offsetHeight', 150);
    });

    test('the original markup of a flipster has its names and categories once', async ({
      page,
      start,
    }) => {
      const item = (rest: string, alt = ''): string =>
        `<li ${rest}><img src="/picture/1.svg" width="800" height="600" alt="${alt}"></li>`;
      const items = [
        item('data-flip-title="Plasticity" data-flip-category="One"'),
        item('title="Quality" data-flip-category="One"'),
        item('data-flip-category="2"', 'A lamp'),
        item('data-flip-category="2"'),
      ];
      const area = '<div class="coverflow-detail"><h2 class="coverflow-detail__title"></h2></div>';
      await start(
        'coverflow',
        `<div class="coverflow"><ul class="flip-items">${items.join('')}</ul></div>${area}`,
        { tag },
      );
      await expect(page.locator('.flipster__nav__link')).toHaveText([
        'One',
        'Plasticity',
        'Quality',
        '2',
        'A lamp',
        '4',
      ]);
      await page.locator('.flipster__nav__link').nth(1).click();
      await expect(page.locator('.coverflow-detail__title')).toHaveText('Plasticity');
      // All of the picture is seen, in the room that was kept for it.
      const cut = await page.locator('.flipster__item--current img').evaluate((image) => {
        const element = image.closest('.coverflow')?.getBoundingClientRect();
        return image.getBoundingClientRect().bottom - (element?.bottom ?? 0);
      });
      expect(cut).toBeLessThanOrEqual(0);
    });

    test('what stands in an item can be used while the item is the current one', async ({
      page,
      start,
    }) => {
      const own = `<p><a class="own" href="#own">Own</a></p><p><input class="field"></p>
        <p><input class="range" type="range" min="0" max="10" value="5"></p>`;
      await start('coverflow', gallery(five.replaceAll('</li>', `${own}</li>`)) + detail, { tag });
      const item = page.locator('.flipster__item').nth(2);
      const field = item.locator('.field');
      await field.click();
      await page.keyboard.type('words');
      await page.keyboard.press('ArrowLeft');
      await expect(field).toHaveValue('words');
      await item.locator('.range').click({ position: { x: 2, y: 5 } });
      await expect(item.locator('.range')).toHaveValue('0');
      await page.keyboard.press('ArrowRight');
      await expect(item.locator('.range')).toHaveValue('1');
      await expect(current(page)).toHaveText('C');
      await item.locator('.own').click();
      await expect(page).toHaveURL(/#own$/);

      // Tab meets what the current item holds, and nothing of the others.
      await item.locator('.own').focus();
      const seen: string[] = [];
      for (let times = 0; times < 3; times += 1) {
        await page.keyboard.press('Tab');
        seen.push(await page.evaluate(() => document.activeElement?.className ?? ''));
      }
      expect(seen).toEqual(['field', 'range', 'flipster__button flipster__button--prev']);
      await item.locator('.own').focus();
      await page.keyboard.press('ArrowRight');
      await expect(current(page)).toHaveText('D');
      await page.keyboard.press('ArrowRight');
      await expect(current(page)).toHaveText('E');
    });

    test('a picture that is a link is seen, and an endless animation disturbs nothing', {
      tag: '@long',
    }, async ({ page, start }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const head = `<style>@keyframes turn { to { rotate: 1turn } }
        .turning { display: inline-block; animation: turn 1s linear infinite }</style>`;
      const items = ['A', 'B', 'C'].map(
        (name) => `<li><a class="link" href="#${name}"><img src="/picture/1.svg" width="200"
          height="200" alt="${name}"></a><i class="turning">o</i><h2 class="flip-title">${name}</h2></li>`,
      );
      await start('coverflow', gallery(items.join('')) + detail, { tag, head });
      await expect(page.locator('.flipster__item--current img')).toBeVisible();
      await page.locator('.flipster__button--next').click();
      await expect(current(page)).toHaveText('C');
      await page.locator('.flipster__item--current img').click();
      await expect(page).toHaveURL(/#C$/);
    });

    pageTest('nothing moves when it starts', async ({ page, start }) => {
      await servePictures(page);
      await watchShifts(page);
      await start('coverflow', `${html}<p>Below</p>`, { tag });
      await endAnimations(page);
      await page.locator('.flipster__button--next').click();
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
    });
  });
}
