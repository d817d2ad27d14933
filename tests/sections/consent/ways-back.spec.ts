import type { Page } from '@playwright/test';
import { answerConsent } from '../../support/consent.js';
import { everyKind, kindNames } from '../../support/held-kinds.js';
import { answerWith } from '../../support/routes.js';
import { expect, test } from '../../support/services/outside.js';
import { loadFragment, running } from '../../support/site.js';
import { button, link, notice } from './on-page.js';
import { answerElsewhere, withPurposes } from './purposes.js';

const everything = everyKind('https', () => 'content');
const frame = everyKind('https', () => 'content', ['frame']);
/** How many pieces wait. */
const count = kindNames.length;

const head = withPurposes({ content: {} });

/** The kinds whose hosts are asked, in order. */
const names = (requests: readonly URL[]) =>
  requests.map(({ hostname }) => hostname.replace('.test', ''));

const allow = (page: Page) => answerElsewhere(page, { content: true });
const refuse = (page: Page) => answerElsewhere(page, { content: false });
const length = (page: Page) => page.evaluate(() => history.length);

/** What a held element still has of an address, or a frame that is there without consent. */
const addresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => !name.startsWith('data-') && value.includes('.test/'))
        .map(({ name }) => `${element.localName} ${name}`),
    ),
  );

test.beforeEach(async ({ page, baseURL }) => {
  await page.route('https://*.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('.html')) return route.fulfill({ body: '' });
    return route.fulfill({ contentType: 'text/html', body: '<title>Held</title>' });
  });
  await answerWith(page, `${baseURL}/other/`, '<!doctype html><title>Other</title>');
});

/** Opens the page with everything that may wait, allowed by the visitor. */
async function openAllowed(page: Page, baseURL: string, requests: readonly URL[]): Promise<void> {
  await answerConsent(page.context(), `${baseURL}`, { cms: true, content: true });
  await loadFragment(page, `${baseURL}`, link + everything, { head });
  await running(page, 'consent', count);
  await expect.poll(() => [...new Set(names(requests))].toSorted()).toEqual(kindNames.toSorted());
}

/** Leaves for another page and answers there. */
async function answerOn(page: Page, baseURL: string, content: boolean): Promise<void> {
  await page.goto(`${baseURL}/other/`);
  await answerConsent(page.context(), `${baseURL}`, { cms: true, content });
}

for (const way of ['back', 'back and forward', 'reload', 'again'] as const) {
  test(`what was refused meanwhile sends nothing after ${way}`, {
    tag: way === 'back' ? [] : '@long',
  }, async ({ page, baseURL, requests }) => {
    await openAllowed(page, `${baseURL}`, requests);
    const entries = await length(page);
    if (way === 'reload')
      await answerConsent(page.context(), `${baseURL}`, { cms: true, content: false });
    else await answerOn(page, `${baseURL}`, false);
    const before = requests.length;
    if (way === 'reload') await page.reload();
    else if (way === 'again') await page.goto(`${baseURL}/fragment/`);
    else {
      await page.goBack();
      if (way === 'back and forward') {
        await running(page, 'consent', count);
        await page.goForward();
        await page.goBack();
      }
      expect(await length(page)).toBe(entries + 1);
    }
    await running(page, 'consent', count);
    await expect(page.locator('.consent-placeholder').first()).toBeVisible();
    expect(await addresses(page)).toEqual([]);
    expect(names(requests.slice(before))).toEqual([]);
  });
}

test('allowing and refusing on one page leaves no entry in the history, and no address', {
  tag: '@long',
}, async ({ page, baseURL, requests }) => {
  await page.goto(`${baseURL}/other/`);
  await loadFragment(page, `${baseURL}`, link + everything, { head });
  await running(page, 'consent', count);
  await expect(notice(page)).toBeVisible();
  const entries = await length(page);
  for (let round = 0; round < 3; round += 1) {
    const before = requests.length;
    await allow(page);
    await expect.poll(() => names(requests.slice(before))).toContain('frame');
    await expect.poll(() => names(requests.slice(before))).toContain('object');
    await refuse(page);
    expect(await addresses(page)).toEqual([]);
  }
  expect(await length(page)).toBe(entries);
  const before = requests.length;
  await page.goBack();
  await expect(page).toHaveTitle('Other');
  await page.goForward();
  await running(page, 'consent', count);
  await expect(button(page, 'Cookies')).toBeVisible();
  expect(names(requests.slice(before))).toEqual([]);
});

