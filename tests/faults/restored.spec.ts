import type { Page } from '@playwright/test';
import { findChromium, noWindows } from '../support/chromium.mjs';
import { accepted, answerConsent, declined } from '../support/consent.js';
import { formAddress, prepareForm, result, words } from '../support/form-answers.js';
import { installProbe } from '../support/page-content.js';
import { expect, openPage, running, test } from '../support/site.js';

test.skip(!findChromium({ hasWindows: true }), noWindows);

test.beforeEach(async ({ page }) => {
  await installProbe(page);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
});

/** Leaves the page by an address, and comes back by the browser's history. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<void> = async () => {}) {
  const { pathname } = new URL(page.url());
  await openPage(page, '/home/datenschutz/');
  await meanwhile();
  await page.evaluate(() => history.back());
  // A page that is restored is not loaded, so there is no navigation to wait for.
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
}

const isRestored = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'persisted') === true);

test.describe('a page left and restored from the back-forward cache', () => {
  test('is as it was left, and goes on', { tag: '@long' }, async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/home/referenzen/');
    const slider = page.locator('.reference-slider');
    await slider.scrollIntoViewIfNeeded();
    await running(page, 'reference-slider');
    await slider.locator('.slick-next').click();
    await expect(slider).toContainText('2/');
    await leaveAndReturn(page);
    expect(await isRestored(page)).toBe(true);
    await expect(slider).toContainText('2/');
    await slider.locator('.slick-next').click();
    await expect(slider).toContainText('3/');
    expect(await page.evaluate(() => window.probe.uncaught)).toEqual([]);
    expect(complaints.filter((line) => !line.includes('preload'))).toEqual([]);
  });

  test('with its menu open has it closed, and opens it again', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/home/impressum/');
    await running(page, 'navigation');
    await page.locator('.navigation-opener').click();
    await expect(page.locator('html')).toHaveClass(/navigation-open/);
    await leaveAndReturn(page);
    expect(await isRestored(page)).toBe(true);
    await expect(page.locator('.main-navigation')).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/navigation-open/);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.locator('.navigation-opener').click();
    await expect(page.locator('.main-navigation')).toBeVisible();
  });

  test.describe('with a form that is sent in place', () => {
    const send = async (page: Page, told: string): Promise<void> => {
      await openPage(page, formAddress);
      const address = `${formAddress}?stand-in=${encodeURIComponent(told)}`;
      await page.evaluate(prepareForm, `${address}|${result}`);
      await page.getByRole('button', { name: 'Send inquiry' }).click();
    };

    test('still has its result', { tag: '@long' }, async ({ page }) => {
      await send(page, 'form=accepted');
      await expect(page.locator(result)).toBeFocused();
      await leaveAndReturn(page);
      expect(await isRestored(page)).toBe(true);
      await expect(page.locator(result)).toBeVisible();
      await expect(page.locator('.inquiry-form')).toHaveCount(0);
    });

    test('that was being sent has it as it was before, and sends it', async ({ page }) => {
      page.on('dialog', (dialog) => dialog.accept());
      await send(page, 'form=accepted&delay=60000');
      await expect(page.locator('.form-cancel')).toBeVisible();
      await leaveAndReturn(page);
      const button = page.getByRole('button', { name: 'Send inquiry' });
      await expect(button).not.toHaveAttribute('aria-disabled');
      await expect(page.locator('.form-cancel')).toHaveCount(0);
      await expect(page.locator('[name="inquiry[name]"]')).toHaveValue('Ada Lovelace');
      const asked = page.waitForRequest((request) => request.method() === 'POST');
      await button.click();
      await asked;
      if (!(await isRestored(page))) return;
      await expect(page.getByRole('status').first()).toHaveText(words.sending);
    });
  });

  test.describe('that asked for consent', () => {
    test.use({ earlierAnswer: 'none' });

    test('does not ask again what was answered in another tab', { tag: '@long' }, async ({
      page,
      context,
      baseURL,
    }) => {
      const notice = page.getByRole('dialog', { name: 'Cookies auf dieser Website' });
      await page.goto('/home/impressum/');
      await expect(notice).toBeVisible();
      await leaveAndReturn(page, () => answerConsent(context, `${baseURL}`, declined));
      expect(await isRestored(page)).toBe(true);
      await expect(notice).toHaveCount(0);
      await page.locator('.cookie-settings').first().click();
      const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
      await expect(dialog.getByRole('checkbox', { name: /Webanalyse/ })).not.toBeChecked();
    });

    test('holds content back again whose consent was declined in another tab', async ({
      page,
      context,
      baseURL,
    }) => {
      await answerConsent(context, `${baseURL}`, accepted);
      await openPage(page, '/home/impressum/');
      await page.locator('main').evaluate((main) => {
        const image = new Image();
        Object.assign(image.dataset, { name: 'analytics', src: '/elsewhere.svg' });
        main.append(image);
        window.auftritt?.enhance(main);
      });
      const image = page.locator('img[data-name]');
      await expect(image).toHaveAttribute('src', '/elsewhere.svg');
      await leaveAndReturn(page, () => answerConsent(context, `${baseURL}`, declined));
      expect(await isRestored(page)).toBe(true);
      await expect(image).not.toHaveAttribute('src');
    });

    test('ends a frame that goes on asking, once its consent is declined in another tab', {
      tag: '@long',
    }, async ({ page, context, baseURL }) => {
      const asked: string[] = [];
      await page.route('**/elsewhere/**', async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        const body = '<script>setInterval(() => fetch("/elsewhere/poll/"), 10)</script>';
        await route.fulfill({ contentType: 'text/html', body });
      });
      await answerConsent(context, `${baseURL}`, accepted);
      await openPage(page, '/home/impressum/');
      await page.locator('main').evaluate((main) => {
        const frame = document.createElement('iframe');
        Object.assign(frame.dataset, { name: 'analytics', src: '/elsewhere/' });
        main.append(frame);
        window.auftritt?.enhance(main);
      });
      await expect.poll(() => asked.length).toBeGreaterThan(3);
      let before = 0;
      await leaveAndReturn(page, async () => {
        await answerConsent(context, `${baseURL}`, declined);
        before = asked.length;
      });
      expect(await isRestored(page)).toBe(true);
      await expect(page.locator('iframe')).not.toHaveAttribute('src');
      expect(asked.slice(before)).toEqual([]);
    });
  });
});
