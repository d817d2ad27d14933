import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, path, test } from '../../support/moving.js';
import { section, snippets, steps, tagsAfter } from '../../support/old-site.js';
import { running } from '../../support/site.js';

const all = steps.flat();
const [lightboxLine = ''] = snippets('Which files can go?');
const written = section('What can go wrong?');

/** The tags with names taken out of `data-disable`, and nothing else done. */
const without =
  (...names: readonly string[]) =>
  (tags: string): string =>
    names.reduce((text, name) => text.replace(new RegExp(` ${name}(?=["\\s])`), ''), tags);

/** The tags with a file that should have gone. */
const still = (file: string) => (tags: string) =>
  tags.replace('<script src="/old/site', `<script src="/old/${file}" defer></script>\n$&`);

const stateOf = (page: Page, selector: string) =>
  page.evaluate((first) => {
    const element = document.querySelector(first);
    return window.auftritt?.instances().find((line) => line.element === element)?.state;
  }, selector);

test('a slider that the old script still starts is reported, and left to it', {
  tag: '@long',
}, async ({ page, open, visit, said }) => {
  await open({ tags: without('image-slider') });
  await visit(['image-slider']);
  await expect.poll(() => stateOf(page, '.image-slider')).toBe('failed');
  const [line = '', ...others] = said();
  expect(others).toEqual([]);
  expect(line).toContain('auftritt: image-slider: is a slick slider already');
  expect(written).toContain('`auftritt: image-slider: is a slick slider already`');
});

test('a slider of ours that the old script starts again goes on', { tag: '@long' }, async ({
  page,
  open,
  visit,
}) => {
  await open({ handedOver: ['image-slider'] });
  await page.locator('.image-slider').first().scrollIntoViewIfNeeded();
  await running(page, 'image-slider');
  const error = await page.evaluate(() => {
    const start: unknown = window.jQuery && Reflect.get(window.jQuery.fn, 'slick');
    try {
      if (typeof start === 'function') start.call(window.jQuery?.('.image-slider'), { dots: true });
      return undefined;
    } catch (thrown) {
      return String(thrown);
    }
  });
  expect(error).toContain('TypeError: Cannot read properties of null');
  expect(written).toContain('`TypeError: Cannot read properties of null`');
  await visit(['image-slider']);
});

test('a fancybox that should have gone opens what is ours', { tag: '@long' }, async ({
  page,
  open,
}) => {
  await open({ handedOver: ['lightbox'], tags: still('fancybox.js') });
  const link = page.locator('.gallery-element [data-fancybox]').first();
  await link.hover();
  await expect.poll(() => stateOf(page, '.gallery-element [data-fancybox]')).toBe('running');
  await link.click();
  await expect(page.locator('.fancybox-container')).toHaveCount(1);
  await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
  expect(tagsAfter(['lightbox'])).not.toContain('/fancybox.');
});

test('one line keeps the old fancybox from what is ours, and leaves it to old code', {
  tag: '@long',
}, async ({ page, open, visit, said }) => {
  await open({
    handedOver: ['lightbox'],
    tags: still('fancybox.js'),
    script: (source) => source + lightboxLine,
  });
  await visit(['lightbox']);
  const link = page.locator('.gallery-element [data-fancybox]').first();
  await link.click();
  await expect(page.locator('.fancybox__dialog')).toHaveCount(1);
  await expect(page.locator('.fancybox-container')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
  await page.evaluate("jQuery.fancybox.open('<p>Old</p>')");
  await expect(page.locator('.fancybox-container')).toHaveCount(1);
  expect(said()).toEqual([]);
});

test('what was not deleted is there twice', { tag: '@long' }, async ({ page, open }) => {
  await open({ tags: without('consent', 'analytics', 'map') });
  await expect(page.locator('.klaro .cookie-notice').filter({ visible: true })).toHaveCount(2);
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.asked?.maps.length)).toBe(2);
});

test('a jQuery of our own is named as such, and the old code does not hear its events', {
  tag: '@long',
}, async ({ page, open }) => {
  const note = "$('.image-slider').on('afterChange', () => $('body').attr('data-heard', 'yes'));";
  await open({
    handedOver: ['image-slider'],
    tags: (tags) => tags.replace('data-plugin', 'data-jquery="own" data-plugin'),
    script: (source) => source + note,
  });
  const slider = page.locator('.image-slider').first();
  await slider.scrollIntoViewIfNeeded();
  await running(page, 'image-slider');
  await slider.locator('.slick-next').click();
  await expect(slider.locator('.slick-current')).toHaveAttribute('data-slick-index', '1');
  await expect(page.locator('body')).not.toHaveAttribute('data-heard');
  const table = page.waitForEvent('console', (message) => message.type() === 'table');
  await page.evaluate(() => void window.auftritt?.report());
  const lines: readonly { library: string }[] = await (await table).args()[0]?.jsonValue();
  expect(lines.map(({ library }) => library)).toContainEqual(
    expect.stringMatching(/ on our jQuery /),
  );
});

test('a name in `data-disable` leaves the HTML as the server sent it', { tag: '@long' }, async ({
  page,
  open,
}) => {
  await open({
    handedOver: all,
    tags: (tags) => tags.replace('data-plugin', 'data-disable="image-slider" data-plugin'),
  });
  const slider = page.locator('.image-slider').first();
  const sent = await page.request.get(path).then((response) => response.text());
  await slider.scrollIntoViewIfNeeded();
  await running(page, 'logo-slider');
  const same = await slider.evaluate((element, text) => {
    const first = new DOMParser().parseFromString(text, 'text/html').querySelector('.image-slider');
    return element.isEqualNode(first);
  }, sent);
  expect(same).toBe(true);
});

test(
  'the checker finds nothing wrong with the page and its tags',
  { tag: '@long' },
  async ({ baseURL }, testInfo) => {
    const sent = await fetch(`${baseURL}${path}`).then((response) => response.text());
    const file = testInfo.outputPath('page.html');
    await writeFile(file, sent.replace('</title>', `</title>${tagsAfter([])}`));
    const status = await new Promise((resolve) => {
      execFile(
        process.execPath,
        ['dist/command/auftritt.mjs', 'check', file, '--base', `${baseURL}`],
        (error) => resolve(error?.code ?? 0),
      );
    });
    expect(status).toBe(0);
  },
);
