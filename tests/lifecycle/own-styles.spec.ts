import type { Page } from '@playwright/test';
import { hold } from '../support/routes.js';
import { expect, requestsOf, running, test } from '../support/site.js';

/** Twenty pictures, each as high as a screen: as a stack they are a long page. */
const picture = '<div style="block-size: 800px"><p>Picture</p></div>';
const slider = `<div class="pictures">${picture.repeat(20)}</div>`;
const tag = `data-disable="consent" data-selectors='{"imageSlider": ".pictures"}'`;

const height = (page: Page) =>
  page.locator('.pictures').evaluate((each: HTMLElement) => each.offsetHeight);

test('a slider on a class of the site is a row before its code is there', async ({
  page,
  openFragment,
}) => {
  const asked = requestsOf(page);
  const chunk = await hold(page, '**/chunks/image-slider*');
  await openFragment(slider, { tag });
  await expect.poll(() => height(page)).toBeLessThan(1000);
  // What is translated has the page's own stylesheet.
  expect(asked.filter((url) => url.includes('chunks/first-paint-'))).toEqual([]);
  chunk.resolve();
  await running(page, 'image-slider');
  expect(await height(page)).toBeLessThan(1000);
});

test('an accordion takes no room for its answers before the script runs', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  const entry = await hold(page, '**/assets/auftritt.js');
  const body = (text: string): string => `<div data-collapse-body><p>${text}</p></div>`;
  const opened = openFragment(
    `<button data-collapse>One</button>${body('Closed')}<div style="display: none">
      <button data-collapse>Two</button></div>${body('Shown')}`,
  );
  await expect(page.getByText('Closed')).toBeHidden();
  entry.resolve();
  await opened;
  await running(page, 'collapse');
  await expect(page.getByText('Closed')).toBeHidden();
  // Nobody can open it, so it is not closed.
  await expect(page.getByText('Shown')).toBeInViewport();
});
