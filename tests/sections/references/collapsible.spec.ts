import { endAnimations, freezeAnimations } from '../../support/animations.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { test } from '../../support/fragments.js';
import { downloads, references } from '../../support/markup.js';
import { rest } from '../../support/rest.js';
import { answerWith } from '../../support/routes.js';
import { expect, releasedBody, requestsOf, running } from '../../support/site.js';

const cases = [
  { name: 'downloads', html: downloads, bearer: '.downloads', widest: 767 },
  { name: 'references', html: references(1), bearer: '.reference', widest: 991 },
] as const;

for (const { name, html, bearer, widest } of cases) {
  const [toggle, body] = [`${bearer}__toggle`, `${bearer}__body`];
  // Both have the same code.
  test.describe(name, { tag: name === 'references' ? '@long' : [] }, () => {
    test(`collapse up to ${widest} px and open by their toggle`, async ({ page, start }) => {
      await page.setViewportSize({ width: widest, height: 800 });
      await start(name, html);
      await expect(page.locator(body)).toHaveAttribute('hidden', 'until-found');
      await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'false');
      const controls = await page.locator(toggle).getAttribute('aria-controls');
      expect(controls).toBe(await page.locator(body).getAttribute('id'));
      expect((await page.locator(body).boundingBox())?.height ?? 0).toBe(0);

      await page.locator(toggle).press('Enter');
      await expect(page.locator(body)).not.toHaveAttribute('hidden');
      await expect(page.locator(bearer)).toHaveClass(/is-open/);
      await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true');
      await page.locator(toggle).click();
      await expect(page.locator(body)).toHaveAttribute('hidden', 'until-found');

      await page.setViewportSize({ width: widest + 1, height: 800 });
      await expect(page.locator(body)).not.toHaveAttribute('hidden');
      await expect(page.locator(toggle)).not.toHaveAttribute('aria-expanded');
      await page.setViewportSize({ width: widest, height: 800 });
      await expect(page.locator(body)).toHaveAttribute('hidden', 'until-found');
    });

    test('are printed whole and found by the browser', async ({ page, start }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await start(name, html);
      await expect(page.locator(body)).toHaveAttribute('hidden', 'until-found');
      await page.emulateMedia({ media: 'print' });
      expect((await page.locator(body).boundingBox())?.height ?? 0).toBeGreaterThan(10);
      await page.emulateMedia({ media: 'screen' });
      await page.locator(body).dispatchEvent('beforematch');
      await expect(page.locator(bearer)).toHaveClass(/is-open/);
    });

    test('are printed whole where hidden="until-found" is only hidden', async ({
      page,
      openFragment,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openFragment(html);
      // Firefox before 148, Safari before 26.2, and every page with Bootstrap.
      await page.addStyleTag({
        content: '[hidden] { display: none !important; content-visibility: visible }',
      });
      await running(page, name);
      await expect(page.locator(body)).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      expect((await page.locator(body).boundingBox())?.height ?? 0).toBeGreaterThan(10);
    });
  });
}

// What else a toggle may be: tests/sections/collapse/toggles.spec.ts.
test('a toggle that is a heading is reached and used by the keyboard, and stays what it is', async ({
  page,
  start,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const heading = '<h2 class="downloads__toggle">Downloads</h2>';
  await start(
    'downloads',
    `<div class="downloads">${heading}<p class="downloads__body">x</p></div>`,
  );
  const button = page.getByRole('button', { name: 'Downloads', expanded: false });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press(' ');
  await expect(page.locator('.downloads')).toHaveClass(/is-open/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.downloads')).not.toHaveClass(/is-open/);
  await expect(page.getByRole('heading', { name: 'Downloads' })).toHaveCount(1);

  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(button).toHaveCount(1);
});

test('the "more" link reveals the hidden columns and takes the focus there', async ({
  page,
  openFragment,
}) => {
  const html = references(0);
  await openFragment(html);
  const columns = page.locator('.reference-column');
  await expect(columns.filter({ visible: true })).toHaveText(['One']);
  await page.locator('.references__more').click();
  await expect(columns.filter({ visible: true })).toHaveText(['One', 'Two', 'Three']);
  await expect(page.locator('.reference-column.is-hidden')).toHaveCount(0);
  await expect(page.locator('#column-1 a')).toBeFocused();
  await expect(page.locator('.references__more')).toBeHidden();
  expect(await releasedBody(page)).toBe(html);
});

test('in a wide window hidden columns stay hidden without any code, until somebody comes to them', async ({
  page,
  openFragment,
}) => {
  const files = requestsOf(page);
  await openFragment(references(0));
  await rest(page);
  await endAnimations(page);
  const columns = page.locator('.reference-column').filter({ visible: true });
  await expect(columns).toHaveText(['One']);
  await page.emulateMedia({ media: 'print' });
  await expect(columns).toHaveText(['One', 'Two', 'Three']);
  await expect(page.locator('.references__more')).toBeHidden();
  await page.emulateMedia({ media: null });
  expect(files.filter((file) => file.includes('/chunks/'))).toEqual([]);
  await page.locator('.references').hover();
  await running(page, 'references');
  await expect(columns).toHaveText(['One']);
});

test('a link into a hidden column reveals all for good, before their code has come', async ({
  page,
  openFragment,
}) => {
  await openFragment(`<a href="#column-1">To two</a>${references(0)}<p id="other">Other</p>`);
  await page.getByText('To two').click();
  const columns = page.locator('.reference-column').filter({ visible: true });
  await expect(columns).toHaveText(['One', 'Two', 'Three']);
  await running(page, 'references');
  await page.evaluate(() => location.assign('#other'));
  await expect(columns).toHaveText(['One', 'Two', 'Three']);
});

test('references of a wide window collapse once it is narrow, and are released whole', async ({
  page,
  openFragment,
}) => {
  const html = references(1);
  await openFragment(html);
  await expect(page.getByText('Body 0')).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByText('Body 0')).toBeHidden();
  await page.getByRole('button', { name: 'Entry 0' }).click();
  await expect(page.getByText('Body 0')).toBeVisible();
  expect(await releasedBody(page)).toBe(html);
});

test('hidden columns without a "more" link stay visible', async ({ page, openFragment }) => {
  await openFragment('<div class="references"><p class="reference-column is-hidden">Two</p></div>');
  await endAnimations(page);
  await expect(page.getByText('Two')).toBeVisible();
});

test('an entry that lacks its body is reported and left alone, the others collapse', async ({
  page,
  start,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await start('references', references(3).replace('<div class="reference__body"', '<div'));
  expect(complaints).toEqual([
    expect.stringMatching(/^auftritt: references: element lacks \.reference__body /),
  ]);
  await expect(page.getByText('Body 0')).toBeVisible();
  await expect(page.locator('[hidden="until-found"]')).toHaveCount(2);
});

test('a thousand references wait for their code by few animations, and without a layout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await answerWith(page, '**/many/', fragmentHtml(references(1000), { script: '' }));
  const goOn = await freezeAnimations(page);
  await page.goto('/many/');
  const isLaidOut = (index: number): Promise<boolean> =>
    page.getByText(`Body ${index}`, { exact: true }).evaluate((each) => each.checkVisibility());
  expect(await page.evaluate(() => document.getAnimations().length)).toBeLessThan(50);
  expect(await isLaidOut(999)).toBe(false);
  // The code does not come.
  await goOn();
  await endAnimations(page);
  expect(await isLaidOut(999)).toBe(true);
  await expect(page.getByText('Body 0', { exact: true })).toBeVisible();
});
