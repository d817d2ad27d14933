import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.js';

/** The German pages, and what stands there. */
const text = {
  home: '/home/',
  products: '/home/produkte/',
  rooms: '/home/raeume/',
  contact: '/home/kontakt/',
  thanks: '/home/kontakt/danke/',
  entry: 'Leuchten',
  level: 'Innenraum',
  inner: 'Stehleuchten',
  floor: '/home/produkte/stehleuchten/',
  room: 'Essen',
} as const;

async function useNavigation(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(text.home);
  const bar = page.locator('.main-navigation');
  const link = (name: string) => bar.getByRole('link', { name, exact: true }).first();
  await link(text.entry).hover();
  await link(text.level).hover();
  await expect(link(text.inner)).toBeVisible();
  await page.mouse.move(0, 800);
  await expect(link(text.inner)).toBeHidden();
  // By the keyboard: the levels open as it goes through them.
  const goTo = async (name: string): Promise<void> => {
    await expect(link(name)).toBeVisible();
    const focused = page.locator(':focus');
    for (let press = 0; press < 5 && (await focused.innerText()).trim() !== name; press += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(link(name)).toBeFocused();
  };
  await link(text.entry).focus();
  await goTo(text.level);
  await goTo(text.inner);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(text.floor);

  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(text.home);
  await link(text.inner).click();
  await expect(page).toHaveURL(text.floor);
}

async function chooseCategory(page: Page): Promise<void> {
  await page.goto(text.products);
  const item = page.locator('.product_reference').filter({ hasText: text.inner });
  await item.getByRole('link').click();
  await expect(page).toHaveURL(text.floor);
  await expect(item).toHaveClass(/active/);
  await page.locator('.gallery-inner a[data-fancybox]').first().click();
  await expect(page).toHaveURL(/\/media\/.+\.webp$/);
}

async function followAnchor(page: Page): Promise<void> {
  await page.goto(text.rooms);
  await page.locator('.gallery-navigation').getByRole('link', { name: text.room }).click();
  await expect(page).toHaveURL(/#dining$/);
  await expect(page.locator('#dining')).toBeInViewport();
}

async function sendForm(page: Page): Promise<void> {
  await page.goto(text.contact);
  const form = page.locator('form.inquiry-form');
  const submit = form.locator('button[type="submit"]').first();
  // The browser refuses it, and says so by itself.
  await submit.click();
  await expect(page).toHaveURL(text.contact);
  await expect(page.locator('#inquiry-name')).toBeFocused();
  await page.locator('#inquiry-name').fill('Ada Grün');
  await page.locator('#inquiry-email').fill('ada@example.com');
  await page.locator('#inquiry-project').selectOption({ index: 1 });
  await page.locator('#inquiry-message').fill('Fünf Leuchten für einen Lesesaal, bitte.');
  await page.locator('#inquiry-privacy').check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await submit.click();
  expect((await sent).postData()).toContain('Ada Grün');
  const response = await page.request.get(text.thanks);
  const [, heading] = /<h1>([^<]+)<\/h1>/.exec(await response.text()) ?? [];
  await expect(page.locator('h1')).toHaveText(heading ?? 'no heading on the page of thanks');
}

async function useSite(page: Page): Promise<void> {
  await useNavigation(page);
  await chooseCategory(page);
  await followAnchor(page);
  await sendForm(page);
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('navigation, categories, anchors and the form work', ({ page }) => useSite(page));
});

test('with the script blocked navigation, categories, anchors and the form work', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/assets/auftritt.js', (route) => route.abort());
  await useSite(page);
});
