import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.js';
import { open } from '../support/toggle-pages.js';

/** The distance (px) of an element from the top of the window. */
const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test.describe('what opens and closes', () => {
  const part = (name: string, size: number, open = '') =>
    `<h3><button data-collapse id="${name}">${name}</button></h3>
    <div data-collapse-body class="${open}"><p style="height:${size}px">${name}</p></div>`;
  const accordion = `<section data-accordion>${part('one', 1500, 'is-open')}${part('two', 900)}${part('three', 300)}</section>`;

  for (const [place, html] of [
    ['a page', `<p style="height:600px"></p>${accordion}<p style="height:2000px"></p>`],
    [
      'a box that scrolls',
      `<p style="height:300px"></p><div id="box" style="height:400px;overflow:auto">${accordion}<p style="height:900px"></p></div><p style="height:1500px"></p>`,
    ],
  ] as const) {
    test(`keeps the pressed heading where it is, in ${place}`, {
      tag: place === 'a page' ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(page, html, { head: '<style>html { scroll-behavior: smooth }</style>' });
      const two = page.locator('#two');
      await two.evaluate((button) =>
        button.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const before = await topOf(page, '#two');
      await two.click();
      await expect(page.locator('[data-collapse-body]').nth(0)).toBeHidden();
      expect(Math.abs((await topOf(page, '#two')) - before)).toBeLessThan(2);
      // The browser has painted twice, and anchors nothing elsewhere.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(Math.abs((await topOf(page, '#two')) - before)).toBeLessThan(2);
      await page.locator('#three').press('Enter');
      await expect(page.locator('[data-collapse-body]').nth(1)).toBeHidden();
    });
  }

  const fields = {
    collapse:
      '<button type="button" data-collapse>More</button><div data-collapse-body>FIELD</div>',
    tabs: '<div data-tabs><a href="#a">A</a><a href="#b">B</a></div><div id="a" data-tab-panel>A</div><div id="b" data-tab-panel>FIELD</div>',
    references:
      '<section class="references"><article class="reference"><h3><button type="button" class="reference__toggle">R</button></h3><div class="reference__body">FIELD</div></article></section>',
    downloads:
      '<section class="downloads"><h2><button type="button" class="downloads__toggle">D</button></h2><div class="downloads__body">FIELD</div></section>',
    details:
      '<details><summary>More</summary><button type="button" data-collapse>Else</button><div data-collapse-body>FIELD</div></details>',
  };
  for (const [name, html] of Object.entries(fields)) {
    test(`shows the field at which a form is refused, in ${name}`, {
      tag: name === 'collapse' ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.route('**/sent/**', (route) => route.fulfill({ body: 'sent' }));
      const field = '<label>Name <input required name="name" id="name"></label>';
      await open(
        page,
        `<form action="/sent/">${html.replace('FIELD', field)}<label>Town <input name="town"></label><button>Send</button></form>`,
      );
      await expect(page.locator('#name')).toBeHidden();
      await page.getByLabel('Town').fill('Ulm');
      await page.getByLabel('Town').evaluate((input) => {
        input.addEventListener('input', () => input.closest('form')?.checkValidity());
      });
      await page.getByLabel('Town').press('x');
      await expect(page.locator('#name')).toBeHidden();
      await page.getByLabel('Town').press('Enter');
      await expect(page.locator('#name')).toBeFocused();
      await page.keyboard.type('Ada');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForURL('**/sent/?name=Ada**');
    });
  }

  test('shows the field that a label outside leads to', { tag: '@long' }, async ({ page }) => {
    await open(
      page,
      `<label for="name">Name</label><button data-collapse>More</button><div data-collapse-body><input id="name"></div>`,
    );
    await page.getByText('Name').click();
    await expect(page.locator('#name')).toBeFocused();
  });

  test('opens what a hash in percent-encoding names', async ({ page }) => {
    await open(
      page,
      `<a href="#t%C3%BCr" data-collapse>Door</a><div id="tür" data-collapse-body>Oak</div>
      <div data-tabs><a href="#w%C3%A4nde">Walls</a><a href="#böden">Floors</a></div>
      <div id="wände" data-tab-panel>White</div><div id="böden" data-tab-panel>Ash</div>`,
    );
    await page.getByRole('button', { name: 'Door' }).click();
    await expect(page.getByText('Oak')).toBeVisible();
    await page.getByRole('tab', { name: 'Floors' }).click();
    await expect(page.getByText('Ash')).toBeVisible();
    await expect(page.getByText('White')).toBeHidden();
  });
});
