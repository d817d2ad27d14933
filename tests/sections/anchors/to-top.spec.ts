import { longPage } from '../../support/markup.js';
import { expect, test } from '../../support/site.js';

test('from the top the next Tab leads to the first control of the page', async ({
  page,
  start,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await start(
    'to-top',
    `<a href="/first/">First</a>${longPage}<button class="to-top" type="button">Top</button>`,
  );
  await page.getByRole('button', { name: 'Top' }).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'First' })).toBeFocused();
});
