import { accepted, answerConsent } from '../../support/consent.js';
import { expect, running, test } from '../../support/site.js';
import { mapsService, watchRequests } from './wordpress.js';

for (const { path, frames, scripts } of [
  { path: '/embeds/', frames: 2, scripts: 2 },
  { path: '/classic-embeds/', frames: 2, scripts: 1 },
]) {
  test(`${path}: embeds ask nobody before consent, and load after it`, async ({
    page,
    context,
    baseURL,
  }) => {
    const outside = await watchRequests(page);
    await page.goto(path);
    await expect(page.locator('iframe[data-src]')).toHaveCount(frames);
    await expect(page.locator('script[type="text/plain"][data-src]')).toHaveCount(scripts);
    await expect(page.locator('.consent-placeholder')).toHaveCount(frames);
    expect(outside).toEqual([]);
    await answerConsent(context, baseURL ?? '', accepted);
    await page.reload();
    await expect(
      page.locator('iframe[src^="https://www.youtube.com/embed/"]').first(),
    ).toBeVisible();
    await expect
      .poll(() => outside.some((address) => address.startsWith('https://platform.twitter.com/')))
      .toBe(true);
  });
}

test("a map waits for consent with the maps service's own tag", async ({
  page,
  context,
  baseURL,
}) => {
  const outside = await watchRequests(page);
  await page.goto('/held-map/');
  await running(page, 'map');
  await expect(page.locator('script[type="text/plain"][data-src^="https://maps."]')).toHaveCount(1);
  expect(outside).toEqual([]);
  await answerConsent(context, baseURL ?? '', accepted);
  await page.reload();
  await expect.poll(() => outside).toContain(`${mapsService}/maps/api/js?key=own&callback=initMap`);
});

test("the site's own frames are not held back", async ({ page }) => {
  await page.goto('/embeds/');
  await expect(page.locator('#own')).toHaveAttribute('src', '/privacy/');
  await expect(page.frameLocator('#own').locator('h1')).toHaveText('Privacy');
});

test('REST answers hold embeds back too', async ({ request }) => {
  const answer = await request.get('/wp-json/wp/v2/pages?slug=embeds,classic-embeds');
  const text = JSON.stringify(await answer.json());
  expect(text).not.toMatch(/<(iframe|script|img)[^>]* src=\\"(https:)?\/\/(?!127)/);
  expect(text).toContain('data-src=');
});
