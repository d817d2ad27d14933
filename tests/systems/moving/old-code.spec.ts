import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/moving.js';
import { snippets, steps } from '../../support/old-site.js';
import { answerWith } from '../../support/routes.js';
import { ready } from '../../support/site.js';

const all = steps.flat();
const sliders = all.filter((name) => name.endsWith('-slider'));

const [shared = '', withoutPlugin = '', withJQuery = '', withoutJQuery = '', loading = ''] =
  snippets('Keep old code working');

/** The old script with a piece of code at its end. */
const and = (code: string) => (source: string) => `${source}\n${code}`;

/** Puts something of the site's own at the beginning of the page. */
const add = (page: Page, html: string) =>
  page.locator('main').evaluate((main, text) => {
    main.insertAdjacentHTML('afterbegin', text);
  }, html);

const secondSlide = '<button class="second-slide">Second slide</button>';

/** The first slider, once either script has started it. */
async function startedSlider(page: Page): Promise<Locator> {
  const slider = page.locator('.image-slider').first();
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.slick-next')).toHaveCount(1);
  return slider;
}

test('events and calls of old code work on a slider that is ours', { tag: '@long' }, async ({
  page,
  open,
  said,
}) => {
  await open({ handedOver: ['image-slider'], script: and(shared) });
  await add(page, secondSlide);
  const slider = await startedSlider(page);
  await page.locator('.second-slide').click();
  await expect(slider).toHaveAttribute('data-slide', '2');
  await slider.locator('.slick-next').click();
  await expect(slider).toHaveAttribute('data-slide', '3');

  // Once the old slick is gone, old code presses the buttons.
  await open({ handedOver: sliders, script: and(withoutPlugin) });
  await add(page, secondSlide);
  await startedSlider(page);
  await page.locator('.second-slide').click();
  const current = slider.locator('.slick-current:not(.slick-cloned)');
  await expect(current).toHaveAttribute('data-slick-index', '1');
  expect(said()).toEqual([]);
});

for (const [name, code] of [
  ['with jQuery', withJQuery],
  ['without jQuery', withoutJQuery],
]) {
  test(`old code hears ${name} that a slider has started`, { tag: '@long' }, async ({
    page,
    open,
    said,
  }) => {
    await open({ handedOver: ['image-slider', 'coverflow'], script: and(code ?? '') });
    const second = page.locator('.image-slider').last();
    await startedSlider(page);
    await expect(page.locator('.image-slider').first()).toHaveClass(/has-arrows/);
    await expect(second).not.toHaveClass(/has-arrows/);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toHaveClass(/has-arrows/);
    await expect(page.locator('.has-arrows')).toHaveCount(2);
    expect(said()).toEqual([]);
  });
}

const slider = `<div class="image-slider"><p>One</p><p>Two</p><p>Three</p></div>`;

test('HTML that the site loads itself comes to life, and what it replaces ends', {
  tag: '@long',
}, async ({ page, open, said }) => {
  await open({ handedOver: ['image-slider'], script: and(loading) });
  await answerWith(page, '**/rooms/', slider.replace('One', 'Loaded'));
  await add(page, `<button class="more-rooms">More</button><div class="rooms">${slider}</div>`);
  const rooms = page.locator('.rooms');
  await page.evaluate(() => window.auftritt?.enhance());
  await expect(rooms.locator('.slick-next')).toHaveCount(1);
  const before = await page.evaluate(() => window.auftritt?.instances().length);
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-ended', 'yes');
    document.querySelector('.rooms')?.addEventListener('auftritt:released', note);
  });

  await page.locator('.more-rooms').click();
  await expect(page.locator('body')).toHaveAttribute('data-ended', 'yes');
  await expect(rooms.locator('.slick-current')).toHaveText('Loaded');
  await expect(rooms.locator('.slick-next')).toHaveCount(1);
  expect(await page.evaluate(() => window.auftritt?.instances().length)).toBe(before);

  await page.evaluate(() => {
    window.auftritt?.enhance();
    window.auftritt?.enhance();
  });
  await expect(rooms.locator('.slick-next')).toHaveCount(1);
  await rooms.locator('.slick-next').click();
  await expect(rooms.locator('.slick-current')).toHaveText('Two');
  expect(said()).toEqual([]);
});

test('an answer to the old notice counts for ours', { tag: '@long' }, async ({
  page,
  open,
  visit,
  asked,
}) => {
  await open();
  await visit(['consent']);
  await open({ handedOver: all });
  await ready(page);
  await visit(['analytics']);
  await expect(page.locator('.klaro .cookie-notice')).toHaveCount(0);
  expect(asked.filter((request) => request.includes('/klaro-'))).toEqual([]);
});
