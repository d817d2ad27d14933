import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { answerCalls, categoryGallery, inspirationGallery } from '../../support/galleries.js';
import { rest } from '../../support/rest.js';
import { expect, test as pageTest } from '../../support/site.js';

/** A page of its own, since what is fetched is fetched once a page. */
const options = { load: true } as const;
const control = '<div class="form-group"><input aria-label="Name" name="name" required></div>';
const form = `<form class="inquiry-form">${control}<button>Send</button></form>`;

/** The behaviour's state on the page. */
const stateOf = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(
    (behaviour) =>
      window.auftritt?.instances().find((instance) => instance.behaviour === behaviour)?.state,
    name,
  );

/** How often React is asked for: fetched ahead, or imported. */
async function countReact(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route('**/assets/chunks/category-gallery*', (route) => {
    asked += 1;
    return route.continue();
  });
  return () => asked;
}

/** What the list looks like, as its attributes say. */
const looks = (page: Page): Promise<string[]> =>
  page
    .locator('.product_reference, .product_reference a, .product_group__heading')
    .evaluateAll((elements) =>
      elements.map((element) =>
        ['class', 'style', 'aria-current'].map((name) => element.getAttribute(name)).join(' | '),
      ),
    );

for (const [name, markup] of [
  ['category-gallery', categoryGallery],
  ['inspiration-gallery', inspirationGallery],
] as const) {
  test(`a ${name} in sight is coloured, and has React there before it starts`, async ({
    page,
    openFragment,
  }) => {
    const react = await countReact(page);
    await openFragment(markup, options);
    await expect(page.locator('[aria-current]')).toHaveText('One');
    await expect.poll(react).toBe(1);
    await rest(page);
    expect(await stateOf(page, name)).toBe('waiting');
    expect(await page.locator('head link[rel=modulepreload]').count()).toBe(0);
    const before = await looks(page);
    expect(before[0]).toContain('color: rgb(183, 72, 48)');
    expect(before[1]).toContain('background-color: rgb(183, 72, 48)');
    expect(before.filter((look) => look.includes('30%')).length).toBe(2);

    await page.locator('.gallery-inner').hover();
    await expect.poll(() => stateOf(page, name)).toBe('running');
    expect(await looks(page)).toEqual(before);
    expect(react()).toBe(1);
  });
}

for (const [reason, connection] of [
  ['saves data', { saveData: true }],
  ['has a slow connection', { effectiveType: '3g' }],
] as const) {
  pageTest(`a visitor who ${reason} gets React at the touch`, async ({ page, openFragment }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const react = await countReact(page);
    await openFragment(categoryGallery + form, options);
    await expect(page.locator('[aria-current]')).toHaveText('One');
    await rest(page);
    expect(react()).toBe(0);
    const calls = await answerCalls(page);
    await page.getByText('Two').click();
    await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
    expect(calls.length).toBe(1);
  });
}

test('a gallery whose preview does not arrive starts at once', async ({ page, openFragment }) => {
  let asked = 0;
  await page.route('**/assets/chunks/gallery-preview-*', (route) => {
    asked += 1;
    // The script asks for a file twice.
    return asked > 2 ? route.continue() : route.abort();
  });
  await openFragment(categoryGallery, options);
  await expect.poll(() => stateOf(page, 'category-gallery')).toBe('running');
  await expect(page.locator('[aria-current]')).toHaveText('One');
});

test('what a preview has changed is the server’s again after a release', async ({
  page,
  openFragment,
}) => {
  await openFragment(categoryGallery + form);
  await expect(page.locator('[aria-current]')).toHaveText('One');
  await expect(page.locator('.form-group')).toHaveClass(/no-help/);
  await page.evaluate(() => window.auftritt?.release());
  expect((await looks(page)).join()).not.toMatch(/color|true/);
  expect(await page.locator('.no-help').count()).toBe(0);
});

test('a form in sight marks the fields without help, and starts at the focus', async ({
  page,
  openFragment,
}) => {
  await openFragment(form);
  await expect(page.locator('.form-group')).toHaveClass('form-group no-help');
  await rest(page);
  expect(await stateOf(page, 'form')).toBe('waiting');
  await page.getByLabel('Name').focus();
  await expect.poll(() => stateOf(page, 'form')).toBe('running');
  await page.getByRole('button').focus();
  await expect(page.locator('.form-group')).toHaveClass(/has-error/);
});

test('a form whose control has the focus starts at once', async ({ page, openFragment }) => {
  await openFragment(form.replace('<input', '<input autofocus'), options);
  await expect.poll(() => stateOf(page, 'form')).toBe('running');
});

for (const touch of ['hover', 'focus'] as const) {
  test(`a form starts at the ${touch} of a control that stands outside it`, async ({
    page,
    openFragment,
  }) => {
    const outside = control.replace(
      '<input aria-label="Name"',
      '<input aria-label="Outside" form="inquiry"',
    );
    await openFragment(form.replace('<form', '<form id="inquiry"') + outside);
    await expect(page.locator('.form-group')).toHaveClass([/no-help/, /no-help/]);
    expect(await stateOf(page, 'form')).toBe('waiting');
    await page.getByLabel('Outside')[touch]();
    await expect.poll(() => stateOf(page, 'form')).toBe('running');
  });
}
