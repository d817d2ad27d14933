import type { Page } from '@playwright/test';
import { expect, id } from '../../support/services/outside.js';

export const policy = 'data-privacy-url="/home/elsewhere/"';
export const tag = `data-analytics-id="${id}" ${policy}`;
export const link =
  '<main><h1>Fragment</h1><button class="cookie-settings">Cookies</button></main>';

export const words = {
  de: {
    title: 'Cookies auf dieser Website',
    accept: 'Zustimmen',
    decline: 'Ablehnen',
    choose: 'Lassen Sie mich wählen',
    settings: 'Cookie-Einstellungen',
    policy: 'Datenschutzerklärung',
  },
  en: {
    title: 'Cookies on this website',
    accept: 'Accept',
    decline: 'Decline',
    choose: 'Let me choose',
    settings: 'Cookie settings',
    policy: 'Privacy policy',
  },
} as const;

export const notice = (page: Page, language: 'de' | 'en' = 'de') =>
  page.getByRole('dialog', { name: words[language].title });
export const dialog = (page: Page, language: 'de' | 'en' = 'de') =>
  page.getByRole('dialog', { name: words[language].settings });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The stored answer as the browser holds it. */
export async function storedAnswer(page: Page): Promise<unknown> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'klaro');
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : undefined;
}

/** Declines in the notice, which goes. */
export async function decline(page: Page): Promise<void> {
  await button(page, words.de.decline).click();
  await expect(notice(page)).toHaveCount(0);
}

/** Opens the settings by the page's own button. */
export async function openSettings(page: Page): Promise<void> {
  await button(page, 'Cookies').click();
  await expect(dialog(page)).toBeVisible();
}

/** Opens the settings, moves the switch of that name, and saves. */
export async function change(page: Page, name: string | RegExp): Promise<void> {
  await button(page, 'Cookies').click();
  await page.getByRole('checkbox', { name }).press('Space');
  await button(page, 'Speichern').click();
  await expect(dialog(page)).toHaveCount(0);
}
