import type { Page } from '@playwright/test';
import { isLong } from '../support/extent.js';
import { turns, withOwnSelectors } from '../support/own-selectors.js';
import { expect, openPage, test } from '../support/site.js';
import { vary } from '../support/static-pages.js';

const path = '/home/baukasten/';

test.use({ earlierAnswer: 'none', viewport: { width: 390, height: 800 } });

/** Touches and looks at everything that waits, and says what has become of it. */
async function startAll(page: Page): Promise<readonly string[]> {
  await openPage(page, path);
  // A page with selectors of its own starts once the code that reads them has arrived.
  await page.waitForFunction(() => (window.auftritt?.instances() ?? []).length > 0);
  await page.evaluate(async () => {
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    for (const { element, state } of window.auftritt?.instances() ?? []) {
      if (state !== 'waiting') continue;
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      element.scrollIntoView({ behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  const states = () =>
    page.evaluate(() =>
      (window.auftritt?.instances() ?? [])
        // The coverflow's own links lead nowhere, and no selector of a site is on them.
        .filter(({ element }) => !element.matches('.flipster__nav a'))
        .map(({ behaviour, element, state }) => `${behaviour} ${element.localName} ${state}`),
    );
  await expect
    .poll(async () => (await states()).filter((line) => line.endsWith('loading')))
    .toEqual([]);
  return (await states()).sort();
}

test('selectors of every form start what the usual ones do', { tag: '@long' }, async ({
  page,
  complaints,
}) => {
  // The page is opened once for each turn.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const usual = await startAll(page);
  const usually = [...complaints];
  // An ordinary run takes one turn; the checker's test has them all.
  for (const turn of isLong ? turns : turns.slice(0, 1)) {
    complaints.length = 0;
    await vary(page, { change: (html) => withOwnSelectors(html, turn) });
    expect(await startAll(page), `turn ${turn}`).toEqual(usual);
    expect(complaints, `turn ${turn}`).toEqual(usually);
    await expect(page.locator('.klaro .cookie-notice')).toBeVisible();
    await page.unrouteAll();
  }
});
