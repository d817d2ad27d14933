import { selectorCases, selectorPage } from '../support/selectors.js';
import { expect, test } from '../support/site.js';

test('Chromium finds by each selector what the checker is held against', async ({ page }) => {
  await page.setContent(selectorPage);
  const found = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        try {
          return [...document.querySelectorAll(selector)].map(({ id }) => id).join(' ');
        } catch {
          return 'refused'; // The selector parser's only way to say no.
        }
      }),
    selectorCases.map(([selector]) => selector),
  );
  expect(selectorCases.map(([selector], index) => [selector, found[index]])).toEqual(
    selectorCases.map(([selector, inChromium]) => [selector, inChromium]),
  );
});
