import { checkPage } from '../../support/check-page.js';
import { expect, path, test } from '../../support/moving.js';
import { section, snippets, tagsAfter } from '../../support/old-site.js';
import { running } from '../../support/site.js';

const [lightboxLine = ''] = snippets('Which files can go?');

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
  expect(section('What can go wrong?')).toContain('`TypeError: Cannot read properties of null`');
  await visit(['image-slider']);
});

test('one line keeps the old fancybox from what is ours, and leaves it to old code', {
  tag: '@long',
}, async ({ page, open, visit, said }) => {
  await open({
    handedOver: ['lightbox'],
    // A file that should have gone.
    tags: (tags) =>
      tags.replace('<script src="/old/site', '<script src="/old/fancybox.js" defer></script>\n$&'),
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

test('the checker finds nothing wrong with the page and its tags', { tag: '@long' }, async ({
  baseURL,
}) => {
  const sent = await fetch(`${baseURL}${path}`).then((response) => response.text());
  const html = sent.replace('</title>', `</title>${tagsAfter([])}`);
  const { findings } = checkPage({ html, address: `${baseURL}${path}` });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
});
