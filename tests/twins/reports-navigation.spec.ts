import type { Page } from '@playwright/test';
import { answerWith } from '../support/routes.js';
import { expect } from '../support/site.js';
import { reports } from './report.js';

const report = reports((page) => answerWith(page, '**/to/**', '<p>Arrived</p>'));

const level = (name: string, href: string, inside = '') =>
  `<li><a href="${href}">${name}</a>${inside}</li>`;
const site = (parent = '/to/tools/') => `<header class="site-header"><b>Logo</b>
  <button class="navigation-opener" type="button">Menu</button><nav class="main-navigation"><ul>
  ${level('Tools', parent, `<ul>${level('Saw', '/to/saw/')}${level('Plane', '/to/plane/', `<ul>${level('Iron', '/to/iron/')}</ul>`)}${level('Here', '#place')}</ul>`)}
  ${level('Contact', '#place')}</ul></nav></header><main><p style="height: 1500px">Text</p><h2 id="place">Place</h2><p style="height: 1500px"></p></main>`;
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const openMenu = async (page: Page) => {
  await page.locator('.navigation-opener').click();
  await expect(entry(page, 'Contact')).toBeVisible();
};
const arrived = (page: Page, name: string) => page.waitForURL(`**/to/${name}/`);

report('levels that are closed again cannot be used', async (page, open) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(site());
  await openMenu(page);
  await entry(page, 'Tools').click();
  await page.locator('.navigation-back:visible').first().click();
  await expect(entry(page, 'Saw')).not.toBeInViewport();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).not.toBe('Saw');
  }
});

report('an entry that leads nowhere opens its level, and keeps the menu', async (page, open) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(site('#'));
  await openMenu(page);
  await entry(page, 'Tools').click();
  await expect(entry(page, 'Saw')).toBeInViewport();
  await expect(page.locator('html')).toHaveClass(/navigation-open/);
});

report('no level of the bar is open after Back', async (page, open) => {
  await page.setViewportSize({ width: 1200, height: 700 });
  await open(site());
  await entry(page, 'Tools').hover();
  await entry(page, 'Saw').click();
  await arrived(page, 'saw');
  await page.mouse.move(600, 500);
  await page.goBack();
  await expect(entry(page, 'Tools')).toBeVisible();
  await expect(entry(page, 'Saw')).toBeHidden();
});

report(
  'a level of the bar closes when the pointer leaves, and not on the way into it',
  async (page, open) => {
    await page.setViewportSize({ width: 1200, height: 700 });
    await open(site());
    await entry(page, 'Tools').hover();
    await expect(entry(page, 'Saw')).toBeVisible();
    const box = await entry(page, 'Plane').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 3 });
    await expect(entry(page, 'Plane')).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(entry(page, 'Saw')).toBeHidden();
  },
);
