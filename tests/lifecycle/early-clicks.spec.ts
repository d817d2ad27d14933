import type { Page } from '@playwright/test';
import { chunkOf } from '../support/built-files.js';
import type { BehaviourName } from '../support/contract.js';
import { answerFor, categoryGallery, holdCalls } from '../support/galleries.js';
import { header, longPage, references } from '../support/markup.js';
import { answerWith, hold } from '../support/routes.js';
import { expect, test } from '../support/site.js';

/** Holds the code of a behaviour back. */
const holdCode = (page: Page, behaviour: BehaviourName) =>
  hold(page, `**/assets/chunks/${chunkOf(behaviour)}-*`);

const toTarget = `${header}<a href="#target">Link</a>${longPage}`;
const distance = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector('#target')?.getBoundingClientRect().top ?? 0),
  );

test('a click on a link to a place scrolls below the header once its code is there', async ({
  page,
  openFragment,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const code = await holdCode(page, 'anchors');
  await openFragment(toTarget);
  await page.locator('a[href="#target"]').dispatchEvent('click');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  code.resolve();
  await expect.poll(() => distance(page)).toBe(80);
});

test('a menu that was pressed before its code opens, whatever else starts with it', async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const code = await holdCode(page, 'navigation');
  await openFragment(`${header}${references}${longPage}`);
  await page.locator('.navigation-opener').click();
  await page.evaluate(() =>
    document.addEventListener('auftritt:enhanced', ({ target }) => {
      const other = document.querySelector('.references');
      // As another section does that has started meanwhile, it has presses answered.
      if (other && target !== other) window.auftritt?.release(other);
    }),
  );
  code.resolve();
  await expect(page.locator('html')).toHaveClass(/navigation-open/);
  await expect(page.locator('.navigation-opener')).toBeVisible();
  await page.locator('.navigation-opener').click();
  await expect(page.locator('.main-navigation')).toBeHidden();
});

for (const [what, answers] of [
  ['does not come', true],
  ['is never answered', false],
] as const) {
  test(`a click on a link is the browser's where the configuration ${what}`, async ({
    page,
    openFragment,
  }) => {
    await answerWith(page, '**/more/', 'more');
    await page.route('**/chunks/complete-*', (route) => (answers ? route.abort() : undefined));
    await openFragment('<a href="/more/">More</a>', { tag: 'data-preset="owl"' });
    await page.getByText('More').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/more/');
  });
}

test('of two clicks on one control before its code is there, one counts', async ({
  page,
  openFragment,
}) => {
  const code = await holdCode(page, 'collapse');
  await openFragment('<h3 data-collapse="">More</h3><p data-collapse-body="">Text</p>');
  for (const _ of ['first', 'impatient']) await page.getByText('More').click();
  code.resolve();
  await expect(page.getByText('Text')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
});

test('who presses again where code hangs for more than 5 s is answered by the browser', async ({
  page,
  openFragment,
}) => {
  await answerWith(page, '**/more/', 'more');
  await holdCode(page, 'references');
  await page.clock.install();
  await openFragment(references(1));
  const more = page.locator('.references__more');
  const address = page.url();
  await more.click();
  await page.clock.fastForward(4000);
  await more.click();
  expect(page.url()).toBe(address);
  await page.clock.fastForward(1001);
  await more.click();
  await page.waitForURL('**/more/');
});

test.describe('on a wide screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 1200, height: 800 } });

  test("a tap on a level's label before the menu's code opens the level", { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    const code = await holdCode(page, 'navigation');
    await openFragment(header);
    const address = page.url();
    await page.locator('#first > a').tap();
    expect(page.url()).toBe(address);
    code.resolve();
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    expect(page.url()).toBe(address);
  });
});

test('a click on a picture in the 200 ms after an answer opens the lightbox', {
  tag: '@long',
}, async ({ page, start }) => {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  await start('category-gallery', categoryGallery);
  await page.clock.pauseAt(60_000);
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  const picture = '<a id="picture" href="/picture.svg" data-fancybox="two">Picture</a>';
  await (await calls.at(0)).answer(answerFor(2).replace('Gallery 2', picture));
  await page.clock.runFor(150);
  const address = page.url();
  await page.locator('#picture').dispatchEvent('click');
  await page.clock.runFor(49);
  expect(page.url()).toBe(address);
  await expect(page.locator('dialog.fancybox__dialog')).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.locator('dialog.fancybox__dialog')).toHaveCount(1);
  expect(page.url()).toBe(address);
});

test('presses in two galleries both count, though one could stand around what is pressed', async ({
  page,
  openFragment,
}) => {
  const code = await holdCode(page, 'category-gallery');
  const calls = await holdCalls(page);
  const other = categoryGallery.replace(
    'class="category-gallery" id="gallery"',
    'class="inspiration-gallery" id="inspiration"',
  );
  await openFragment(categoryGallery + other);
  for (const control of ['#gallery [data-uid="2"] a', '#inspiration .back-to-category'])
    await page.locator(control).dispatchEvent('click');
  code.resolve();
  const bodies = [(await calls.at(0)).body, (await calls.at(1)).body];
  expect(bodies.filter((body) => body.includes('render_parent_ajax'))).toHaveLength(1);
  expect(bodies.filter((body) => body.includes('uid%5D=2'))).toHaveLength(1);
});
