import { test } from '../../support/fragments.js';
import { expect, releasedBody } from '../../support/site.js';

const menu = (close: string): string => `<div>
  <button type="button" data-dropdown=""${close}>Downloads</button>
  <ul data-dropdown-menu=""><li>Catalogue</li></ul>
</div><p>Elsewhere</p>`;

for (const [close, inside, outside] of [
  ['', false, false],
  [' data-dropdown-close="outside"', true, false],
  [' data-dropdown-close="inside"', false, true],
  [' data-dropdown-close="false"', true, true],
] as const) {
  test(`a menu in our look closes at the clicks that it names:${close}`, async ({
    page,
    start,
  }) => {
    const html = menu(close);
    await start('dropdown', html);
    const toggle = page.getByRole('button', { name: 'Downloads' });
    const entry = page.getByText('Catalogue');
    await expect(entry).toBeHidden();
    await toggle.click();
    await expect(entry).toBeVisible();
    await expect(page.locator('[data-dropdown-menu]')).toHaveCSS('position', 'absolute');
    await entry.click();
    await expect(entry).toBeVisible({ visible: inside });
    if (!inside) await toggle.click();
    await page.getByText('Elsewhere').click({ position: { x: 300, y: 5 } });
    await expect(entry).toBeVisible({ visible: outside });
    expect(await releasedBody(page)).toBe(html);
  });
}

test('a menu that the server shows closes at a click elsewhere', async ({ page, start }) => {
  await start(
    'dropdown',
    menu('').replace('data-dropdown-menu=""', 'data-dropdown-menu="" class="is-open"'),
  );
  await expect(page.getByText('Catalogue')).toBeVisible();
  await page.getByText('Elsewhere').click({ position: { x: 300, y: 5 } });
  await expect(page.getByText('Catalogue')).toBeHidden();
});

test('Escape closes a menu that is open where nothing has the focus, unless another layer hides it', async ({
  page,
  start,
}) => {
  await start('dropdown', menu(' data-dropdown-close="outside"'));
  const toggle = page.getByRole('button', { name: 'Downloads' });
  const entry = page.getByText('Catalogue');
  await toggle.click();
  await entry.click();
  await expect(page.locator('body')).toBeFocused();
  const layer = await page.evaluateHandle(() => {
    const added = document.createElement('div');
    added.style.cssText = 'position: fixed; inset: 0; z-index: 9999; background: white';
    document.body.append(added);
    return added;
  });
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await layer.evaluate((added) => added.remove());
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the arrow keys lead to the items that can be used and seen, round and round', async ({
  page,
  start,
}) => {
  const items = [
    '<a href="/1/" class="disabled">Class</a>',
    '<a href="/2/" aria-disabled="true">State</a>',
    '<a href="/3/">First</a>',
    '<a>No address</a>',
    '<button type="button" disabled>Button</button>',
    '<a href="/4/" hidden>Hidden</a>',
    '<a href="/5/" style="visibility: hidden">Unseen</a>',
    '<button type="button">Second</button>',
    '<a href="/6/" class="disabled">Last</a>',
  ];
  await start(
    'dropdown',
    `<div><button type="button" data-dropdown="">More</button>
      <ul data-dropdown-menu=""><li>${items.join('</li><li>')}</li>
      <li class="disabled"><a href="/7/">In an item</a></li></ul></div>`,
  );
  const focused = page.locator(':focus');
  await page.getByRole('button', { name: 'More' }).focus();
  for (const [key, name] of [
    ['ArrowDown', 'First'],
    ['ArrowDown', 'Second'],
    ['ArrowDown', 'First'],
    ['ArrowUp', 'Second'],
    ['Home', 'First'],
    ['End', 'Second'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveText(name);
  }
});

for (const dir of ['ltr', 'rtl'])
  for (const edge of ['left', 'right'])
    test(`a menu at the ${edge} edge stays on the page, ${dir}`, async ({ page, start }) => {
      await start(
        'dropdown',
        `<div dir="${dir}"><div style="position: relative; float: ${edge}">
        <button type="button" data-dropdown="">More</button>
        <p data-dropdown-menu="" style="inset-inline-start: 0; inline-size: 200px">A long text</p></div></div>`,
      );
      await page.getByRole('button', { name: 'More' }).click();
      const box = await page.getByText('A long text').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
    });
