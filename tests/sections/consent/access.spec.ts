import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/services/outside.js';
import { button, dialog, link, notice, storedAnswer, tag, words } from './on-page.js';
import { withPurposes } from './purposes.js';

const purposes = withPurposes({ statistics: {}, films: {}, maps: {}, marketing: {}, social: {} });

/** What makes one button stand out beside another. */
const weightOf = (control: Locator): Promise<unknown> =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    const { top, height } = element.getBoundingClientRect();
    const { color, backgroundColor, border, borderRadius, font, padding, opacity } = style;
    const { boxShadow, textDecoration, cursor } = style;
    return {
      ...{ top, height, color, backgroundColor, border, borderRadius, font, padding, opacity },
      ...{ boxShadow, textDecoration, cursor },
      parent: element.parentElement?.className,
    };
  });

// What cannot be reached or read: room.spec.ts. A window of 1280 × 1024 px at 400 % has 320 × 256 CSS pixels.
for (const { width, height, language } of [
  { width: 320, height: 256, language: 'de' },
  { width: 1440, height: 900, language: 'en' },
] as const) {
  test(`declining is as easy as accepting at ${width} × ${height}, ${language}`, {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    await page.setViewportSize({ width, height });
    await openFragment(link, { tag, head: purposes, lang: language });
    const { accept, decline, choose } = words[language];
    await expect(notice(page, language)).toBeVisible();
    expect(await weightOf(button(page, decline))).toEqual(await weightOf(button(page, accept)));
    for (const name of [choose, accept, decline]) {
      const control = button(page, name);
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await button(page, decline).click();
    await expect(notice(page, language)).toHaveCount(0);
  });
}

test('the keyboard comes to the notice first, goes through it in order, and on to the page', async ({
  page,
  openFragment,
}) => {
  await openFragment(link, { tag, head: purposes });
  const card = notice(page);
  await expect(card).toHaveAccessibleDescription(
    /Ein Cookie merkt sich Ihre Wahl.* Statistik, Filme, Karten, Marketing und .* jederzeit ändern/,
  );
  const { choose, decline, accept } = words.de;
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  const order = [
    page.getByRole('link', { name: words.de.policy }),
    ...[choose, decline, accept, 'Cookies'].map((name) => button(page, name)),
  ];
  for (const control of order) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  expect(await storedAnswer(page)).toMatchObject({ cms: true, statistics: false, films: false });
});

test('the keyboard comes to every switch of the settings and moves it', async ({
  page,
  openFragment,
}) => {
  await openFragment(link, { tag, head: purposes });
  await button(page, words.de.choose).press('Enter');
  const switches = dialog(page).getByRole('checkbox', { disabled: false });
  // Five purposes, and all of them.
  await expect(switches).toHaveCount(6);
  await dialog(page).getByRole('link').focus();
  for (const each of await switches.all()) {
    await page.keyboard.press('Tab');
    await expect(each).toBeFocused();
    const isOn = await each.isChecked();
    await page.keyboard.press('Space');
    await expect(each).toBeChecked({ checked: !isOn });
  }
  await page.keyboard.press('Tab');
  await expect(button(page, words.de.decline)).toBeFocused();
});
