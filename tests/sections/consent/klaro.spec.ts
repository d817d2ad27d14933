import type { Locator, Page } from '@playwright/test';
import { declined } from '../../support/consent.js';
import { hold } from '../../support/routes.js';
import { expect, test } from '../../support/services/outside.js';
import { idle } from '../../support/site.js';
import { button, dialog, link, notice, storedAnswer, tag, words } from './on-page.js';

/** Asks for the dialog before klaro is there; the function it returns lets klaro come. */
async function chooseEarly(
  page: Page,
  openFragment: (body: string, options: { readonly tag: string }) => Promise<void>,
): Promise<() => void> {
  const arrival = await hold(page, /chunks\/klaro-/);
  await openFragment(link, { tag });
  await button(page, words.de.choose).click();
  return arrival.resolve;
}

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
  test('comes with the first pointer or focus on what opens the dialog, and not before', {
    tag: '@long',
  }, async ({ page, openFragment, chunks }) => {
    for (const [name, sign] of [
      [words.de.choose, 'hover'],
      ['Cookies', 'focus'],
    ] as const) {
      chunks.length = 0;
      await openFragment(link, { tag, load: true });
      await expect(notice(page)).toBeVisible();
      await idle(page);
      expect(chunks).not.toContain('klaro-dialog');
      const control = button(page, name);
      await (sign === 'hover' ? control.hover() : control.focus());
      await expect.poll(() => chunks).toContain('klaro-dialog');
      await expect(dialog(page)).toHaveCount(0);
      await page.mouse.move(0, 0);
    }
  });

  test('takes the place of the notice within one frame, however late it comes', async ({
    page,
    openFragment,
  }) => {
    const arrive = await chooseEarly(page, openFragment);
    await expect(notice(page)).toBeVisible();
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = (): void => {
        const shown = [...document.querySelectorAll('.cookie-notice, dialog.cookie-modal')];
        seen.add(shown.filter((each) => each.checkVisibility()).length);
        requestAnimationFrame(look);
      };
      look();
    });
    arrive();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeFocused();
    expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toEqual([1]);
  });

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

  test('does not open once the visitor has answered', {
    tag: '@long',
  }, async ({ page, openFragment }) => {
    const arrive = await chooseEarly(page, openFragment);
    await button(page, words.de.decline).click();
    const arrived = page.waitForResponse(/chunks\/klaro-/);
    arrive();
    await (await arrived).finished();
    await idle(page);
    await expect(page.locator('.klaro')).toHaveCount(0);
  });
});

test("the notice is not the largest contentful paint of a phone's page", {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, language] of [
    ['/home/impressum/', 'de'],
    ['/home/kontakt/', 'de'],
    ['/en/home/imprint/', 'en'],
  ] as const) {
    await page.goto(path);
    await expect(notice(page, language)).toBeVisible();
    await idle(page);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const element: unknown = Reflect.get(list.getEntries().at(-1) ?? {}, 'element');
            const inNotice = element instanceof Element && element.closest('.klaro');
            resolve(inNotice ? 'the notice' : 'the page');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest, path).toBe('the page');
  }
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
