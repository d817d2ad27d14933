import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { defaultSelectors } from '../../src/behaviours.js';
import { readSelectors, withOwnStyles } from '../../src/command/deploy/own-styles.js';
import { answerWith, hold } from '../support/routes.js';
import { expect, requestsOf, running, test } from '../support/site.js';

/** Twenty pictures, each as high as a screen: as a stack they are a long page. */
const picture = '<div style="block-size: 800px"><p>Picture</p></div>';
const slider = `<div class="pictures">${picture.repeat(20)}</div>`;
const pictures = '{"imageSlider": ".pictures"}';
const tag = `data-disable="consent" data-selectors='${pictures}'`;

const height = (page: Page) =>
  page.locator('.pictures').evaluate((each: HTMLElement) => each.offsetHeight);

const isStylesheet = (url: string): boolean => /chunks\/first-paint-/.test(url);

test('a slider on a class of the site is a row before its code is there', async ({
  page,
  openFragment,
}) => {
  const asked = requestsOf(page);
  const chunk = await hold(page, '**/chunks/image-slider*');
  await openFragment(slider, { tag });
  await expect.poll(() => height(page)).toBeLessThan(1000);
  // What is translated has the page's own stylesheet.
  expect(asked.filter(isStylesheet)).toEqual([]);
  chunk.resolve();
  await running(page, 'image-slider');
  expect(await height(page)).toBeLessThan(1000);
});

test('it is a row before the script runs, with the stylesheet that deploy writes for its selectors', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  const asked = requestsOf(page);
  const built = new Map(
    ['auftritt.css', 'manifest.json'].map((name) => [name, readFileSync(`dist/${name}`)]),
  );
  const selectors = readSelectors({ preset: null, selectors: pictures }, () => {});
  expect(selectors).toEqual({ ...defaultSelectors, imageSlider: '.pictures' });
  const body = Buffer.from(withOwnStyles(built, selectors).get('auftritt.css') ?? '').toString();
  await answerWith(page, '**/assets/auftritt.css', body, 'text/css');
  const entry = await hold(page, '**/assets/auftritt.js');
  const opened = openFragment(slider, { tag });
  await expect.poll(() => height(page)).toBeLessThan(1000);
  entry.resolve();
  await opened;
  await running(page, 'image-slider');
  // Its styles were there already.
  expect(asked.filter(isStylesheet)).toEqual([]);
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
