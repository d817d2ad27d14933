import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { categoryGallery, holdCalls } from '../support/galleries.js';
import { expect, frame, releasedBody, running, test } from '../support/site.js';

const own = (selectors: object): string =>
  `data-disable="consent" data-selectors='${JSON.stringify(selectors)}'`;

const slides = '<p>One</p><p>Two</p>';

/** What runs, as behaviours with the classes of their elements. */
const instancesOf = (page: Page) =>
  page.evaluate(() =>
    (window.auftritt?.instances() ?? []).map(
      ({ behaviour, element, state }) => `${behaviour} ${element.id} ${state}`,
    ),
  );

/** Writes a slider into the page, in the place of what there is. */
const write = (page: Page, id: string): Promise<void> =>
  page.evaluate((html) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = html;
  }, `<div><div id="${id}" class="pictures">${slides}</div></div>`);

test("elements that the page's own selectors find carry our hooks, and give them back", async ({
  page,
  openFragment,
}) => {
  const html =
    `<div id="a" class="pictures">${slides}</div><div id="b" class="image-slider pictures">${slides}</div>` +
    '<section class="shut"><h2 id="t">More</h2><div class="text">Text</div></section><i class="zoom"></i>';
  const tag = own({ imageSlider: '.pictures', collapse: '.shut h2', collapseBody: '.shut > div' });
  await openFragment(html, { tag });
  await running(page, 'image-slider', 2);
  await running(page, 'collapse');
  await expect(page.locator('#a')).toHaveClass(/\bimage-slider\b/);
  await expect(page.locator('#a')).toHaveAttribute('data-auftritt-hooks', 'imageSlider');
  // It had the class before.
  await expect(page.locator('#b')).not.toHaveAttribute('data-auftritt-hooks');
  await expect(page.locator('#t')).toHaveAttribute('data-collapse', ' ');
  await expect(page.locator('.zoom')).not.toHaveAttribute('data-auftritt-hooks');
  expect(await releasedBody(page)).toBe(html);
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'image-slider', 2);
});

test('where a hook has a selector of its own, our class alone makes nothing start', async ({
  page,
  openFragment,
}) => {
  await openFragment(
    `<div id="a" class="pictures">${slides}</div><div id="b" class="image-slider">${slides}</div>`,
    { tag: own({ imageSlider: '.pictures' }) },
  );
  await running(page, 'image-slider');
  expect(await instancesOf(page)).toEqual(['image-slider a running']);
});

test('what is added later is translated before it starts, in whatever it stands', async ({
  page,
  openFragment,
}) => {
  await openFragment('<main></main>', { tag: own({ imageSlider: '.pictures' }) });
  await write(page, 'a');
  await running(page, 'image-slider');
  await write(page, 'b');
  await expect.poll(() => instancesOf(page)).toEqual(['image-slider b running']);
});

test('a copy of what runs starts anew, and release leaves the page as it was', async ({
  page,
  openFragment,
}) => {
  const html = `<main><div id="a" class="pictures">${slides}</div></main>`;
  await openFragment(html, { tag: own({ imageSlider: '.pictures' }) });
  await running(page, 'image-slider');
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.append(main.firstElementChild?.cloneNode(true) ?? '');
  });
  await running(page, 'image-slider', 2);
  await page.evaluate(() => window.auftritt?.release());
  const one = `<div id="a" class="pictures">${slides}</div>`;
  expect(await page.locator('body').innerHTML()).toBe(`<main>${one}${one}</main>`);
});

test('what a tool morphs is translated again, and what is foreign no more is given back', async ({
  page,
  openFragment,
}) => {
  const tag = own({ collapse: '.opens', collapseBody: '.opened' });
  const html = '<p class="opens" id="t">Open</p><div class="opened" id="o">Text</div>';
  await openFragment(html, { tag });
  await running(page, 'collapse');
  // As a morph does, which gives an element the attributes that the server sends.
  await page.evaluate(() => {
    const body = document.querySelector('#o');
    for (const name of body?.getAttributeNames() ?? []) {
      if (!['id', 'class'].includes(name)) body?.removeAttribute(name);
    }
  });
  await expect(page.locator('#o')).toHaveAttribute('data-auftritt-hooks', 'collapseBody');
  await page.evaluate(() => {
    const body = document.querySelector('#o');
    body?.removeAttribute('class');
    window.auftritt?.enhance();
  });
  await expect(page.locator('#o')).not.toHaveAttribute('data-auftritt-hooks');
  await expect(page.locator('#o')).not.toHaveAttribute('data-collapse-body');
});

test('with data-observe="no" a call translates what is there, and nothing else does', async ({
  page,
  openFragment,
}) => {
  await openFragment(`<main></main><div class="pictures">${slides}</div>`, {
    tag: `${own({ imageSlider: '.pictures' })} data-observe="no"`,
  });
  await running(page, 'image-slider');
  await write(page, 'a');
  for (let turn = 0; turn < 3; turn += 1) await page.evaluate(frame);
  expect(await page.locator('#a').getAttribute('class')).toBe('pictures');
  await page.evaluate(() => window.auftritt?.enhance());
  await running(page, 'image-slider', 2);
});

test('what is switched off keeps the markup of the server', async ({ page, openFragment }) => {
  const html = `<div id="a" class="pictures">${slides}</div><p class="top">Up</p>`;
  await openFragment(html, {
    tag: `data-disable="consent image-slider" data-selectors='{"imageSlider": ".pictures", "toTop": ".top"}'`,
  });
  await expect(page.locator('.top')).toHaveClass(/to-top/);
  await expect(page.locator('#a')).toHaveAttribute('class', 'pictures');
});

const jquery = readFileSync('node_modules/jquery-3/dist/jquery.js', 'utf8');

/** A plugin as Owl Carousel is to a page: its name, and what it leaves on an element. */
const owl = `jQuery.fn.owlCarousel = function () {
  return this.each(function () { jQuery.data(this, 'owl.carousel', {}); this.classList.add('owl-loaded'); });
};`;

for (const [when, call] of [
  ['when the page is ready', '$(function () { $("#a").owlCarousel(); });'],
  ['when it has loaded', 'addEventListener("load", function () { $("#a").owlCarousel(); });'],
] as const) {
  test(`a slider that a call serves ${when} is left alone, and one of a dead call is not`, async ({
    page,
    openFragment,
    complaints,
  }) => {
    const html = ['a', 'b']
      .map((id) => `<div id="${id}" class="owl-carousel">${slides}</div>`)
      .join('');
    await openFragment(html, {
      head: `<script>${jquery}${owl}${call}$(".gone").owlCarousel();</script>`,
      tag: 'data-disable="consent" data-preset="owl" data-jquery="none"',
    });
    await running(page, 'slider');
    expect(await instancesOf(page)).toEqual(['slider b running']);
    await expect(page.locator('#a')).not.toHaveAttribute('data-slider');
    expect(complaints).toEqual([
      expect.stringContaining('Owl Carousel runs on this page, and acts instead of ours'),
    ]);
  });
}

test("an answer's sections are found by the page's own selectors", async ({
  page,
  openFragment,
}) => {
  const calls = await holdCalls(page);
  const theirs = (html: string): string => html.replaceAll('gallery-inner', 'their-inner');
  await openFragment(theirs(categoryGallery), { tag: own({ galleryInner: '.their-inner' }) });
  await running(page, 'category-gallery');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await (await calls.at(0)).answer('<div class="their-inner"><p>Answered</p></div>');
  await expect(page.getByText('Answered')).toBeVisible();
  await expect(page.locator('.their-inner')).toHaveAttribute('data-auftritt-hooks', 'galleryInner');
});
