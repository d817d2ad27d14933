import { answerWith } from '../support/routes.js';
// The shapes of markup that sites have, and docs/style.md lists as known.

import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { expect, test } from '../support/fragments.js';
import { running } from '../support/site.js';

const width = { phone: 390, wide: 1280 } as const;

/** An entry whose level has a level. */
const entry = (label: string): string => `<li>${label}
  <ul><li><span>Inner</span><ul><li><a href="/deep/">Deep</a></li></ul></li></ul></li>`;

const labels = {
  'a link': '<a href="/outer/">Outer</a>',
  'a link without an address': '<a>Outer</a>',
  'a span': '<span>Outer</span>',
  'a button': '<button type="button">Outer</button>',
} as const;

const navigations: Readonly<Record<string, (entries: string) => string>> = {
  'a nav around the list': (entries) => `<nav class="main-navigation"><ul>${entries}</ul></nav>`,
  'the list itself': (entries) => `<ul class="main-navigation">${entries}</ul>`,
  'a div around the list': (entries) => `<div class="main-navigation"><ul>${entries}</ul></div>`,
};

const openers = {
  'a text': 'Menü',
  'a sign and a text': '☰ Menü',
  'an icon font': '<i class="fa fa-bars" aria-hidden="true"></i>',
  'an SVG': '<svg width="16" height="12" aria-hidden="true"><path d="M0 1h16M0 6h16"/></svg>',
  nothing: '',
} as const;

const header = (navigation: string, opener = 'Menü'): string => `<header class="site-header">
  <a href="/">Name</a>
  <button class="navigation-opener" type="button" aria-label="Menü">${opener}</button>
  ${navigation}</header>`;

/** One of them holds every kind of entry, and is the one of the short run. */
const everyEntry = 'the list itself';

for (const [shape, navigation] of casesOf(
  Object.entries(navigations),
  ([name]) => name === everyEntry,
)) {
  const isTried = (_: unknown, index: number): boolean => shape === everyEntry || index === 0;

  test(`a navigation of three levels may be ${shape}`, { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    for (const [kind, label] of casesOf(Object.entries(labels), isTried)) {
      await test.step(kind, async () => {
        await page.setViewportSize({ width: width.phone, height: 700 });
        await openFragment(header(navigation(entry(label))));
        await page.locator('.navigation-opener').click();
        await running(page, 'navigation');
        const deep = page.getByText('Deep');
        await page.getByText('Outer').first().click();
        await expect(page.getByText('Inner')).toBeVisible();
        await expect(deep).toBeHidden();
        await page.getByText('Inner').click();
        await expect(deep).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(deep).toBeHidden();
        await page.setViewportSize({ width: width.wide, height: 700 });
        await page.getByText('Outer').first().hover();
        await page.getByText('Inner').hover();
        await expect(deep).toBeVisible();
        await page.mouse.move(0, 600);
      });
    }
  });
}

test('an opener may hold a text, a sign, an icon, or nothing', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await page.setViewportSize({ width: width.phone, height: 700 });
  for (const [shape, opener] of Object.entries(openers)) {
    const list = '<nav class="main-navigation"><ul><li><a href="/a/">A</a></li></ul></nav>';
    await openFragment(header(list, opener));
    const button = page.locator('.navigation-opener');
    await expect(button, shape).toHaveAccessibleName('Menü');
    const sign = await button.evaluate((each) => getComputedStyle(each, '::before').content);
    // The only sign is the page's own; where it has none, it is ours.
    expect(sign, shape).toBe(opener === '' ? '""' : 'none');
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), shape).toBeGreaterThanOrEqual(24);
    await button.click();
    await expect(page.getByRole('link', { name: 'A', exact: true }), shape).toBeVisible();
  }
});

/** Pictures of unequal ratio. */
const picture = (index: number): string =>
  index % 2 === 0
    ? '<img src="/media/hero-foyer.webp" alt="" width="1600" height="900">'
    : '<img src="/media/collection-alba.webp" alt="" width="900" height="900">';

