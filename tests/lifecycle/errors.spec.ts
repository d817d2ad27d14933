import { answerWithPackage } from '../support/routes.js';
import { expect, test } from '../support/site.js';

const slider = `<div class="image-slider">${'<p>Slide</p>'.repeat(3)}</div>`;

test('what a library throws is reported as what it is', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.addInitScript(`window.reported = [];
    addEventListener('error', (event) => { window.reported.push(event.message); });`);
  await answerWithPackage(page, '**/vendor/jquery.js', 'jquery/dist/jquery.js');
  await openFragment(slider, {
    head: `<script src="/vendor/jquery.js"></script><script>Object.freeze(jQuery.fn)</script>`,
  });
  const failure = () => complaints.find((line) => line.includes('image-slider'));
  await expect.poll(failure).toBeTruthy();
  expect(failure()).not.toContain('code did not arrive');
  expect(await page.evaluate('window.reported.length')).toBe(1);
});

test('an error that a site cancels is not logged', async ({ page, openFragment, complaints }) => {
  await page.addInitScript(() => {
    addEventListener('auftritt:error', (event) => event.preventDefault());
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await openFragment('<div class="downloads"></div>');
  const failed = () =>
    page.evaluate(() => window.auftritt?.instances().some(({ state }) => state === 'failed'));
  await expect.poll(failed).toBe(true);
  expect(complaints).toEqual([]);
});
