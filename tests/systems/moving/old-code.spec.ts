import type { Locator, Page } from '@playwright/test';
import { casesOf } from '../../support/extent.js';
import { expect, test } from '../../support/moving.js';
import { rows, section, snippets, steps } from '../../support/old-site.js';
import { answerWith } from '../../support/routes.js';
import { ready, running } from '../../support/site.js';

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

const firstSlider = (page: Page): Locator => page.locator('.image-slider').first();

/** The first slider, once either script has started it. */
async function startedSlider(page: Page): Promise<Locator> {
  const slider = firstSlider(page);
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.slick-next')).toHaveCount(1);
  return slider;
}

const owners = [
  ['the old one', []],
  ['ours', ['image-slider']],
] as const;

for (const [whose, handedOver] of casesOf(owners, ([each]) => each === 'ours')) {
  test(`events and calls of old code work on a slider that is ${whose}`, { tag: '@long' }, async ({
    page,
    open,
    said,
  }) => {
    await open({ handedOver, script: and(shared) });
    await add(page, '<button class="second-slide">Second slide</button>');
    const slider = await startedSlider(page);
    await page.locator('.second-slide').click();
    await expect(slider).toHaveAttribute('data-slide', '2');
    await slider.locator('.slick-next').click();
    await expect(slider).toHaveAttribute('data-slide', '3');
    expect(said()).toEqual([]);
  });
}

test("without the old slick a slider's events go on, and its calls do not", {
  tag: '@long',
}, async ({ page, open, said }) => {
  await open({ handedOver: sliders, script: and(shared) });
  await add(page, '<button class="second-slide">Second slide</button>');
  const slider = await startedSlider(page);
  await slider.locator('.slick-next').click();
  await expect(slider).toHaveAttribute('data-slide', '2');
  await page.locator('.second-slide').click();
  await expect.poll(said).toEqual([expect.stringMatching(/\.slick is not a function$/)]);
  expect(section('What can go wrong?')).toContain('.slick is not a function');
});

const times = [
  ['before the slider is ours', []],
  ['while the old slick is there', ['image-slider']],
  ['once the old slick is gone', sliders],
] as const;

for (const [when, handedOver] of casesOf(times, (_, index) => index === times.length - 1)) {
  test(`old code can press a slider's buttons ${when}`, { tag: '@long' }, async ({
    page,
    open,
    said,
  }) => {
    await open({ handedOver, script: and(withoutPlugin) });
    await add(page, '<button class="second-slide">Second slide</button>');
    const slider = await startedSlider(page);
    await page.locator('.second-slide').click();
    const current = slider.locator('.slick-current:not(.slick-cloned)');
    await expect(current).toHaveAttribute('data-slick-index', '1');
    expect(said()).toEqual([]);
  });
}

test('a slider that is not near has no arrows yet when the page is ready', {
  tag: '@long',
}, async ({ page, open }) => {
  const count = "$('.image-slider').last().find('.slick-next').length";
  const note = `$(document).ready(() => $('body').attr('data-arrows', ${count}));`;
  await open({ handedOver: ['image-slider'], script: and(note) });
  await expect(page.locator('body')).toHaveAttribute('data-arrows', '0');
  await page.locator('.image-slider').last().scrollIntoViewIfNeeded();
  await running(page, 'image-slider', 2);
});

const waysToHear = [
  ['with jQuery', withJQuery],
  ['without jQuery', withoutJQuery],
] as const;

for (const [name, code] of casesOf(waysToHear, ([each]) => each === 'with jQuery')) {
  test(`old code hears ${name} that a slider has started`, { tag: '@long' }, async ({
    page,
    open,
    said,
  }) => {
    await open({ handedOver: ['image-slider', 'coverflow'], script: and(code) });
    const second = page.locator('.image-slider').last();
    await startedSlider(page);
    await expect(firstSlider(page)).toHaveClass(/has-arrows/);
    await expect(second).not.toHaveClass(/has-arrows/);
    await second.scrollIntoViewIfNeeded();
    await expect(second).toHaveClass(/has-arrows/);
    await expect(page.locator('.has-arrows')).toHaveCount(2);
    expect(said()).toEqual([]);
  });
}

test('every event reaches both kinds of listeners, and says what is written down', {
  tag: '@long',
}, async ({ page, open }) => {
  const written = rows(section('Keep old code working')).map(([name = '', , keys = '']) => ({
    name: name.replaceAll('`', ''),
    keys: keys.replaceAll('`', '').split(', '),
  }));
  const listeners = written.map(
    ({ name }) => `
      document.addEventListener('${name}', ({ type, target, detail }) =>
        seen.push({ type, keys: Object.keys(detail), target: target.className, by: 'page' }));
      $(document).on('${name}', ({ type, target, originalEvent: { detail } }) =>
        seen.push({ type, keys: Object.keys(detail), target: target.className, by: 'jQuery' }));`,
  );
  await open({
    handedOver: ['category-gallery', 'inspiration-gallery'],
    script: and(`window.seen = []; ${listeners.join('')}`),
  });
  await page.locator('.category-gallery [data-uid="12"] a').click();
  await expect(page.locator('.category-gallery h3').first()).toHaveText('Stehleuchten');
  await add(page, '<div class="category-gallery without-parts"></div>');
  await page.evaluate(() => window.auftritt?.enhance());
  await page.locator('.without-parts').scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen'))))
    .toContain('auftritt:error');
  await page.evaluate(() => window.auftritt?.release());
  const heard: { type: string; keys: string[]; target: string; by: string }[] = await page.evaluate(
    () => Reflect.get(window, 'seen'),
  );
  const places: Readonly<Record<string, string>> = {
    'auftritt:enhanced': 'category-gallery',
    'auftritt:released': 'category-gallery',
    'auftritt:replaced': 'category-gallery',
    'auftritt:error': 'category-gallery without-parts',
  };
  expect(written.map(({ name }) => name).sort()).toEqual(Object.keys(places).sort());
  for (const { name, keys } of written) {
    for (const by of ['page', 'jQuery']) {
      const one = heard.filter((each) => each.type === name && each.by === by);
      expect(one.filter(({ target }) => target === places[name])).toEqual([
        { type: name, keys, target: places[name], by },
      ]);
    }
  }
});

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

test('without our script the site loads its HTML all the same', { tag: '@long' }, async ({
  page,
  open,
  said,
}) => {
  await open({ script: and(loading) });
  await answerWith(page, '**/assets/auftritt.js', '', 'text/javascript');
  await page.reload();
  await answerWith(page, '**/rooms/', slider);
  await add(page, '<button class="more-rooms">More</button><div class="rooms"></div>');
  await page.locator('.more-rooms').click();
  await expect(page.locator('.rooms .image-slider')).toHaveCount(1);
  expect(await page.evaluate(() => 'auftritt' in window)).toBe(false);
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
