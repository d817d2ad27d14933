import { test } from '../../support/fragments.js';
import { expect, test as pageTest, requestsOf, running } from '../../support/site.js';
import { closeByKey, dialog, libraries, open, serveStill, three } from './on-page.js';

const chunk = '**/assets/chunks/lightbox-*';

test.beforeEach(({ page }) => serveStill(page));

test('a hostile hash is left alone, before and after', async ({ page, start, complaints }) => {
  await start('lightbox', three, { count: 3 });
  await open(page, 'a');
  await closeByKey(page);
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      addEventListener('hashchange', resolve, { once: true }),
    );
    location.hash = '#"><img onerror=1>';
    await changed;
    location.hash = '#g-2';
  });
  await expect(page).toHaveURL(/#g-2$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

for (const { library, tag } of libraries) {
  test.describe(library, () => {
    test('what is replaced while it is open closes it', {
      tag: library === 'fancybox' ? [] : '@long',
    }, async ({ page, start }) => {
      await start('lightbox', `<div id="section">${three}</div>`, { changes: true, tag, count: 3 });
      await open(page, 'a');
      await page.evaluate(() => {
        const section = document.getElementById('section');
        if (section) window.auftritt?.release(section);
        section?.replaceChildren();
      });
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('html')).toHaveClass('auftritt');
      expect(await page.locator('body').getAttribute('class')).toBe('');
    });
  });
}

pageTest(
  'its code runs at the first touch, and is not fetched before the browser is idle',
  async ({ page, openFragment }) => {
    const asked = requestsOf(page);
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
    });
    await openFragment(`<div style="height: 3000px">x</div>${three}`);
    const fetched = (): boolean => asked.some((address) => address.includes('/chunks/lightbox-'));
    await page.locator('#a').scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(fetched()).toBe(false);
    await page.locator('#a').focus();
    await running(page, 'lightbox');
    expect(fetched()).toBe(true);
  },
);

test('without the code the link is followed', async ({ page, openFragment, complaints }) => {
  await page.route(chunk, (route) => route.abort());
  await openFragment(three, { load: true });
  await page.locator('#c').click();
  await expect(page).toHaveURL(/\/picture\/c\.svg$/);
  expect(complaints.join()).toContain('auftritt: lightbox: code did not arrive');
});
