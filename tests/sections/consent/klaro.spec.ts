import type { Locator } from '@playwright/test';
import { declined } from '../../support/consent.js';
import { expect, test } from '../../support/services/outside.js';
import { idle } from '../../support/site.js';
import { button, dialog, link, notice, storedAnswer, tag, words } from './on-page.js';

test('klaro that does not arrive is reported once, and the notice answers all the same', async ({
  page,
  openFragment,
  complaints,
}) => {
  await page.route(/chunks\/klaro-/, (route) => route.abort());
  await openFragment(link, { tag });
  await button(page, words.de.choose).dispatchEvent('click');
  await expect
    .poll(() =>
      complaints.filter((line) => line.startsWith('auftritt: consent: code did not arrive')),
    )
    .toHaveLength(1);
  expect(complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  await button(page, words.de.decline).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await storedAnswer(page)).toEqual(declined);
});

test.describe('klaro itself', () => {
  test('opens again at once after Escape, though the browser has not yet told the script of it', {
    tag: '@long',
  }, async ({ page, openFragment, complaints }) => {
    await openFragment(link, { tag });
    await button(page, words.de.decline).click();
    await button(page, 'Cookies').click();
    await expect(dialog(page)).toBeVisible();
    // As Escape does: the dialog closes and the focus is back in this task, the event comes in a later one.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.cookie-modal')?.close();
      if (document.activeElement instanceof HTMLElement) document.activeElement.click();
    });
    await expect(dialog(page)).toBeVisible();
    await idle(page);
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page, 'Cookies')).toBeFocused();
    expect(complaints).toEqual([]);
  });
});

test('a theme whose rules are for all headings, lists and hidden things spoils neither notice nor dialog', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await openFragment(link, { tag });
  // As Bootstrap 3, and louder.
  await page.addStyleTag({
    content: `h1, h2 { font-size: 60px; margin: 40px } ul { list-style: square }
      .hide { display: none !important }`,
  });
  const sizeOf = (title: Locator) => title.evaluate((each) => getComputedStyle(each).fontSize);
  expect(Number.parseFloat(await sizeOf(notice(page).getByRole('heading')))).toBeLessThan(30);
  const decline = button(page, words.de.decline);
  await decline.hover();
  // What the hovered button says is the page's ink on a tint of it, and not paper on paper.
  const [ink, text] = await decline.evaluate((each) => [
    getComputedStyle(each.closest('.cookie-notice') ?? each).color,
    getComputedStyle(each).color,
  ]);
  expect(text).toBe(ink);
  await button(page, words.de.choose).click();
  const opened = dialog(page);
  expect(Number.parseFloat(await sizeOf(opened.getByRole('heading')))).toBeLessThan(30);
  const signs = await opened
    .locator('li')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).display));
  expect(signs).toEqual(['block', 'block']);
  await opened.getByRole('button', { name: 'Schließen' }).click();
  await expect(opened).toHaveCount(0);
});