const slides: Readonly<Record<string, (index: number) => string>> = {
  'an image': picture,
  'a picture': (index) => `<picture>${picture(index)}</picture>`,
  'a figure': (index) =>
    `<figure>${picture(index)}<figcaption>Slide ${index}</figcaption></figure>`,
  'a link around an image': (index) => `<a href="/${index}/">${picture(index)}</a>`,
  'a div with text': (index) => `<div><h3>Slide ${index}</h3><p>Text</p></div>`,
};

/** The pictures that are drawn in another ratio than their files have. */
const distorted = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.slick-slide:not(.slick-cloned) img, img.slick-slide:not(.slick-cloned)')
    .evaluateAll((all) =>
      all
        .filter((each): each is HTMLImageElement => each instanceof HTMLImageElement)
        .filter((image) => {
          const { width, height } = image.getBoundingClientRect();
          const isFitted = getComputedStyle(image).objectFit !== 'fill';
          return (
            !isFitted &&
            Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.02
          );
        })
        .map((image) => image.outerHTML),
    );

for (const kind of casesOf(['image-slider', 'slider'], (each) => each === 'slider')) {
  const hook = kind === 'slider' ? 'data-slider' : `class="${kind}"`;
  test(`a slide of ${kind} may be an image, a picture, a figure, a link or text`, {
    tag: '@long',
  }, async ({ page, start }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: width.phone, height: 700 });
    for (const [shape, slide] of Object.entries(slides)) {
      await start(kind, `<div ${hook}>${[0, 1, 2].map(slide).join('')}</div>`);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const all = page.locator('.slick-slide:not(.slick-cloned)');
      await expect(all, shape).toHaveCount(3);
      const list = await page.locator('.slick-list').boundingBox();
      for (const box of await Promise.all((await all.all()).map((each) => each.boundingBox()))) {
        expect(Math.abs((box?.width ?? 0) - (list?.width ?? 0)), shape).toBeLessThanOrEqual(1);
      }
      expect(await distorted(page), shape).toEqual([]);
      await page.locator('.slick-next').click();
      await expect(all.nth(1), shape).toHaveClass(/slick-current/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width.phone);
    }
  });
}

const reference = (tag: string, index: number): string => `<${tag} class="reference">
  <h3><button class="reference__toggle" type="button">Name ${index}</button></h3>
  <div class="reference__body"><p>Body ${index}</p></div></${tag}>`;
const both = (tag: string): string => reference(tag, 1) + reference(tag, 2);

const references = {
  'a grid of columns': `<div class="references"><div class="reference-column">${reference('article', 1)}</div>
    <div class="reference-column">${reference('article', 2)}</div></div>`,
  'a list': `<ul class="references">${both('li')}</ul>`,
  'a table': `<table class="references"><tr>${both('td')}</tr></table>`,
} as const;

test('references may be a grid, a list or a table', { tag: '@long' }, async ({ page, start }) => {
  for (const [shape, html] of Object.entries(references)) {
    await page.setViewportSize({ width: width.phone, height: 700 });
    await start('references', html);
    const body = page.getByText('Body 2');
    await expect(body, shape).toBeHidden();
    await page.getByRole('button', { name: 'Name 2' }).click();
    await expect(body, shape).toBeVisible();
    await expect(page.getByText('Body 1'), shape).toBeHidden();
    await page.setViewportSize({ width: width.wide, height: 700 });
    await expect(page.getByText('Body 1'), shape).toBeVisible();
  }
});

const field = (id: string, inner: string): string =>
  `<div class="form-group">${inner.replace('<input', `<input id="${id}" name="${id}" required`)}</div>`;

