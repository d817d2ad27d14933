import type { Page } from '@playwright/test';
import { answerFor, categoryGallery, holdCalls } from '../support/galleries.js';
import { downloads, galleryElement, header, longPage, references } from '../support/markup.js';
import { deferred, expect, running, test } from '../support/site.js';

const narrow = { width: 390, height: 800 };

/** Holds the code of a behaviour back; `arrive` lets it come, `fail` lets it be missing. */
async function holdCode(page: Page, name: string) {
  const decided = deferred();
  let missing = false;
  await page.route(`**/assets/chunks/*${name}*`, async (route) => {
    await decided.promise;
    await (missing ? route.abort() : route.continue());
  });
  return {
    arrive: decided.resolve,
    fail() {
      missing = true;
      decided.resolve();
    },
  };
}

const second = galleryElement.replaceAll('Oak', 'Ash').replaceAll('oak', 'ash');

/** A control, what is clicked before its code is there, and what a visitor sees once it is. */
const controls = [
  {
    name: 'the toggle of a download list',
    markup: downloads,
    behaviour: 'downloads',
    control: '.downloads__toggle',
    done: '.downloads.is-open',
  },
  {
    name: 'the toggle of a reference',
    markup: references(1),
    behaviour: 'references',
    control: '.reference__toggle',
    done: '.reference.is-open',
  },
  {
    name: 'the "more" link of the references',
    markup: references(1),
    behaviour: 'references',
    control: '.references__more',
    done: '#column-1:not(.is-hidden)',
  },
  {
    name: 'an item of the gallery navigation',
    markup: galleryElement + second,
    behaviour: 'gallery-elements',
    control: '.gallery-navigation a[href="#ash"]',
    done: '#ash .back-to-overview',
  },
] as const;

for (const { name, markup, behaviour, control, done } of controls) {
  test(`a click on ${name} before its code is there is carried out once`, async ({
    page,
    openFragment,
  }) => {
    await page.setViewportSize(narrow);
    const code = await holdCode(page, behaviour);
    await openFragment(markup);
    const address = page.url();
    await page.locator(control).click();
    expect(page.url()).toBe(address);
    await expect(page.locator(done)).toHaveCount(0);
    code.arrive();
    await expect(page.locator(done)).toHaveCount(1);
    expect(page.url()).toBe(address);
  });
}

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
  code.arrive();
  await expect.poll(() => distance(page)).toBe(80);
});

test('a click on a link to a place whose code does not come goes there all the same', async ({
  page,
  openFragment,
}) => {
  const code = await holdCode(page, 'anchors');
  await openFragment(toTarget);
  await page.locator('a[href="#target"]').dispatchEvent('click');
  code.fail();
  await expect.poll(() => distance(page)).toBeLessThan(80);
  expect(new URL(page.url()).hash).toBe('#target');
});

test('a click whose code does not come is given back to the browser', async ({
  page,
  openFragment,
}) => {
  await page.route('**/more/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'more' }),
  );
  const code = await holdCode(page, 'references');
  await openFragment(references(1));
  await page.locator('.references__more').click();
  code.fail();
  await page.waitForURL('**/more/');
});

test.describe('on a wide screen that is touched', () => {
  test.use({ hasTouch: true, viewport: { width: 1200, height: 800 } });

  test("a tap on a level's label before the menu's code opens the level", async ({
    page,
    openFragment,
  }) => {
    const code = await holdCode(page, 'navigation');
    await openFragment(header);
    const address = page.url();
    await page.locator('#first > a').tap();
    expect(page.url()).toBe(address);
    code.arrive();
    await expect(page.locator('#first')).toHaveClass(/is-open/);
    expect(page.url()).toBe(address);
  });

  test("a click of a mouse on a level's label follows its link at once", async ({
    page,
    openFragment,
  }) => {
    await page.route('**/first/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'first' }),
    );
    await holdCode(page, 'navigation');
    await openFragment(header);
    await page.locator('#first > a').click();
    await page.waitForURL('**/first/');
  });
});

test('a click on a picture in the 200 ms after an answer opens the lightbox', async ({
  page,
  openFragment,
}) => {
  const calls = await holdCalls(page);
  await page.clock.install({ time: 0 });
  await openFragment(categoryGallery);
  await running(page, 'category-gallery');
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
