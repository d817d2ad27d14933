import type { Page } from '@playwright/test';
import { gtagScript } from '../../support/services/gtag.js';
import { expect, id, test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, link, notice, words } from './on-page.js';
import { withPurposes } from './purposes.js';

/** The commands of the data layer in short. */
const commandsOf = (page: Page) => () =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const [verb, what, state] = Array.from(entry as ArrayLike<unknown>);
      if (verb === undefined) return 'gtm.js';
      const granted = Object.entries(Object(state)).filter(([, value]) => value === 'granted');
      const isConsent = verb === 'consent';
      return isConsent ? `${what} ${granted.map(([name]) => name).join()}`.trim() : `${verb}`;
    }),
  );

test('Google learns of consent in its order: default, update, then anything else', {
  tag: '@long',
}, async ({ page, openFragment, requests }) => {
  const marketing = { signals: ['ad_storage', 'ad_user_data', 'ad_personalization'] };
  const manager = `<script type="text/plain" data-name="statistics">
    window.dataLayer.push({ event: 'gtm.js' })</script>`;
  await openFragment(link + manager, {
    tag: `data-analytics-id="${id}"`,
    head: withPurposes({ statistics: {}, marketing }),
  });
  const commands = commandsOf(page);
  await expect(notice(page)).toBeVisible();
  await running(page, 'analytics');
  expect(await commands()).toEqual(['default']);
  expect(requests).toEqual([]);
  await button(page, words.de.choose).click();
  await page.getByRole('checkbox', { name: 'Statistik' }).press('Space');
  await button(page, 'Ausgewählte akzeptieren').click();
  await expect.poll(commands).toContain('gtm.js');
  expect((await commands()).slice(0, 2)).toEqual(['default', 'update analytics_storage']);
  expect((await commands()).slice(2).sort()).toEqual(['config', 'gtm.js', 'js']);
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[0]?.href).toBe(`${gtagScript}?id=${id}`);
  // A router's visit counts no page again.
  await page.evaluate(() => {
    document.body.replaceChildren();
    window.auftritt?.enhance();
  });
  expect(requests.filter(({ searchParams }) => searchParams.get('en'))).toHaveLength(1);
});

for (const [answer, granted] of [
  ['accept', 'update analytics_storage'],
  ['decline', 'update'],
] as const) {
  test(`without purposes Google learns of the app before its script comes, too: ${answer}`, {
    tag: answer === 'accept' ? [] : '@long',
  }, async ({ page, context, openFragment, requests }) => {
    const commands = commandsOf(page);
    await openFragment(link, { tag: `data-analytics-id="${id}"` });
    await expect(notice(page)).toBeVisible();
    expect(await commands()).toEqual(['default']);
    await button(page, words.de[answer]).click();
    await expect(notice(page)).toHaveCount(0);
    const isAccepted = answer === 'accept';
    await expect
      .poll(commands)
      .toEqual(['default', granted, ...(isAccepted ? ['js', 'config'] : [])]);
    await expect.poll(() => requests.length).toBe(isAccepted ? 2 : 0);
    expect(requests.map(({ searchParams }) => searchParams.get('aip')).at(-1)).toBe(
      isAccepted ? '1' : undefined,
    );
    // The cookie is removed, which is no decision, and nothing is allowed any more.
    const before = await commands();
    await context.clearCookies();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notice(page)).toBeVisible();
    expect(await commands()).toEqual([...before, 'update']);
  });
}

test('where no purpose has a signal, and without purposes and an id, Google learns of nothing', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  for (const head of ['', withPurposes({ films: {} })]) {
    await page.context().clearCookies();
    await openFragment(link, { tag: 'data-consent="always"', head });
    await button(page, words.de.accept).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  }
});
