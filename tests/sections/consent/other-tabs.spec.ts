import type { BrowserContext, Page } from '@playwright/test';
import { accepted, answerConsent, declined } from '../../support/consent.js';
import { expect, id, test } from '../../support/services/outside.js';
import { loadFragment, running } from '../../support/site.js';
import { button, change, dialog, link, notice, openSettings, tag, words } from './on-page.js';

const frame =
  '<iframe title="Report" data-name="analytics" data-src="https://elsewhere.test/frame"></iframe>';

/** Another tab of the site, with the same page. */
async function anotherTab(context: BrowserContext, baseURL = '', body = link): Promise<Page> {
  const other = await context.newPage();
  await loadFragment(other, baseURL, body, { tag });
  return other;
}

test.describe('in another tab', () => {
  test('an answer takes the notice away, a change and a withdrawal hold for content and service', {
    tag: '@long',
  }, async ({ page, context, baseURL, openFragment, requests }) => {
    const views = () => requests.filter(({ searchParams }) => searchParams.get('en')).length;
    await openFragment(link + frame, { tag });
    await expect(notice(page)).toBeVisible();
    const other = await anotherTab(context, baseURL, link + frame);
    await expect(notice(other)).toBeVisible();

    await button(page, words.de.decline).click();
    await expect(notice(other)).toHaveCount(0);
    await expect(other.locator('iframe')).toBeHidden();
    expect(requests).toEqual([]);

    await change(page, /Webanalyse/);
    await expect(other.locator('iframe')).toHaveAttribute('src', 'https://elsewhere.test/frame');
    await expect.poll(views).toBe(2);

    await change(other, /Webanalyse/);
    await expect(page.locator('iframe')).not.toHaveAttribute('src');
    expect(await page.evaluate((name) => Reflect.get(window, name), `ga-disable-${id}`)).toBe(true);
  });

  test('an answer closes the settings that are open here, and the focus comes back', {
    tag: '@long',
  }, async ({ page, context, baseURL, openFragment }) => {
    await openFragment(link, { tag });
    const other = await anotherTab(context, baseURL);
    await openSettings(page);
    await button(other, words.de.decline).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
    await expect(button(page, 'Cookies')).toBeFocused();
  });

  test.describe('where it was declined before', () => {
    test.use({ earlierAnswer: declined });

    test('consent starts the measuring on a page that has loaded nothing for it', async ({
      openFragment,
      context,
      baseURL,
      requests,
      chunks,
      page,
    }) => {
      await openFragment(link, { tag });
      // A browser tells of cookies some moments after it was asked to.
      await expect(async () => {
        for (const answer of [declined, accepted])
          await answerConsent(context, `${baseURL}`, answer);
        await expect.poll(() => requests.length, { timeout: 2000 }).toBe(2);
      }).toPass();
      expect(chunks).toEqual(expect.arrayContaining(['answers', 'analytics']));
      expect(chunks).not.toContain('consent');
      await running(page, 'analytics');
    });
  });

  for (const type of ['focus', 'visibilitychange'] as const) {
    test(`what was decided is known at ${type} where the browser does not tell of cookies`, {
      tag: '@long',
    }, async ({ page, context, baseURL, openFragment }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
      await openFragment(link + frame, { tag });
      await expect(notice(page)).toBeVisible();
      await answerConsent(context, `${baseURL}`, accepted);
      await page.evaluate((name) => dispatchEvent(new Event(name)), type);
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('iframe')).toBeVisible();
      // The cookie is the truth, gone or not.
      await context.clearCookies();
      await page.evaluate((name) => dispatchEvent(new Event(name)), type);
      await expect(notice(page)).toBeVisible();
      await expect(page.locator('iframe')).toBeHidden();
    });
  }
});
