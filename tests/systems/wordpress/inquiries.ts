import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inWordPress, siteFile } from './wordpress.js';

const mail = siteFile('wp-content/mail.jsonl');

/** The mails that were sent since `forgetMails()`. */
export const mails = (): { to: string; subject: string; message: string; headers: string[] }[] =>
  existsSync(mail)
    ? readFileSync(mail, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** What a visitor types. */
export const typed = {
  'auftritt_inquiry[name]': 'Ada <b>Müller</b>',
  'auftritt_inquiry[email]': 'ada@example.org',
  'auftritt_inquiry[phone]': '030 1',
  'auftritt_inquiry[message]': 'A lamp for my desk,\n"the green one", please.',
};

/** Fills in the form of the page. */
export async function fill(page: Page, values: Record<string, string> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

/** Opens the form, and gives what a visitor sends who has typed. */
export async function opened(page: Page): Promise<typeof typed & Record<string, string>> {
  await page.goto('/contact/');
  const names = ['nonce', 'since'].map((name) => `auftritt_inquiry[${name}]`);
  const hidden = names.map(
    async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const,
  );
  return { ...typed, ...Object.fromEntries(await Promise.all(hidden)) };
}

/** Mails can be sent, and none was. */
export function forgetMails(): void {
  inWordPress('mail.php', 'works');
  rmSync(mail, { force: true });
}
