import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { alpine, fileOf } from './routers.js';

test('Alpine with the line of the docs: what it puts in lives, and what it takes out ends', {
  tag: '@long',
}, async ({ page, openFragment, complaints }) => {
  await answerWith(page, '**/vendor/alpine.js', fileOf(alpine.library), 'text/javascript');
  const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';
  await openFragment(
    `${alpine.markup}<button onclick="Alpine.$data(document.querySelector('[x-data]')).html =
      this.value" value='${slider}'>Show</button>`,
    { head: '<script src="/vendor/alpine.js" defer></script>' },
  );
  await page.waitForFunction(() => 'Alpine' in window);
  await page.getByRole('button', { name: 'Show' }).click();
  await running(page, 'image-slider');
  await expect(page.locator('[x-data] .slick-track')).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('[onclick]')?.setAttribute('value', '<p>Other</p>'),
  );
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[x-data]')).toHaveText('Other');
  const states = await page.evaluate(() =>
    window.auftritt?.instances().map(({ behaviour }) => behaviour),
  );
  expect(states).not.toContain('image-slider');
  expect(complaints).toEqual([]);
});
