import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { alpine, fileOf } from './routers.js';

const slider = '<div class="image-slider"><p>One</p><p>Two</p></div>';

/** What Alpine puts into the page and takes out again while `shown` says so. */
const directives = {
  'x-if': `<div><template x-if="shown">${slider}</template></div>`,
  'x-html': `<div x-html='shown ? \`${slider}\` : "<p>Other</p>"'></div>`,
  'x-for': `<div><template x-for="each in shown ? [1] : []">${slider}</template></div>`,
  'x-teleport': `<div><template x-if="shown"><div><template x-teleport="main">${slider}</template></div></template></div>`,
} as const;

for (const [directive, markup] of Object.entries(directives)) {
  test(`Alpine: what ${directive} puts in lives, and what it takes out ends`, {
    tag: '@long',
  }, async ({ page, openFragment, complaints }) => {
    await answerWith(page, '**/vendor/alpine.js', fileOf(alpine.library), 'text/javascript');
    await openFragment(
      `<main></main><div x-data="{ shown: false }">${markup}
        <button @click="shown = !shown">Change</button></div>`,
      { head: '<script src="/vendor/alpine.js" defer></script>' },
    );
    await page.waitForFunction(() => 'Alpine' in window);
    const change = page.getByRole('button', { name: 'Change' });
    for (let round = 0; round < 2; round += 1) {
      await change.click();
      await running(page, 'image-slider');
      await page.locator('.slick-next').click();
      await expect(page.locator('.slick-current')).toHaveText('Two');
      await change.click();
      await expect(page.locator('.image-slider')).toHaveCount(0);
      await expect
        .poll(() =>
          page.evaluate(() => window.auftritt?.instances().map(({ behaviour }) => behaviour)),
        )
        .not.toContain('image-slider');
    }
    expect(complaints).toEqual([]);
  });
}
