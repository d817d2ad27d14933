import type { Page } from '@playwright/test';
import { expect, test } from '../../support/services/outside.js';
import { loadFragment, running } from '../../support/site.js';
import { button, change, decline, link, notice, words } from './on-page.js';
import { film, withPurposes } from './purposes.js';

const site = 'https://www.site.test';
const here = { domain: 'www.site.test', path: '/' };
const above = { domain: '.site.test', path: '/' };
const below = { domain: 'www.site.test', path: '/fragment' };

const body = link + film('films');
const head = withPurposes({ films: { cookies: ['named'] } });
const refused = { cms: true, films: false };
const allowed = { cms: true, films: true };

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
});
// A page may still be fetching code ahead.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Gives the browser a cookie `klaro` of a place. */
const give = (page: Page, place: typeof here, value: unknown) =>
  page.context().addCookies([
    {
      name: 'klaro',
      value: typeof value === 'string' ? value : encodeURIComponent(JSON.stringify(value)),
      ...place,
    },
  ]);

const names = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();
const films = (requests: readonly URL[]) =>
  requests.filter(({ hostname }) => hostname === 'films.test');

// What else another klaro may have left: consent.test.ts.
for (const [what, place, value] of [
  ['of the domain above that allows all', above, allowed],
  ['of a path that allows all', below, allowed],
  ['that cannot be decoded', below, '%E0%A4%A'],
] as const) {
  test(`a second cookie ${what} overrules no refusal, and the next answer counts alone`, {
    tag: what.startsWith('of the domain') ? [] : '@long',
  }, async ({ page, requests }) => {
    await give(page, here, refused);
    await give(page, place, value);
    await loadFragment(page, site, body, { head });
    await running(page, 'consent', 2);
    const settles = value !== allowed;
    // What contradicts itself is asked for again.
    await expect(notice(page)).toHaveCount(settles ? 0 : 1);
    expect(films(requests)).toEqual([]);
    if (settles) return;
    await decline(page);
    expect(await names(page)).toEqual(['klaro']);
    await page.reload();
    await running(page, 'consent', 2);
    await expect(notice(page)).toHaveCount(0);
    expect(films(requests)).toEqual([]);
  });
}

test('a refusal that the browser cannot store leaves no earlier consent behind', {
  tag: '@long',
}, async ({ page, requests }) => {
  await page.addInitScript(() => {
    // A browser whose storage is full keeps what it has, and takes nothing new.
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    const { set } = cookie;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        if (/max-age=0/.test(text)) set?.call(this, text);
      },
    });
  });
  await give(page, here, allowed);
  await loadFragment(page, site, body, { head });
  await expect.poll(() => films(requests).length).toBe(1);
  await change(page, 'Filme');
  await expect(page.getByTitle('Rundgang')).toBeHidden();
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(films(requests)).toHaveLength(1);
});

test('an answer that the browser does not store ends with its page, by Back too', {
  tag: '@long',
}, async ({ page, baseURL, requests, complaints }) => {
  await page.addInitScript(() => {
    const refuses = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuses, set: refuses });
    Object.defineProperty(window, 'localStorage', { get: refuses });
    Object.defineProperty(window, 'sessionStorage', { get: refuses });
  });
  await loadFragment(page, `${baseURL}`, body, { head });
  await button(page, words.de.accept).click();
  await expect.poll(() => films(requests).length).toBe(1);
  // As the browser does when it keeps the page as it is, and shows it again.
  for (const type of ['pagehide', 'pageshow']) {
    await page.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  }
  await expect(notice(page)).toBeVisible();
  await expect(page.getByTitle('Rundgang')).toBeHidden();
  expect(films(requests)).toHaveLength(1);
  expect(complaints.filter((line) => /^(auftritt|uncaught)/.test(line))).toEqual([]);
});

for (const [what, cookie] of [
  ['of a path', { ...below, name: 'named' }],
  ['of a path with a slash', { ...below, path: '/fragment/', name: 'named' }],
  ['of the domain above and a path', { ...above, path: '/fragment', name: 'named' }],
  ['that is secure', { ...above, secure: true, name: 'named' }],
  ['with the prefix __Secure-', { ...above, secure: true, name: '__Secure-named' }],
  ['with the prefix __Host-', { ...here, secure: true, name: '__Host-named' }],
] as const) {
  test(`a cookie ${what} goes with a refusal`, {
    tag: what === 'of a path' ? [] : '@long',
  }, async ({ page }) => {
    await page.context().addCookies([{ value: '1', ...cookie }]);
    const cookies = ['named', '__Secure-named', '__Host-named'];
    await loadFragment(page, site, body, { head: withPurposes({ films: { cookies } }) });
    await button(page, words.de.decline).click();
    await expect.poll(() => names(page)).toEqual(['klaro']);
  });
}

test('a partitioned cookie goes with a refusal', { tag: '@long' }, async ({ page }) => {
  await loadFragment(page, site, body, { head });
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what other scripts do.
    document.cookie = 'named=1; path=/; secure; samesite=none; partitioned';
  });
  expect(await names(page)).toEqual(['named']);
  await button(page, words.de.decline).click();
  await expect.poll(() => names(page)).toEqual(['klaro']);
});