/** Where a form has the name of its field; `Ort` in each. */
const forms = {
  'a label before the control': field('place', '<label for="place">Ort</label><input>'),
  'a label around the control': field('place', '<label>Ort <input></label>'),
  'a label after the control': field('place', '<input><label for="place">Ort</label>'),
  'a placeholder alone': field('place', '<input placeholder="Ort">'),
  'a fieldset with a legend': `<fieldset><legend>Adresse</legend>${field('place', '<label for="place">Ort</label><input>')}</fieldset>`,
  'a floating label of Bootstrap': field(
    'place',
    '<div class="form-floating"><input class="form-control" placeholder=" "><label for="place">Ort</label></div>',
  ),
  'a field of Contact Form 7': `<div class="form-group"><p><label>Ort<br><span class="wpcf7-form-control-wrap" data-name="place"><input size="40" class="wpcf7-form-control wpcf7-text" id="place" name="place" aria-required="true" required></span></label></p></div>`,
} as const;

/** Asks for an empty form, and returns nothing where the message stands in its field and names it. */
async function refuse(page: Page, shape: string): Promise<void> {
  await running(page, 'form');
  await page.getByRole('button', { name: 'Senden' }).click();
  const group = page.locator('.form-group.has-error');
  await expect(group, shape).toHaveCount(1);
  await expect(group.locator('.field-message'), shape).toContainText('Ort');
  const [control, message] = await Promise.all([
    page.locator('#place').boundingBox(),
    group.locator('.field-message').boundingBox(),
  ]);
  expect(message?.y, shape).toBeGreaterThan(control?.y ?? Number.NaN);
}

test('the name of a field may stand before, around, after or in its control', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.setViewportSize({ width: width.phone, height: 700 });
  for (const [shape, fields] of Object.entries(forms)) {
    await openFragment(
      `<form class="inquiry-form" action="/home/kontakt/" method="post">${fields}<button type="submit">Senden</button></form>`,
    );
    await refuse(page, shape);
  }
});

const gallery = (items: string): string => `<section class="category-gallery">
  <input type="hidden" class="reference_request_url" value="/home/produkte/">
  <input type="hidden" class="content_uid" value="117">
  <input type="hidden" class="plugin_settings" value="a:0:{}">
  <div class="list_products"><div class="product_group">
    <h2 class="product_group__heading">Holz</h2>${items}</div></div>
  <div class="product_information"><header><h2>Holz</h2></header></div>
  <div class="gallery-inner"><p>Eiche</p></div>
  <div class="reference_content"><p>Über Eiche</p></div></section>`;
const attributes = (uid: number): string => `data-uid="${uid}" data-color="#8a5a2b"`;

const categories = {
  'items with links': `<ul><li class="product_reference active" ${attributes(1)}><a href="/a/">Eiche</a></li>
    <li class="product_reference" ${attributes(2)}><a href="/b/">Esche</a></li></ul>`,
  links: `<a class="product_reference active" ${attributes(1)} href="/a/">Eiche</a>
    <a class="product_reference" ${attributes(2)} href="/b/">Esche</a>`,
  buttons: `<button class="product_reference active" type="button" ${attributes(1)}>Eiche</button>
    <button class="product_reference" type="button" ${attributes(2)}>Esche</button>`,
  'items with buttons': `<ul><li class="product_reference active" ${attributes(1)}><button type="button">Eiche</button></li>
    <li class="product_reference" ${attributes(2)}><button type="button">Esche</button></li></ul>`,
} as const;

test('a category may be a link, a button, or an item around one', { tag: '@long' }, async ({
  page,
  start,
}) => {
  const answer =
    '<div class="gallery-inner"><p>Bilder der Esche</p></div><div class="reference_content"><p>Über Esche</p></div>';
  await answerWith(page, '**/home/produkte/', answer);
  for (const [shape, items] of Object.entries(categories)) {
    await start('category-gallery', gallery(items), { tag: 'data-plugin="tx_gallery"' });
    const control = page.locator(':is(a, button)', { hasText: 'Esche' });
    const box = await control.boundingBox();
    expect(box?.height, shape).toBeGreaterThanOrEqual(44);
    await control.click();
    await expect(page.getByText('Bilder der Esche'), shape).toBeVisible();
    await expect(page.locator('.product_reference.active'), shape).toHaveText('Esche');
  }
});
