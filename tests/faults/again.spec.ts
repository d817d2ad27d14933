import { chunkOf, chunks, nameOf } from '../support/built-files.js';
import { states } from '../support/faults.js';
import { downloads } from '../support/markup.js';
import { expect, running, test } from '../support/site.js';

test.use({ viewport: { width: 390, height: 800 } });

/** Files without which a section stays as it was sent: its own, and one that others need too. */
const missing = [chunkOf('downloads'), 'disclosure', 'core'];

/** How a page comes to ask for the section once more. */
const ways = {
  'a call': (html: string) => void (html && window.auftritt?.enhance()),
  'new markup': (html: string) => document.body.insertAdjacentHTML('beforeend', html),
} as const;

for (const name of missing) {
  for (const [way, ask] of Object.entries(ways)) {
    test(`${name} that failed is asked for again by ${way}`, { tag: '@long' }, async ({
      page,
      openFragment,
    }) => {
      const [path] = chunks.find(([each]) => nameOf(each) === name) ?? [];
      expect(path).toBeDefined();
      let isGone = true;
      const asked = (url: URL) => url.pathname.endsWith(`/${path}`);
      await page.route(asked, (route) => (isGone ? route.abort() : route.continue()));
      await openFragment(downloads, { load: true });
      const toggle = page.locator('.downloads__toggle').last();
      await page.locator('.downloads').scrollIntoViewIfNeeded();
      await expect.poll(async () => JSON.stringify(await states(page))).toContain('failed');
      isGone = false;
      await page.evaluate(ask, downloads);
      await running(page, 'downloads');
      await toggle.click();
      await expect(page.locator('.downloads__body').last()).toBeVisible();
    });
  }
}
