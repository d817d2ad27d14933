import { declined } from '../../support/consent.js';
import { expect, onSharedPage as test } from '../../support/services/outside.js';
import { running } from '../../support/site.js';
import { button, dialog, link, notice, storedAnswer, tag, words } from './on-page.js';

test.describe('on a return visit', { tag: '@long' }, () => {
  test.use({ earlierAnswer: declined });

  test('the link opens the dialog from the keyboard, Escape closes it, focus comes back', async ({
    page,
    openFragment,
  }) => {
    const forms = [
      '<button class="cookie-settings">Cookies</button>',
      '<a href="#" class="cookie-settings">Cookies</a>',
      '<span class="cookie-settings">Cookies</span>',
    ];
    for (const form of forms) {
      await openFragment(`<main>${form}</main>`);
      const opener = page.locator('main .cookie-settings');
      if (form.startsWith('<span')) await expect(opener).toHaveRole('button');
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

// What else is no answer: consent.test.ts.
test('an answer that does not hold is as none', async ({
  page,
  context,
  baseURL,
  openFragment,
  requests,
  complaints,
}) => {
  await context.addCookies([{ name: 'klaro', value: 'null', url: `${baseURL}` }]);
  await openFragment(link, { tag });
  await expect(notice(page)).toBeVisible();
  await running(page, 'analytics');
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
  await button(page, words.de.decline).click();
  expect(await storedAnswer(page)).toEqual(declined);
});

test('released, the page is what the server sent; enhanced again, it asks again', async ({
  page,
  openFragment,
}) => {
  const body = `<main><h1>Fragment</h1><a class="cookie-settings" href="#">Cookies</a>
    <iframe title="Report" data-name="analytics" data-src="https://elsewhere.test/"></iframe></main>`;
  await openFragment(body, { tag });
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => window.auftritt?.release());
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(body);
  await page.evaluate(() => window.auftritt?.enhance());
  await expect(notice(page)).toBeVisible();
});
