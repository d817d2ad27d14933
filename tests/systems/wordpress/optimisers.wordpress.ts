import { expect, running, test } from '../../support/site.js';
import { inWordPress, logIn, watchRequests } from './wordpress.js';

// How plugins that optimise pages rewrite the tag: site/optimiser.php has it from their public source.

for (const optimiser of ['rocket', 'delay', 'autoptimize', 'litespeed']) {
  test(`the notice appears and is answered behind ${optimiser}, which leaves the script alone`, async ({
    page,
    complaints,
  }) => {
    await page.setExtraHTTPHeaders({ 'X-Optimiser': optimiser });
    await page.context().clearCookies();
    await page.goto('/embeds/');
    const tag = page.locator('script[src*="/auftritt.js"]');
    await expect(tag).toHaveAttribute('type', 'module');
    await expect(tag).toHaveAttribute('src', /\/plugins\/auftritt\/assets\/auftritt\.js/);
    await page.getByRole('button', { name: 'Decline' }).first().click();
    await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

for (const [optimiser, what] of [
  ['careless', 'moved'],
  ['combined', 'joined with others'],
  ['inlined', 'written into the page'],
  ['distant', 'served from another host'],
  ['deferred', 'put off until the first touch'],
] as const) {
  test(`a file that a plugin has ${what} finds its chunks: notice, slider, form and settings`, async ({
    page,
    complaints,
  }) => {
    await watchRequests(page);
    await page.route('http://localhost:*/**', (route) => route.continue());
    await page.setExtraHTTPHeaders({ 'X-Optimiser': optimiser });
    await page.context().clearCookies();
    await page.goto('/every-section/');
    const inItsPlace = 'script[src*="/auftritt.js"]:not([src*="/cache/"])[id]';
    await expect(page.locator(inItsPlace)).toHaveCount(0);
    await page.mouse.move(1, 1);
    await page.mouse.move(9, 9);
    await page.getByRole('button', { name: 'Decline' }).first().click();
    await running(page, 'image-slider');
    await page.locator('.inquiry-form').scrollIntoViewIfNeeded();
    await page.locator('.inquiry-form [name$="[name]"]').focus();
    await running(page, 'form');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(complaints.filter((line) => !/maps|initMap/.test(line))).toEqual([]);
  });
}

test('the site health says whether the script is where it belongs', async ({ page }) => {
  await logIn(page);
  const health = (optimiser: string): string =>
    JSON.parse(inWordPress('health.php', optimiser)).status;
  expect(health('')).toBe('good');
  expect(health('rocket')).toBe('good');
  for (const each of ['careless', 'combined', 'inlined', 'distant', 'deferred']) {
    expect(health(each), each).toBe('critical');
  }
});

test('the configuration is JSON with the nonce that a policy asks for, and the tag has none of it', async ({
  request,
}) => {
  const html = await (await request.get('/contact/?nonce=abc')).text();
  const [, attributes = '', json = ''] =
    /<script ([^>]*data-auftritt[^>]*)>([^<]*)<\/script>/.exec(html) ?? [];
  expect(attributes).toContain('nonce="abc"');
  expect(JSON.parse(json)).toMatchObject({
    plugin: 'tx_gallery_references',
    'consent-default': 'off',
  });
  expect(html).not.toMatch(/<script[^>]*auftritt\.js[^>]* data-(plugin|consent)/);
});
