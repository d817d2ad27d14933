import type { Page } from '@playwright/test';
import { test } from '../../support/fragments.js';
import { answerCalls, answerFor, categoryGallery, holdCalls } from '../../support/galleries.js';
import { rest } from '../../support/rest.js';
import { hold } from '../../support/routes.js';
import { expect, requestsOf, statesOn } from '../../support/site.js';

/** A page of its own, since what is fetched is fetched once a page. */
const options = { load: true } as const;
const control = '<div class="form-group"><input aria-label="Name" name="name" required></div>';
const form = `<form class="inquiry-form">${control}<button>Send</button></form>`;

/** What the list looks like, as its attributes say. */
const looks = (page: Page): Promise<string[]> =>
  page
    .locator('.product_reference, .product_reference a, .product_group__heading')
    .evaluateAll((elements) =>
      elements.map((element) =>
        ['class', 'style', 'aria-current'].map((name) => element.getAttribute(name)).join(' | '),
      ),
    );

test('a gallery in sight is coloured, and needs no React to be used', async ({
  page,
  openFragment,
}) => {
  const asked = requestsOf(page);
  await answerCalls(page);
  await openFragment(categoryGallery, options);
  await expect(page.locator('[aria-current]')).toHaveText('One');
  const before = await looks(page);
  expect(before[0]).toContain('color: rgb(183, 72, 48)');
  expect(before[1]).toContain('background-color: rgb(183, 72, 48)');
  expect(before.filter((look) => look.includes('30%')).length).toBe(2);
  await page.getByText('Two').click();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await rest(page);
  expect(asked.filter((address) => address.includes('/chunks/views-'))).toEqual([]);
});

test('a press on a category sends its request before anything else of the press is answered', async ({
  page,
  start,
}) => {
  await start('category-gallery', categoryGallery, options);
  const isSent = page.evaluate(
    () =>
      new Promise((resolve) => {
        let sent = false;
        window.fetch = (_address, init) => {
          sent = true;
          return new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () =>
              reject(new DOMException('', 'AbortError')),
            );
          });
        };
        const link = document.querySelector('[data-uid="2"] a');
        link?.addEventListener('click', () => resolve(sent));
        addEventListener('click', () => resolve(sent));
      }),
  );
  await page.getByText('Two').click();
  expect(await isSent).toBe(true);
});

test('what reads an answer comes while the server answers, and the request does not wait for it', async ({
  page,
  openFragment,
}) => {
  const asked = requestsOf(page);
  const isAsked = (): boolean => asked.some((address) => address.includes('/chunks/replacement-'));
  const arrival = await hold(page, '**/chunks/replacement-*.js');
  const calls = await holdCalls(page);
  await openFragment(categoryGallery, options);
  await expect(page.locator('[aria-current]')).toHaveText('One');
  await rest(page);
  expect(isAsked()).toBe(false);
  await page.getByText('Two').click();
  await (await calls.at(0)).answer(answerFor(2));
  expect(isAsked()).toBe(true);
  await expect(page.locator('[aria-current]')).toHaveText('Two');
  await page.getByText('Three').click();
  await (await calls.at(1)).answer(answerFor(3));
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 1');
  arrival.resolve();
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 3');
  // The older answer has not been put in place before.
  await expect(page.locator('[aria-current]')).toHaveText('Three');
});

test('a form in sight runs and marks the fields without help', async ({ page, openFragment }) => {
  await openFragment(form);
  await expect(page.locator('.form-group')).toHaveClass('form-group no-help');
  await page.getByLabel('Name').focus();
  await expect.poll(() => statesOn(page, 'form')).toEqual(['running']);
  await page.getByRole('button').focus();
  await expect(page.locator('.form-group')).toHaveClass(/has-error/);
});

const far = '<p style="block-size: 3000px"></p>';

test('a form far below starts when it comes into sight, or when its control is touched', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const outside = control.replace(
    '<input aria-label="Name"',
    '<input aria-label="Outside" form="inquiry"',
  );
  await openFragment(outside + far + form.replace('<form', '<form id="inquiry"'), options);
  await rest(page);
  expect(await statesOn(page, 'form')).toEqual(['waiting']);
  await page.getByLabel('Outside').focus();
  await expect.poll(() => statesOn(page, 'form')).toEqual(['running']);
  await expect(page.locator('.no-help')).toHaveCount(2);
});

test('a form whose control has the focus starts at once', async ({ page, openFragment }) => {
  await openFragment(form.replace('<input', '<input autofocus'), options);
  await expect.poll(() => statesOn(page, 'form')).toEqual(['running']);
});
