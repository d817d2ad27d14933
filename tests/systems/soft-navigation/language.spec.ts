import type { Page } from '@playwright/test';
import { detail, five, gallery, servePictures } from '../../sections/coverflow/on-page.js';
import { answerFor, categoryGallery } from '../../support/galleries.js';
import { header } from '../../support/markup.js';
import { answerWith } from '../../support/routes.js';
import { expect, running, test } from '../../support/site.js';
import { slider } from '../../support/sliders.js';
import { wordingIn } from '../../support/wording.js';
import { wordsOf } from '../../support/words.js';

/** Every section that says words of its own; twelve logos move at 390 px. */
const body = `${header}
  ${slider('image-slider', 2)}
  ${slider('logo-slider', 12)}
  ${gallery(five)}${detail}
  <nav class="gallery-navigation"><a href="#b">B</a></nav>
  <div class="gallery-element" data-parent="A">A</div>
  <div class="gallery-element" data-parent="B">B</div>
  <a data-fancybox="a" href="/picture/1.svg">One</a><a data-fancybox="a" href="/picture/2.svg">Two</a>
  ${categoryGallery}
  <form class="inquiry-form"><div class="form-group"><label>Name <input required></label></div>
    <button id="send">Send</button></form>
  <a class="analytics-opt-out" href="#out">Opt out</a>
  <iframe data-name="cms" data-src="/film/"></iframe>`;

const wording = { de: wordingIn('de'), en: wordingIn('en') };

/** The parts of the script that speak on it. */
const speaking = [
  'analytics',
  'category-gallery',
  'consent',
  'coverflow',
  'form',
  'gallery-elements',
  'lightbox',
  'logo-slider',
  'navigation',
  'slider',
];

type Language = keyof typeof wording;

/** The names of the script's words of a language among those that are said. */
const namesOf = (language: Language, said: ReadonlySet<string>): string[] =>
  Object.entries(wording[language])
    // The dialog is not opened; some of its words are those of other parts. The slides' own text is "Slide".
    .filter(([name, word]) => said.has(word) && !/^(consent-dialog |slider slide$)/.test(name))
    .map(([name]) => name)
    .sort();

/** Uses every section once, and gives what a visitor is told on the way. */
async function use(page: Page): Promise<Set<string>> {
  const said = new Set<string>();
  const listen = async (): Promise<void> => {
    // Without what follows a word: the number of a slide, the name of a category.
    for (const text of await wordsOf(page)) said.add(text.replace(/(: .+| \d+)$/, ''));
  };
  await expect(page.locator('.cookie-notice')).toBeVisible();
  for (const name of ['image-slider', 'logo-slider', 'coverflow']) {
    await page.locator(`.${name}`).scrollIntoViewIfNeeded();
    await running(page, name);
  }
  await running(page, 'navigation');
  // Its levels get their ways back when it opens.
  await page.locator('.navigation-opener').dispatchEvent('click');
  await expect(page.locator('.navigation-back').first()).toBeAttached();
  await listen();
  await page.keyboard.press('Escape');
  await running(page, 'gallery-elements', 2);
  await page.locator('.gallery-navigation a').dispatchEvent('click');
  await running(page, 'lightbox', 2);
  await page.locator('a[data-fancybox]').first().dispatchEvent('click');
  await expect(page.locator('.lightbox__counter')).toHaveText('01 / 2');
  await listen();
  await page.keyboard.press('Escape');
  await expect(page.locator('.fancybox__dialog')).toHaveCount(0);
  await running(page, 'category-gallery');
  await page.locator('.product_reference a').nth(1).dispatchEvent('click');
  await expect(page.locator('.gallery-inner')).toHaveText('Gallery 2');
  await running(page, 'form');
  await page.locator('#send').dispatchEvent('click');
  await expect(page.locator('.form-summary')).toBeVisible();
  await page.locator('.analytics-opt-out').dispatchEvent('pointerover');
  await page.locator('.analytics-opt-out').dispatchEvent('click');
  await expect(page.locator('.analytics-opt-out-status')).not.toBeEmpty();
  await listen();
  return said;
}

test.use({ viewport: { width: 390, height: 800 }, earlierAnswer: 'none' });

test('every section speaks the language of the page that a router has put in place', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await servePictures(page);
  await answerWith(page, '**/call/**', answerFor(2));
  await openFragment(body, { tag: 'data-consent="always"' });
  const german = await use(page);
  await page.evaluate((html) => {
    window.auftritt?.release();
    document.documentElement.lang = 'en';
    document.body.innerHTML = html;
    window.auftritt?.enhance();
  }, body);
  const english = await use(page);
  const names = namesOf('de', german);
  const parts = new Set(names.map((name) => name.split(' ')[0]));
  expect(speaking.filter((part) => !parts.has(part))).toEqual([]);
  expect(namesOf('en', english)).toEqual(names);
});
