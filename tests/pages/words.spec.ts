import type { Page } from '@playwright/test';
import { wordingIn } from '../../src/page/wording.js';
import { test as withServices } from '../support/services/outside.js';
import { expect, ready } from '../support/site.js';
import { endIntro, statesOf } from '../support/states.js';
import { vary } from '../support/static-pages.js';

/** Every word that a screen reader may say of the page as it is now. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'aria-roledescription', 'placeholder']) {
        said.push(element.getAttribute(name)?.trim() ?? '');
      }
      if (
        !element.matches('script, style, noscript, option') &&
        !element.closest('[lang]:not(html)')
      )
        for (const node of element.childNodes) {
          if (node instanceof Text) said.push(node.data.trim());
        }
    }
    return said.filter((each) => each !== '');
  });

const german = Object.values(wordingIn('de'));
const english = Object.values(wordingIn('en'));
/** The words of the consent tool that only one language has. */
const consent = {
  de: ['Cookies auf dieser Website', 'Das ist ok', 'Ich lehne ab', 'Webanalyse', 'Zweck'],
  en: ['Cookies on this website', "That's ok", 'I decline', 'Web analytics', 'Purpose'],
};
const only = {
  de: [...german.filter((word) => !english.includes(word)), ...consent.de],
  en: [...english.filter((word) => !german.includes(word)), ...consent.en],
};

for (const [path, own, other] of [
  ['/home/baukasten/', 'de', 'en'],
  ['/en/home/every-section/', 'en', 'de'],
] as const) {
  withServices(
    `${path} speaks its own language in every state, and never the other`,
    async ({ page }) => {
      withServices.slow();
      await page.setViewportSize({ width: 390, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await vary(page, { tag: 'data-request-errors="recover" data-maps-key="key-1"' });
      await page.goto(path);
      await ready(page);
      await expect(page.locator('.cookie-notice')).toBeVisible();
      const said = new Set(await words(page));
      await page.locator('.cookie-notice .cm-btn-danger').click();
      await endIntro(page);
      for await (const { name } of statesOf(page)) {
        for (const word of await words(page)) said.add(word);
        // Stops at the state that has brought the word.
        expect(
          only[other].filter((word) => said.has(word)),
          name,
        ).toEqual([]);
      }
      const unsaid = new Set(['play', 'pause', 'formRefused', 'goToSlide', 'lightboxError']);
      const expected = Object.entries(wordingIn(own)).filter(([name]) => !unsaid.has(name));
      const all = [...said].join('\n');
      expect(expected.filter(([, word]) => !all.includes(word))).toEqual([]);
    },
  );
}
