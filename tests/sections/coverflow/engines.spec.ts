import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.js';
import { test } from '../../support/fragments.js';
import { answerWithPackage } from '../../support/routes.js';
import { differences } from '../../support/screenshots.js';
import { expect, test as pageTest, releasedBody } from '../../support/site.js';
import { current, detail, engines, five, gallery, servePictures } from './on-page.js';

const html = gallery(five) + detail;
const vendor = '<script src="/vendor/jquery.js"></script>';

/** Gives the page the jQuery of a folder, and the flipster that old scripts use. */
async function serveVendor(page: Page, folder: string): Promise<void> {
  await answerWithPackage(page, '**/vendor/jquery.js', `${folder}/dist/jquery.js`);
  await answerWithPackage(
    page,
    '**/vendor/flipster.js',
    'jquery.flipster/dist/jquery.flipster.min.js',
  );
}

/** The item that is the current one after each move, by mouse and keyboard. */
async function walk(page: Page): Promise<void> {
  const shows = (name: string): Promise<void> => expect(current(page)).toHaveText(name);
  const press = async (key: string, name: string): Promise<void> => {
    await page.locator('.coverflow').press(key);
    await shows(name);
  };
  const next = page.locator('.flipster__button--next');
  const link = page.locator('.flipster__nav__link');
  await shows('C');
  await next.click();
  await shows('D');
  await next.click();
  await shows('E');
  await next.click();
  await shows('A');
  await page.locator('.flipster__button--prev').click();
  await shows('E');
  await link.nth(2).click();
  await shows('C');
  await press('ArrowRight', 'D');
  await press('ArrowLeft', 'C');
  for (const [side, edge, name] of [
    ['future', 'right', 'D'],
    ['past', 'left', 'C'],
  ] as const) {
    const { x, y } = await page.locator(`.flipster__item--${side}-1`).evaluate((item, at) => {
      const content = item.querySelector('.flipster__item__content') ?? item;
      for (const each of document.getAnimations()) each.finish();
      const box = content.getBoundingClientRect();
      const inside = at === 'left' ? 4 : -4;
      return { x: box[at] + inside, y: box.top + box.height / 2 };
    }, edge);
    await page.mouse.click(x, y);
    await shows(name);
  }
  await link.first().press('Enter');
  await shows('A');
}

test.describe('each engine', () => {
  test.beforeEach(({ page }) => servePictures(page));

  for (const { engine, tag } of engines) {
    test(`${engine}: where the moves lead`, { tag: engine === 'flipster' ? '@long' : [] }, async ({
      page,
      start,
    }) => {
      await start('coverflow', html, { tag });
      await walk(page);
      expect(await axeViolations(page, '.coverflow')).toEqual([]);
    });

    test(`${engine}: a page's script changes its options, and hears which cannot be read`, {
      tag: engine === 'flipster' ? '@long' : [],
    }, async ({ page, start, complaints }) => {
      const head = `<script>addEventListener('auftritt:starting', ({ detail }) => {
        Object.assign(detail.options, { start: 0, spacing: -0.5, fadeIn: 0, nav: 'after',
          buttons: false, loop: false, keyboard: false, touch: 'no', scrollwheel: true, speed: 1 });
      });</script>`;
      await start('coverflow', html, { tag, head });
      await expect(current(page)).toHaveText('A');
      const element = page.locator('.coverflow');
      expect(await element.evaluate((each) => each.getAnimations().length)).toBe(0);
      const share = await page
        .locator('.flipster__item')
        .first()
        .evaluate(
          (each: HTMLElement) => Number.parseFloat(each.style.marginRight) / each.offsetWidth,
        );
      expect(share).toBeCloseTo(-0.5, 3);
      await expect(page.locator('.flipster__container + .flipster__nav')).toBeVisible();
      await expect(page.locator('.flipster__button')).toHaveCount(0);
      await expect(element).not.toHaveAttribute('tabindex');
      const wrong = complaints.map((line) => line.split(': ').slice(1, 3).join(': '));
      expect(wrong).toEqual([
        'coverflow: touch must be true or false JSHandle@node',
        'coverflow: scrollwheel must be false, since the wheel scrolls the page JSHandle@node',
        'coverflow: speed is no option of a coverflow JSHandle@node',
      ]);
    });

    test(`${engine}: without a loop it ends with the last item`, {
      tag: engine === 'flipster' ? '@long' : [],
    }, async ({ page, start }) => {
      const head = `<script>addEventListener('auftritt:starting', ({ detail }) => {
        if (detail.behaviour === 'coverflow') Object.assign(detail.options, { loop: false, start: 3 });
      });</script>`;
      await start('coverflow', html, { tag, head });
      const next = page.locator('.flipster__button--next');
      await next.click();
      await next.click();
      await expect(current(page)).toHaveText('E');
      await page.locator('.flipster__nav__link').first().click();
      await page.locator('.flipster__button--prev').click();
      await expect(current(page)).toHaveText('A');
    });
  }

  test('nobody can tell the engines apart', { tag: '@long' }, async ({ page, start }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const head = '<style>.coverflow img { background: #36c }</style>';
    const sights: Buffer[] = [];
    for (const { tag } of engines) {
      await start('coverflow', html, { tag, head });
      await page.locator('.flipster__button--next').click();
      await expect(page.locator('.coverflow-detail__title')).toHaveText('D');
      sights.push(await page.screenshot());
    }
    const [stage, flipster] = sights;
    if (!stage || !flipster) throw new Error('an engine was not seen');
    expect(await differences(stage, flipster)).toBe(0);
  });
});

for (const folder of ['jquery-1', 'jquery-2', 'jquery-3', 'jquery']) {
  pageTest(
    `on a page with ${folder} it is flipster in that jQuery`,
    { tag: '@long' },
    async ({ page, start }) => {
      await servePictures(page);
      await serveVendor(page, folder);
      await start('coverflow', html, {
        head: `${vendor}<script src="/vendor/flipster.js"></script>`,
      });
      await walk(page);
      // The page's own plugin reaches it.
      await page.evaluate(() => {
        const $ = window.jQuery;
        $?.fn.flipster?.call($('.coverflow'), 'jump', 3);
      });
      await expect(page.locator('.coverflow-detail__title')).toHaveText('D');
      expect(await releasedBody(page)).toBe(html);
    },
  );
}

for (const [what, options, files] of [
  ['no jQuery', {}, ['coverflow']],
  ['a jQuery of its own', { head: vendor }, ['coverflow', 'flipster']],
  ['the jQuery of ours', { tag: 'data-jquery="own"' }, ['coverflow', 'flipster', 'jquery']],
  ['jQuery and data-jquery="none"', { head: vendor, tag: 'data-jquery="none"' }, ['coverflow']],
] as const) {
  pageTest(
    `a page with ${what} loads ${files.join(', ')}`,
    { tag: what === 'no jQuery' || what === 'the jQuery of ours' ? [] : '@long' },
    async ({ page, start }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/chunks\/(coverflow|flipster|jquery)-/.exec(request.url()) ?? [];
        if (name) asked.push(name);
      });
      await serveVendor(page, 'jquery');
      await start('coverflow', html, {
        ...options,
        tag: `data-disable="consent" ${options.tag ?? ''}`,
      });
      expect(asked.sort()).toEqual(files);
    },
  );
}
