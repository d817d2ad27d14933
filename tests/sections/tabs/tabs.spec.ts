import { endAnimations } from '../../support/animations.js';
import { test } from '../../support/fragments.js';
import { expect, test as pageTest, releasedBody } from '../../support/site.js';

const lamps = `<ul data-tabs=""><li><a href="#floor">Floor</a></li><li><a href="#table">Table</a></li></ul>
<div id="floor" data-tab-panel=""><p>For corners.</p></div>
<div id="table" data-tab-panel=""><p>For desks.</p></div>`;

test('a list of links becomes tabs, in our look, and is printed whole', async ({ page, start }) => {
  await start('tabs', lamps);
  const floor = page.getByRole('tab', { name: 'Floor', selected: true });
  await expect(floor).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Floor' })).toHaveText('For corners.');
  await expect(page.getByText('For desks.')).toBeHidden();
  await expect(page.getByRole('tablist')).toHaveCSS('display', 'flex');
  await floor.press('ArrowLeft');
  await expect(page.getByText('For desks.')).toBeVisible();
  await expect(page.getByText('For corners.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect((await page.getByText('For corners.').boundingBox())?.height ?? 0).toBeGreaterThan(5);
  await page.emulateMedia({ media: 'screen' });
  expect(await releasedBody(page)).toBe(lamps);
});

test('Tab leads from a panel past those that are hidden', async ({ page, start }) => {
  const html = `${lamps.replace('id="table"', 'id="table" tabindex="0"')}<a href="/">Next</a>`;
  await start('tabs', html);
  await page.getByRole('tab', { name: 'Floor' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#floor')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Next' })).toBeFocused();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.keyboard.press('Tab');
  await expect(page.locator('#table')).toBeFocused();
  expect(await releasedBody(page)).toBe(html);
});

pageTest('the first press waits for no code of other links', async ({ page, start }) => {
  await page.route('**/chunks/anchors-*', () => {});
  await start('tabs', lamps);
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByText('For desks.')).toBeVisible();
});

test('the arrow keys follow the direction of the page, and of the list', async ({
  page,
  start,
}) => {
  // Of two tabs either key would lead to the other one.
  const three = ['One', 'Two', 'Three'];
  const links = three.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('');
  const panels = three.map((name) => `<div id="${name}">${name}</div>`).join('');
  await start('tabs', `<div dir="rtl"><ul data-tabs="">${links}</ul>${panels}</div>`);
  await page.getByRole('tab', { name: 'One' }).press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Two' })).toBeFocused();
  await start('tabs', lamps.replace('data-tabs=""', 'data-tabs="" aria-orientation="vertical"'));
  await page.getByRole('tab', { name: 'Floor' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Floor' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Table' })).toBeFocused();
});

test('a tab without a panel is reported, and the others work', async ({
  page,
  start,
  complaints,
  written,
}) => {
  written.expected = true;
  await start('tabs', lamps.replace('id="floor"', 'id="wall"'));
  expect(complaints).toEqual([expect.stringContaining('tabs: element lacks #floor')]);
  await expect(page.getByRole('tab')).toHaveText(['Table']);
});

test('controls without a list show one panel, and close no panel that none of them opens', async ({
  page,
  start,
}) => {
  const html = `<button data-tab="#one">1</button><button data-tab="#two">2</button>
    <div><p id="one" data-tab-panel="">One</p><p id="two" data-tab-panel="">Two</p>
    <p data-tab-panel="">Nobody’s</p></div>`;
  await start('tabs', html, { count: 2 });
  // The styles that hide panels until then have ended.
  await endAnimations(page);
  const shown = page.locator('[data-tab-panel]').filter({ visible: true });
  await expect(shown).toHaveText(['One', 'Nobody’s']);
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['1']);
  await page.getByRole('button', { name: '2' }).click();
  await expect(shown).toHaveText(['Two']);
});
