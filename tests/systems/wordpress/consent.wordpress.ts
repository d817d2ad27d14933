import type { Page } from '@playwright/test';
import { accepted, answerConsent } from '../../support/consent.js';
import { expect, running, test } from '../../support/site.js';
import { inWordPress, mapsService, watchRequests } from './wordpress.js';

/** Gives the browser the visitor's answer, and opens the page again. */
async function answer(page: Page, given: Parameters<typeof answerConsent>[2]): Promise<void> {
  await answerConsent(page.context(), new URL(page.url()).origin, given);
  await page.reload();
}

for (const { path, frames, scripts } of [
  { path: '/embeds/', frames: 2, scripts: 2 },
  { path: '/classic-embeds/', frames: 2, scripts: 1 },
]) {
  test(`${path}: embeds ask nobody before consent, and load after it`, async ({ page }) => {
    const outside = await watchRequests(page);
    await page.goto(path);
    await expect(page.locator('iframe[data-src]')).toHaveCount(frames);
    await expect(page.locator('script[type="text/plain"][data-src]')).toHaveCount(scripts);
    await expect(page.locator('.consent-placeholder')).toHaveCount(frames);
    expect(outside).toEqual([]);
    await answer(page, accepted);
    await expect(
      page.locator('iframe[src^="https://www.youtube.com/embed/"]').first(),
    ).toBeVisible();
    await expect
      .poll(() => outside.some((address) => address.startsWith('https://platform.twitter.com/')))
      .toBe(true);
  });
}

test("a map waits for consent with the maps service's own tag", async ({ page }) => {
  const outside = await watchRequests(page);
  await page.goto('/held-map/');
  await running(page, 'map');
  await expect(page.locator('script[type="text/plain"][data-src^="https://maps."]')).toHaveCount(1);
  expect(outside).toEqual([]);
  await answer(page, accepted);
  await expect.poll(() => outside).toContain(`${mapsService}/maps/api/js?key=own&callback=initMap`);
});

/** The hosts of addresses, each once. */
const hostsOf = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map((address) => new URL(address).host))].sort();

/** What the page "Foreign" has of other hosts. */
const foreign = 'background button film inside object picture poster set sheet sound table vector'
  .split(' ')
  .map((name) => `${name}.example.com`);
const font = 'fonts.googleapis.com';
/** The site measures, too. */
const analytics = 'www.googletagmanager.com';

test('films, posters, sounds, pictures, fonts, backgrounds, objects and the HTML of frames wait too', async ({
  page,
}) => {
  const outside = await watchRequests(page);
  await page.goto('/foreign/');
  await running(page, 'consent', foreign.length);
  expect(hostsOf(outside)).toEqual([]);
  await answer(page, accepted);
  await expect.poll(() => hostsOf(outside)).toEqual([...foreign, font, analytics].sort());
});

test('where the site names purposes, each waits for its own', async ({ page }) => {
  const outside = await watchRequests(page);
  await page.goto('/foreign/?purposes');
  await expect(page.getByRole('dialog', { name: 'Cookies' })).toContainText('Fonts and Content');
  await answer(page, { cms: true, fonts: true, content: false });
  await expect.poll(() => hostsOf(outside)).toEqual([font]);
});

test("the site's own frames are not held back", async ({ page }) => {
  await page.goto('/embeds/');
  await expect(page.locator('#own')).toHaveAttribute('src', '/privacy/');
  await expect(page.frameLocator('#own').locator('h1')).toHaveText('Privacy');
});

test('REST answers hold embeds back too', async ({ request }) => {
  const pages = await request.get('/wp-json/wp/v2/pages?slug=embeds,classic-embeds');
  const text = JSON.stringify(await pages.json());
  expect(text).not.toMatch(/<(iframe|script|img)[^>]* src=\\"(https:)?\/\/(?!127)/);
  expect(text).toContain('data-src=');
});

test('300 paragraphs with links cost at most 5 ms more, wherever they are, and are read once', () => {
  const { added, reads } = JSON.parse(inWordPress('speed.php'));
  for (const more of added) expect(more).toBeLessThan(5);
  // Two pictures, one inside of another block.
  expect(reads).toBe(2);
});

test('what stands in blocks inside of others waits too', async ({ request }) => {
  const text = await (await request.get('/nested-embeds/')).text();
  expect(text).toContain('data-src="https://nested.example.com/1"');
  expect(text).not.toMatch(/ src="https:\/\/nested/);
});
