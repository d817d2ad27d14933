import { expect, type Page } from '@playwright/test';
import { script } from './install.mjs';

const port = Number(process.env.WORDPRESS_PORT);
const folder = process.env.WORDPRESS_FOLDER ?? '';

/** Runs a script of site/ in the WordPress that is served. */
export const inWordPress = (name: string, ...options: string[]): string =>
  script(folder, port, name, ...options);

/** A file of the site, such as "wp-content/mail.jsonl". */
export const siteFile = (name: string): string => `${folder}/${name}`;

/** Answers requests to other hosts in their place, and returns their addresses as they come. */
export async function watchRequests(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== '127.0.0.1',
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  return outside;
}

/** Logs in as the administrator, who may edit all. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/wp-login.php');
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('#wpadminbar')).toBeVisible();
}
