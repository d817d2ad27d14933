// The shapes of markup that sites have, and docs/style.md lists as known.

import { expect, test } from '../support/fragments.js';
import { answerFor, categoryGallery } from '../support/galleries.js';
import { boxOf } from '../support/pointer.js';
import { answerWith } from '../support/routes.js';
import { running } from '../support/site.js';
import { distorted } from './distorted.js';

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

for (const [shape, navigation] of Object.entries(navigations)) {
  test(`a navigation of three levels may be ${shape}`, { tag: '@long' }, async ({
    page,
    openFragment,
  }) => {
    // One of them holds every kind of entry.
    const entries = shape === 'the list itself' ? Object.values(labels) : [labels['a link']];
    for (const label of entries) {
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
    const box = await boxOf(button);
    expect(Math.min(box.width, box.height), shape).toBeGreaterThanOrEqual(24);
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

test('a slide may be an image, a picture, a figure, a link or text', {
  tag: '@long',
}, async ({ page, start }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: width.phone, height: 700 });
  for (const [shape, slide] of Object.entries(slides)) {
    await start('slider', `<div data-slider>${[0, 1, 2].map(slide).join('')}</div>`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const all = page.locator('.slick-slide:not(.slick-cloned)');
    await expect(all, shape).toHaveCount(3);
    const list = await boxOf(page.locator('.slick-list'));
    for (const each of await all.all())
      expect(Math.abs((await boxOf(each)).width - list.width), shape).toBeLessThanOrEqual(1);
    expect(await distorted(page), shape).toEqual([]);
    await page.locator('.slick-next').click();
    await expect(all.nth(1), shape).toHaveClass(/slick-current/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width.phone);
  }
});

const reference = (tag: string, index: number): string => `<${tag} class="reference">
  <h3><button class="reference__toggle" type="button">Name ${index}</button></h3>
  <div class="reference__body"><p>Body ${index}</p></div></${tag}>`;
const references = {
  'a grid of columns': `<div class="references"><div class="reference-column">${reference('article', 1)}</div>
    <div class="reference-column">${reference('article', 2)}</div></div>`,
  'a list': `<ul class="references">${reference('li', 1)}${reference('li', 2)}</ul>`,
  'a table': `<table class="references"><tr>${reference('td', 1)}${reference('td', 2)}</tr></table>`,
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

test('the name of a field may stand before, around, after or in its control', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await page.setViewportSize({ width: width.phone, height: 700 });
  for (const [shape, fields] of Object.entries(forms)) {
    await openFragment(
      `<form class="inquiry-form" action="/home/kontakt/" method="post">${fields}<button type="submit">Senden</button></form>`,
    );
    await running(page, 'form');
    await page.getByRole('button', { name: 'Senden' }).click();
    const group = page.locator('.form-group.has-error');
    await expect(group, shape).toHaveCount(1);
    const message = group.locator('.field-message');
    await expect(message, shape).toContainText('Ort');
    const { y } = await boxOf(page.locator('#place'));
    expect((await boxOf(message)).y, shape).toBeGreaterThan(y);
  }
});

const gallery = (items: string): string =>
  categoryGallery.replace(
    /(?<=<div class="list_products">).*?(?=<div class="stage">)/s,
    `<div class="product_group">${items}</div></div>`,
  );
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
  await answerWith(page, '**/call/**', answerFor('Esche'));
  for (const [shape, items] of Object.entries(categories)) {
    await start('category-gallery', gallery(items));
    const control = page.locator(':is(a, button)', { hasText: 'Esche' });
    expect((await boxOf(control)).height, shape).toBeGreaterThanOrEqual(44);
    await control.click();
    await expect(page.getByText('Gallery Esche'), shape).toBeVisible();
    await expect(page.locator('.product_reference.active'), shape).toHaveText('Esche');
  }
});
