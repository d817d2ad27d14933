import type { Page } from '@playwright/test';
import { expect, test } from '../../support/site.js';
import { fill, forgetMails, mails, typed } from './inquiries.js';
import { inWordPress, logIn } from './wordpress.js';

test.beforeEach(forgetMails);

const kept = (...options: string[]): { count: number; table: string } =>
  JSON.parse(inWordPress('inquiries.php', ...options));
const send = async (page: Page, name: string) => {
  await page.goto('/contact/');
  await fill(page, { ...typed, 'auftritt_inquiry[name]': name });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Thank you. Your message has been sent.');
};

test('each is stored beside its mail, one that cannot be mailed too, and goes after its period', async ({
  page,
}) => {
  expect(kept('30').count).toBe(0);
  await send(page, '=1+1');
  inWordPress('mail.php', 'fails');
  await send(page, 'Ada; "Countess"');
  expect(mails()).toHaveLength(1);
  const { count, table } = kept('30', '29');
  expect(count).toBe(2);
  expect(table).toContain(`"Ada; ""Countess""";"ada@example.org"`);
  // No table program takes it for a formula.
  expect(table).toContain(`"'=1+1"`);
  expect(table).toMatch(/"no"\r\n/);
  const inbox = '/wp-admin/edit.php?post_type=auftritt_inquiry';
  await page.goto(inbox);
  await expect(page).toHaveURL(/wp-login\.php/);
  // An editor of the site reads, and answers by mail; nobody changes an inquiry.
  await logIn(page, 'office');
  await page.goto(inbox);
  const row = page.locator('tbody tr', { hasText: 'Countess' });
  await expect(row.locator('.column-message')).toContainText('the green one');
  await expect(row.locator('.column-page')).toHaveText('Contact');
  await expect(row.locator('.column-language')).toHaveText('English');
  // In the language of who reads it, not of the visitor.
  await expect(row.locator('.row-title')).toHaveText('Ada; “Countess”');
  await expect(row.locator('.post-state')).toHaveText('not mailed');
  const answer = row.getByRole('link', { name: 'ada@example.org' });
  await expect(answer).toHaveAttribute(
    'href',
    /^mailto:ada%40example\.org\?subject=.*body=.*%3E%20A%20lamp/,
  );
  await row.locator('.row-title').click();
  await expect(page.getByText('"the green one", please.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer by e-mail' })).toBeVisible();
  await expect(page.locator('#publish, #content')).toHaveCount(0);
  // Who reads it at the same time is not asked to take it over.
  await page.context().clearCookies();
  await logIn(page);
  await page.goto(inbox);
  await expect(page.locator('.wp-locked')).toHaveCount(0);
  await page.context().clearCookies();
  expect(kept('30', '31').count).toBe(0);
  kept('0');
});