test('what is refused goes with the copies that the page has made, which wait like it', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  await answerConsent(page.context(), `${baseURL}`, { cms: true, content: true });
  const picture =
    '<img alt="A" width="400" height="200" data-name="content" data-src="https://image.test/a.png">';
  await loadFragment(page, `${baseURL}`, `<main>${frame}${frame}${picture}</main>`, { head });
  await expect(page.locator('[src*=".test"]')).toHaveCount(3);
  await page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true);
    if (copy) document.body.append(copy);
  });
  for (let round = 0; round < 2; round += 1) {
    await refuse(page);
    expect(await addresses(page)).toEqual([]);
    await expect(page.locator('.consent-placeholder:visible')).toHaveCount(6);
    await allow(page);
    await expect(page.locator('[src*=".test"]')).toHaveCount(6);
  }
});

test('nothing opens in a frame that waits', async ({ page, baseURL, context }) => {
  const ways = `<a href="https://link.test/a.html" target="named">Link</a>
    <form action="https://form.test/a.html" target="named"><button>Send</button></form>`;
  await loadFragment(page, `${baseURL}`, everyKind('https', () => 'content', ['named']) + ways, {
    head,
  });
  await expect(page.locator('.consent-placeholder')).toBeVisible();
  const inFrames = () =>
    page
      .frames()
      .slice(1)
      .map((each) => each.url());
  const pressAll = async () => {
    for (const name of ['Link', 'Send']) {
      const asked = context.waitForEvent('request');
      await page.getByText(name).click();
      await asked;
      expect(inFrames()).toEqual(['about:blank']);
    }
  };
  await pressAll();
  await allow(page);
  await expect.poll(inFrames).toEqual(['https://named.test/a.html']);
  await refuse(page);
  await expect.poll(inFrames).toEqual(['about:blank']);
  await pressAll();
});

test('what waits inside of an object keeps its own answer', { tag: '@long' }, async ({
  page,
  baseURL,
  requests,
}) => {
  const inside = frame.replace('"content"', '"other"');
  const object = `<object type="text/html" data-name="content" data-src="https://object.test/a.html">${inside}</object>`;
  const both = withPurposes({ content: {}, other: {} });
  await answerConsent(page.context(), `${baseURL}`, { cms: true, content: true, other: true });
  await loadFragment(page, `${baseURL}`, object, { head: both });
  await expect.poll(() => names(requests)).toContain('object');
  await answerElsewhere(page, { content: true, other: false });
  await expect(page.locator('iframe[src]')).toHaveCount(0);
  const before = requests.length;
  await answerElsewhere(page, { content: false, other: false });
  await expect(page.locator('.consent-placeholder').first()).toBeVisible();
  expect(await addresses(page)).toEqual([]);
  expect(names(requests.slice(before))).toEqual([]);
});

test('what was followed in a frame goes with it', { tag: '@long' }, async ({
  page,
  baseURL,
  requests,
}) => {
  await answerWith(
    page,
    'https://frame.test/a.html',
    '<a href="https://second.test/a.html">On</a>',
  );
  await answerConsent(page.context(), `${baseURL}`, { cms: true, content: true });
  await loadFragment(page, `${baseURL}`, link + frame, { head });
  await page.frameLocator('iframe[src]').getByRole('link').click();
  await expect.poll(() => names(requests)).toEqual(['frame', 'second']);
  await refuse(page);
  await expect(page.locator('iframe[src]')).toHaveCount(0);
  await answerOn(page, `${baseURL}`, false);
  await page.goBack();
  await running(page, 'consent', 1);
  // The entry of the frame's first page may still be there, and leads nowhere.
  const session = await page.context().newCDPSession(page);
  const place = async () => (await session.send('Page.getNavigationHistory')).currentIndex;
  const before = await place();
  await page.evaluate(() => history.back()).catch(() => {});
  await expect.poll(place).toBe(before - 1);
  expect(names(requests)).toEqual(['frame', 'second']);
});

test('what was allowed alone waits again after Back', { tag: '@long' }, async ({
  page,
  baseURL,
  requests,
}) => {
  await loadFragment(page, `${baseURL}`, link + frame, { head });
  await button(page, 'Nur diesen Inhalt laden').click();
  await expect.poll(() => names(requests)).toEqual(['frame']);
  await page.goto(`${baseURL}/other/`);
  await page.goBack();
  await expect(button(page, 'Nur diesen Inhalt laden')).toBeVisible();
  expect(names(requests)).toEqual(['frame']);
});
