import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe.js';
import { accepted, answerConsent, declined } from '../../support/consent.js';
import { expect, test } from '../../support/services/outside.js';
import { caption, closeByKey, counter, libraries, link, serveStill, shown } from './on-page.js';

const film = 'https://films.test/embed/7.html';
const marked = (id: string): string =>
  `<a id="${id}" data-fancybox="g" data-name="analytics" data-type="iframe" data-src="${film}" href="/film/"
    data-caption="How it is made">Film</a>`;
const page = `<main><h1>Fragment</h1>${link('a')}${marked('film')}${link('c')}
  <button class="cookie-settings">Cookies</button></main>`;

const words = {
  de: {
    held: 'Dieser Inhalt kommt von films.test. Er wird nur mit Ihrer Zustimmung geladen; films.test erfährt dabei Ihre IP‑Adresse.',
    load: 'Nur diesen Inhalt laden',
    settings: 'Cookie-Einstellungen',
    close: 'Schließen',
  },
  en: {
    held: 'This content comes from films.test. It is loaded only with your consent; films.test then learns your IP address.',
    load: 'Load only this content',
    settings: 'Cookie settings',
    close: 'Close',
  },
} as const;

const button = (on: Page, name: string) => shown(on).getByRole('button', { name, exact: true });
const frame = (on: Page) => shown(on).locator('iframe');

test.beforeEach(({ page: tab }) => serveStill(tab));

const [fancybox, photoswipe] = libraries;
/** The words and the answers are the same ones with each library. */
const asked = [
  { ...fancybox, when: 'before an answer', answer: 'none', language: 'de' },
  { ...photoswipe, when: 'after a refusal', answer: declined, language: 'en' },
] as const;

for (const { library, tag, when, answer, language } of asked) {
  test.describe(`a marked film in the lightbox, ${when}, ${language}, ${library}`, () => {
    test.use({ earlierAnswer: answer });

    test('is asked for first: the keyboard is on the button, which is described by who would learn what', {
      tag: '@long',
    }, async ({ page: tab, start, requests, complaints }) => {
      await start('lightbox', page, { lang: language, tag, count: 3 });
      await tab.locator('#film').press('Enter');
      const { held, load, close } = words[language];
      await expect(button(tab, load)).toBeFocused();
      await expect(button(tab, load)).toHaveAccessibleDescription(`How it is made ${held}`);
      await expect(shown(tab)).toContainText(held);
      await expect(caption(tab)).toHaveText('How it is made');
      await expect(counter(tab)).toHaveText('02 / 3');
      expect(await axeViolations(tab, 'dialog')).toEqual([]);
      await expect(tab.locator('.lightbox__announcement')).toHaveText(
        `02 / 3 How it is made: ${held}`,
      );
      for (const name of ['.lightbox__next', '.lightbox__previous'])
        await tab.locator(name).click();
      await expect(shown(tab)).toContainText(held);
      expect(requests).toEqual([]);

      await button(tab, load).press('Enter');
      await expect(frame(tab)).toHaveAttribute('src', film);
      await expect(tab.getByRole('button', { name: close, exact: true })).toBeFocused();
      await closeByKey(tab);
      await expect(tab.locator('#film')).toBeFocused();
      // It was for this once: nothing has been stored.
      await tab.locator('#film').press('Enter');
      await expect(button(tab, load)).toBeFocused();
      expect(requests).toHaveLength(1);
      await tab.evaluate(() => window.auftritt?.release());
      await expect(tab.locator('.lightbox__held')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('with an earlier refusal', () => {
  test.use({ earlierAnswer: declined });

  for (const { library, tag } of libraries) {
    test(`the settings open above the lightbox; consent given there shows the film, withdrawn elsewhere takes it away, ${library}`, {
      tag: library === 'fancybox' ? [] : '@long',
    }, async ({ page: tab, context, baseURL, start, requests }) => {
      await start('lightbox', page, { tag, count: 3 });
      await tab.locator('#film').press('Enter');
      await button(tab, words.de.settings).press('Enter');
      const settings = tab.getByRole('dialog', { name: words.de.settings });
      await expect(settings).toBeVisible();
      await tab.keyboard.press('Escape');
      await expect(settings).toHaveCount(0);
      await expect(button(tab, words.de.settings)).toBeFocused();
      expect(requests).toEqual([]);

      await button(tab, words.de.settings).press('Enter');
      await settings.getByRole('checkbox', { name: 'Inhalte anderer Anbieter' }).press('Space');
      await settings.getByRole('button', { name: 'Speichern' }).click();
      await expect(frame(tab)).toHaveAttribute('src', film);
      await expect(tab.getByRole('button', { name: words.de.close, exact: true })).toBeFocused();
      await expect(counter(tab)).toHaveText('02 / 3');

      await answerConsent(context, `${baseURL}`, declined);
      await expect(button(tab, words.de.load)).toBeFocused();
      await expect(frame(tab)).toHaveCount(0);
      await tab.keyboard.press('Escape');
      await expect(tab.locator('#film')).toBeFocused();
    });
  }
});

test.describe('with consent', () => {
  test.use({ earlierAnswer: accepted });

  test('a marked film does not load where the consent is left out', { tag: '@long' }, async ({
    page: tab,
    start,
    requests,
  }) => {
    await start('lightbox', page, { tag: 'data-disable="consent"', count: 3 });
    await tab.locator('#film').press('Enter');
    await expect(button(tab, words.de.load)).toBeFocused();
    await expect(button(tab, words.de.settings)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
