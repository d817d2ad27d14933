import { answerWithPackage } from '../support/routes.js';
import { expect, requestsOf, test } from '../support/site.js';

const slider = `<div class="image-slider">${'<p>Slide</p>'.repeat(3)}</div>`;
/** The page's own jQuery, as a script before the tag. */
const own = '<script src="/vendor/jquery.js"></script>';
const chunk = /\/assets\/chunks\/jquery/;

test.beforeEach(async ({ page }) => {
  await answerWithPackage(page, '**/vendor/jquery.js', 'jquery/dist/jquery.js');
});

for (const [name, head, tag, loadsOwn, shares] of [
  ["the page's jQuery is taken", own, '', false, true],
  ['a page without jQuery gets none', '', '', false, false],
  ['with data-jquery="none" none is taken', own, 'data-jquery="none"', false, false],
  ['with data-jquery="own" ours is taken', own, 'data-jquery="own"', true, false],
] as const) {
  test(`${name}, and its events reach the page's scripts just then`, {
    tag: shares || loadsOwn ? [] : '@long',
  }, async ({ page, start }) => {
    const asked = requestsOf(page);
    await page.addInitScript(() => {
      // A script of the usual kind, which listens for the slider's own event.
      addEventListener('DOMContentLoaded', () => {
        window.jQuery?.('.image-slider').on('init', () => document.body.classList.add('seen'));
      });
    });
    await start('image-slider', slider, { head, tag });
    expect(asked.some((url) => chunk.test(url))).toBe(loadsOwn);
    await expect(page.locator('body')).toHaveClass(shares ? 'seen' : '');
    const hasJQuery = await page.evaluate(() => 'jQuery' in window);
    expect(hasJQuery).toBe(head !== '');
  });
}
