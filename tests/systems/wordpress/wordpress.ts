import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findChromium } from '../../support/chromium.mjs';
import { running } from '../../support/site.js';
import { project, script } from './install.mjs';

const port = Number(process.env.WORDPRESS_PORT);
const folder = process.env.WORDPRESS_FOLDER ?? '';

/** Runs a script of site/ in the WordPress that is served. */
export const inWordPress = (name: string, ...options: string[]): string =>
  script(folder, port, name, ...options);

/** A file of the site, such as "wp-content/mail.jsonl". */
export const siteFile = (name: string): string => `${folder}/${name}`;

/** The page of the plugin's settings. */
export const settings = '/wp-admin/options-general.php?page=auftritt';

/** What the checker says of pages of the site. */
export function checked(paths: readonly string[], ...options: readonly string[]) {
  const command = join(project, 'dist/command/auftritt.mjs');
  const addresses = paths.map((path) => `http://127.0.0.1:${port}${path}`);
  return spawnSync(process.execPath, [command, 'check', ...options, ...addresses], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM: findChromium() },
  });
}

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

/** Logs in; the administrator may edit all. The page of the form moves the focus while one types. */
export async function logIn(page: Page, name = 'admin'): Promise<void> {
  const form = { log: name, pwd: 'password' };
  const answer = await page.request.post('/wp-login.php', { form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
}

/** The host of the maps service. A map asks it as soon as the map comes into view. */
export const mapsService = 'https://maps.googleapis.com';

const hooks = {
  navigation: '.main-navigation',
  'logo-slider': '.logo-slider',
  'image-slider': '.image-slider',
  'reference-slider': '.reference-slider',
  lightbox: '.references a[data-fancybox]',
  references: '.references',
  coverflow: '.coverflow',
  'gallery-elements': '.gallery-navigation',
  downloads: '.downloads',
  'category-gallery': '.category-gallery',
  'gallery-slider': '.category-gallery .gallery-slider',
  'inspiration-gallery': '.inspiration-gallery',
  form: '.inquiry-form',
  map: '.map',
  analytics: '.analytics-opt-out',
  'to-top': '.to-top',
  telephone: 'a[href^="tel:"]',
};

/** Scrolls through a page that has every section, and waits until each of them runs. */
export async function expectEverySection(page: Page): Promise<void> {
  for (const [behaviour, hook] of Object.entries(hooks)) {
    const element = page.locator(hook).first();
    await element.evaluate((found) => found.scrollIntoView());
    await running(page, behaviour);
  }
}

/** The page's JSON, which configures the script. */
export const configurationOf = async (page: Page): Promise<string> =>
  (await page.locator('script[data-auftritt]').textContent()) ?? '';

/** What a page says of languages: its own, those of its menu with their addresses, and those for search engines. */
export async function languagesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const entries = [
    ...html.matchAll(/<a href="https?:\/\/[^/]+([^"]*)" hreflang="([^"]+)"><bdi>([^<]*)/g),
  ];
  const links = [
    ...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)"/g),
  ];
  return {
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    menu: entries.map(([, address, lang, name]) => `${lang} ${name} ${address}`),
    search: links.map(([, lang, address]) => `${lang} ${address}`),
    privacy: /"privacy-url":"https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1],
    alone: /auftritt-places/.test(html),
  };
}
