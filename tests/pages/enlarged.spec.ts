import type { Page } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { overflow } from '../support/overflow.js';
import { paths } from '../support/pages.js';
import { expect, languages, openPage, test } from '../support/site.js';
import { startAll } from '../support/start-all.js';

test.use({ viewport: { width: 320, height: 640 } });

/** Doubles each text, and nothing else: what Firefox calls "Zoom Text Only". */
const doubleTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body, body *')].map(
      (element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const,
    );
    for (const [{ style }, size] of texts) {
      style?.setProperty('font-size', `${2 * size}px`, 'important');
    }
  });

/** The controls of the header that lie outside of it, and so on the page's text. */
const besideHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const header = document.querySelector('.site-header');
    const bottom = header?.getBoundingClientRect().bottom ?? 0;
    return [...(header?.querySelectorAll('a, button') ?? [])]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.getBoundingClientRect().bottom > bottom + 1)
      .map((control) => control.outerHTML);
  });

// Each page is opened once, and then enlarged in either way and turned round.
for (const { language, prefix } of languages) {
  test(`no page scrolls sideways with its text at 200 % at 320 px, ${language}`, {
    tag: language === 'de' ? [] : '@long',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    const setRoot = (standard: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ofLanguage = paths.filter((path) => path.startsWith(prefix));
    for (const path of casesOf(ofLanguage, (each) => /baukasten|produkte|fehler/.test(each))) {
      await setRoot(32);
      await openPage(page, path);
      await startAll(page);
      for (const kind of ['the root', 'the texts alone']) {
        if (kind === 'the texts alone') {
          await setRoot(16);
          await doubleTexts(page);
        }
        for (const direction of ['ltr', 'rtl']) {
          await page.evaluate(
            (dir) => document.documentElement.setAttribute('dir', dir),
            direction,
          );
          const now = `${path}, ${kind}, ${direction}`;
          await expect.poll(() => overflow(page), now).toBeLessThanOrEqual(0);
          if (kind === 'the root') expect(await besideHeader(page), now).toEqual([]);
        }
      }
    }
  });
}
