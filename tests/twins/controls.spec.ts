import { hold } from '../support/routes.js';
import { expect, test } from '../support/site.js';
import { both, open, settled } from '../support/toggle-pages.js';

for (const runs of both) {
  test.describe(`with ${runs === 'ours' ? 'ours' : 'the original'}`, () => {
    test('a checkbox in a label that opens something ticks and opens', async ({ page }) => {
      await open(
        page,
        `<form><label data-toggle="collapse" data-target="#more"><input type="checkbox" name="way" value="invoice"> Invoice</label>
        <div id="more" class="collapse">Address</div></form>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByText('Invoice').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await settled(page, '#more', true);
      await page.waitForFunction(() => !document.querySelector('.collapsing'));
      await page.getByRole('checkbox').press(' ');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await settled(page, '#more', false);
    });

    test('an item closes the menu, and its link leads to the place', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(
        page,
        `<nav class="navbar navbar-expand-lg"><button class="navbar-toggler" data-toggle="collapse" data-target="#links">Menu</button>
        <div class="collapse navbar-collapse show" id="links"><ul class="navbar-nav">
        <li data-toggle="collapse" data-target=".navbar-collapse.show"><a href="#about">About</a></li></ul></div></nav>
        <p style="height:2000px">…</p><h2 id="about">About us</h2>`,
        { preset: 'bootstrap-4', runs },
      );
      await page.getByRole('link', { name: 'About' }).click();
      await settled(page, '#links', false);
      await expect.poll(() => new URL(page.url()).hash).toBe('#about');
      await page.getByRole('button', { name: 'Menu' }).click();
      await settled(page, '#links', true);
      await page.getByRole('link', { name: 'About' }).click();
      await settled(page, '#links', false);
    });

    test('a field that opens a menu takes letters and spaces', async ({ page }) => {
      await open(
        page,
        `<div class="dropdown"><input data-bs-toggle="dropdown" aria-label="Search"><ul class="dropdown-menu"><li><a class="dropdown-item" href="/a/">A</a></li></ul></div>`,
        { preset: 'bootstrap-5', runs },
      );
      await page.getByLabel('Search').click();
      await settled(page, '.dropdown-menu', true);
      await page.keyboard.type('oak table');
      await expect(page.getByLabel('Search')).toHaveValue('oak table');
    });
  });
}

test.describe('a toggle with controls in it', () => {
  const body = `<style>[contenteditable] { display: inline-block; min-width: 50px }</style>
    <form id="form" action="/sent/"><div data-collapse="#more" id="toggle">Title
      <input type="checkbox" id="box"><input type="text" id="text"><select id="select"><option>1</option><option>2</option></select>
      <textarea id="area"></textarea><details id="details"><summary>More</summary>Text</details>
      <span contenteditable="true" id="editable">edit</span><label for="other" id="label">Other</label>
      <button id="send" name="go" value="1">Send</button></div>
      <div id="more" data-collapse-body>Body</div><input type="checkbox" id="other"></form>`;

  test('leaves them to the visitor', { tag: '@long' }, async ({ page }) => {
    await page.route('**/sent/**', (route) => route.fulfill({ body: 'sent' }));
    await open(page, body);
    await page.locator('#text').click();
    await page.keyboard.type('a b');
    await expect(page.locator('#text')).toHaveValue('a b');
    await page.locator('#area').click();
    await page.keyboard.type('c\nd');
    await expect(page.locator('#area')).toHaveValue('c\nd');
    await page.locator('#editable').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' x');
    await expect(page.locator('#editable')).toHaveText('edit x');
    await page.locator('summary').click();
    await expect(page.locator('#details')).toHaveAttribute('open');
    await page.locator('#label').click();
    await expect(page.locator('#other')).toBeChecked();
    await page.locator('#select').selectOption('2');
    await expect(page.locator('#more')).toBeHidden();
    await page.locator('#box').click();
    await expect(page.locator('#box')).toBeChecked();
    await expect(page.locator('#more')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Title', expanded: true })).toHaveCount(1);
    await page.locator('#send').click();
    await page.waitForURL('**/sent/?go=1');
  });
});

test('a box pressed twice is open as it is ticked', { tag: '@long' }, async ({ page }) => {
  await open(
    page,
    `<input type="checkbox" data-bs-toggle="collapse" data-bs-target="#more" aria-label="Other"><div id="more" class="collapse">Address</div>`,
    { preset: 'bootstrap-5' },
  );
  await page.getByRole('checkbox').dblclick();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.locator('#more')).toBeHidden();
  await page.getByRole('checkbox').click({ clickCount: 3 });
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(page.locator('#more')).toBeVisible();
});

test('the box in a menu keeps it open when its label is pressed', async ({ page }) => {
  await open(
    page,
    '<div><button data-dropdown>Menu</button><div data-dropdown-menu><input aria-label="Name"><label><input type="checkbox"> Keep me</label><select aria-label="Size"><option>1</option></select></div></div>',
  );
  await page.getByRole('button').click();
  await page.getByText('Keep me').click();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Name').click();
  await page.keyboard.type('a b');
  await expect(page.getByLabel('Name')).toHaveValue('a b');
  await page.getByLabel('Size').focus();
  await expect(page.getByLabel('Size')).toBeFocused();
});

test.describe('before the code has come', () => {
  for (const key of ['', ' '] as const) {
    test(`a box in a label ticks once ${key ? 'by the keyboard' : 'by the mouse'}, and opens afterwards`, {
      tag: key ? '@long' : [],
    }, async ({ page }) => {
      const chunk = await hold(page, '**/chunks/collapse-*');
      await open(
        page,
        `<label data-collapse="#more"><input type="checkbox" onclick="window.heard = (window.heard ?? 0) + 1"> Invoice</label><div id="more" data-collapse-body>Address</div>`,
        { waits: false },
      );
      await page.waitForFunction(() => window.auftritt);
      if (key) await page.getByRole('checkbox').press(key);
      else await page.getByText('Invoice').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      chunk.resolve();
      await expect(page.locator('#more.is-open')).toBeVisible();
      await expect(page.getByRole('checkbox')).toBeChecked();
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe(1);
    });
  }
});
