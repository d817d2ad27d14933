import { accepted, declined } from '../../support/consent.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { idle } from '../../support/site.js';
import {
  button,
  change,
  decline,
  dialog,
  link,
  notice,
  storedAnswer,
  tag,
  words,
} from './on-page.js';
import { film, site, withPurposes } from './purposes.js';

test.describe('a choice', () => {
  test('to accept starts analytics at once, and is kept for 365 days', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    const before = Date.now();
    await button(page, words.de.accept).click();
    await expect(notice(page)).toBeHidden();
    await expect.poll(() => requests.length).toBe(2);
    expect(await storedAnswer(page)).toEqual(accepted);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'klaro');
    const days = ((cookie?.expires ?? 0) * 1000 - before) / 86_400_000;
    expect(days).toBeGreaterThan(364.99);
    expect(days).toBeLessThan(365.01);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  });

  test('to decline is kept, and nothing leaves the page', async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await decline(page);
    expect(await storedAnswer(page)).toEqual(declined);
    expect(requests).toEqual([]);
  });

  test('in the dialog: both switches stand on, the essential one cannot be moved', {
    tag: '@long',
  }, async ({ page, openFragment, requests }) => {
    await openFragment(link, { tag });
    await button(page, words.de.choose).click();
    const cms = page.getByRole('checkbox', { name: 'Redaktionssystem' });
    const analytics = page.getByRole('checkbox', { name: 'Webanalyse' });
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await expect(cms).toBeChecked();
    await expect(cms).toBeDisabled();
    await expect(analytics).toBeChecked();
    await expect(analytics).toBeEnabled();
    expect(requests).toEqual([]);
    await analytics.press('Space');
    await button(page, 'Ausgewählte akzeptieren').click();
    await expect(dialog(page)).toBeHidden();
    expect(await storedAnswer(page)).toEqual(declined);
    expect(requests).toEqual([]);
  });

  test('in the dialog: "Alle akzeptieren"', { tag: '@long' }, async ({
    page,
    openFragment,
    requests,
  }) => {
    await openFragment(link, { tag });
    await button(page, words.de.choose).click();
    await button(page, 'Alle akzeptieren').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedAnswer(page)).toEqual(accepted);
    await expect.poll(() => requests.length).toBe(2);
  });

  test('can be changed and withdrawn later, each at once and without reload', {
    tag: '@long',
  }, async ({ page, openFragment, requests }) => {
    await openFragment(link, { tag });
    await button(page, words.de.accept).click();
    await expect.poll(() => requests.length).toBe(2);
    await expect.poll(async () => (await page.context().cookies()).length).toBe(3);

    await change(page, 'Webanalyse');
    expect(await storedAnswer(page)).toEqual(declined);
    const names = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(names).toEqual(['klaro']);
    const before = requests.length;
    await page.reload();
    await idle(page);
    expect(requests).toHaveLength(before);

    await change(page, 'Webanalyse');
    await expect.poll(() => requests.length).toBe(before + 2);
    expect(await storedAnswer(page)).toEqual(accepted);
  });

  for (const language of ['de', 'en'] as const) {
    test(`of several purposes has words for everything, before an answer and after: ${language}`, {
      tag: language === 'de' ? [] : '@long',
    }, async ({ page, openFragment }) => {
      await openFragment(link + film('films'), { lang: language, head: withPurposes(site) });
      await expect(notice(page, language)).toBeVisible();
      const missing = () =>
        dialog(page, language).evaluate((opened) => opened.outerHTML.match(/\[missing[^\]]*\]/g));
      await button(page, 'Cookies').click();
      await expect(dialog(page, language)).toBeVisible();
      expect(await missing()).toBeNull();
      await page.getByRole('checkbox', { name: /^(Alles davon|All of these)$/ }).press('Space');
      const save = { de: 'Ausgewählte akzeptieren', en: 'Accept selected' }[language];
      await button(page, save).click();
      await expect(dialog(page, language)).toHaveCount(0);
      expect(await storedAnswer(page)).toMatchObject({ statistics: true, films: true, chat: true });
      await button(page, 'Cookies').click();
      await expect(dialog(page, language)).toBeVisible();
      expect(await missing()).toBeNull();
      await button(page, words[language].decline).click();
      await expect(dialog(page, language)).toHaveCount(0);
      expect(await storedAnswer(page)).toMatchObject({ statistics: false, films: false });
    });
  }

  test('that was not saved is forgotten', { tag: '@long' }, async ({ page, openFragment }) => {
    await openFragment(link, { tag });
    await button(page, words.de.decline).click();
    const analytics = page.getByRole('checkbox', { name: 'Webanalyse' });
    await button(page, 'Cookies').click();
    await expect(analytics).not.toBeChecked();
    await analytics.press('Space');
    await page.keyboard.press('Escape');
    await button(page, 'Cookies').click();
    await expect(analytics).not.toBeChecked();
    expect(await storedAnswer(page)).toEqual(declined);
  });
});

test('an answer starts what it allows, and nothing that the page holds back', async ({
  page,
  openFragment,
  requests,
}) => {
  await openFragment(`${link}<ul id="held" class="logo-slider"><li>Logo</li></ul>`, { tag });
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => {
    const held = document.querySelector('#held');
    if (held) window.auftritt?.release(held);
  });
  await button(page, words.de.accept).click();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const held = await page.evaluate(() =>
    window.auftritt?.instances().filter(({ element }) => element.id === 'held'),
  );
  expect(held).toEqual([]);
});

test('no box lies over a switch, whatever a theme says of what is disabled', async ({
  page,
  openFragment,
}) => {
  await openFragment(link, { tag, head: '<style>input:disabled { opacity: 0.5 }</style>' });
  await button(page, 'Cookies').click();
  await expect(dialog(page).locator('input:disabled')).toHaveCSS('opacity', '0');
});
