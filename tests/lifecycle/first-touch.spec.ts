import type { Locator } from '@playwright/test';
import { casesOf } from '../support/extent.js';
import { expect, test } from '../support/fragments.js';
import { answerCalls, categoryGallery, inspirationGallery } from '../support/galleries.js';
import { downloads, galleryElement, header, references } from '../support/markup.js';
import { answerWith, hold } from '../support/routes.js';

test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

/** What a visitor, or a script, does to a control before anything else on the page. */
const actions = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  key: (control: Locator) => control.press('Enter'),
  'virtual click': (control: Locator) =>
    control.evaluate((element: HTMLElement) => element.click()),
} as const;

/** When the code arrives: as soon as it is asked for, or long after the action. */
const connections = ['fast', '3G'] as const;

const ash = galleryElement.replaceAll('Oak', 'Ash').replaceAll('oak', 'ash');
const field = (id: string): string =>
  `<div class="form-group"><label for="${id}">${id}</label><input id="${id}" name="${id}" required></div>`;
/** A form with two fields, and one whose button stands outside it. */
const forms = `<form class="inquiry-form" id="one">${field('a')}${field('b')}<button class="send">Send</button></form>
  <form class="inquiry-form" id="two">${field('c')}</form><input class="send-two" type="submit" form="two" value="Send">`;

/**
 * Pages with controls whose effects do not get into each other's way, and what there is once the action of each has been
 * carried out.
 */
const tables = [
  {
    name: 'of sections and galleries',
    body: `${references(2)}${downloads}${galleryElement}${ash}${categoryGallery}${inspirationGallery}
      <button class="analytics-opt-out">Opt out</button>`,
    rows: [
      { control: '.analytics-opt-out', done: '.analytics-opt-out-status:not(:empty)' },
      { control: '#entry-0 .reference__toggle', done: '#entry-0.is-open' },
      { control: '#entry-1 .reference__toggle', done: '#entry-1.is-open' },
      { control: '.references__more', done: '#column-1:not(.is-hidden)' },
      { control: '.downloads__toggle', done: '.downloads.is-open' },
      { control: '.gallery-navigation a[href="#ash"]', done: '#ash > .back-to-overview' },
      {
        control: '#gallery [data-uid="2"] a',
        done: '#gallery .gallery-inner:text-is("Gallery 2")',
      },
      {
        control: '#inspiration .back-to-category',
        done: '#inspiration .gallery-inner:text-is("Gallery of all")',
      },
    ],
  },
  {
    name: 'of forms',
    body: forms,
    rows: [
      { control: '#one .send', done: '#one > .form-summary li + li' },
      { control: '#one .send', done: '#one .has-error #a ~ .field-message' },
      { control: '.send-two', done: '#two > .form-summary' },
    ],
  },
  {
    name: 'of the lightbox',
    body: '<a href="/picture.svg" data-fancybox>Picture</a>',
    rows: [{ control: 'a[data-fancybox]', done: 'dialog.fancybox__dialog' }],
  },
  {
    name: 'of the menu',
    body: header,
    rows: [{ control: '.navigation-opener', done: 'html.navigation-open' }],
  },
  {
    name: 'of the consent',
    body: '<a href="#settings" class="cookie-settings">Cookies</a>',
    rows: [{ control: '.cookie-settings', done: '.klaro .cookie-modal' }],
  },
  {
    name: 'to the top',
    body: `<div style="height: 3000px"></div><a class="to-top" href="#top-of-page">Up</a>`,
    rows: [{ control: '.to-top', done: 'body[data-at-top]' }],
  },
];

for (const [tableIndex, { name, body, rows }] of tables.entries()) {
  for (const [actionIndex, [how, act]] of Object.entries(actions).entries()) {
    // The short run tries each table with one action, by turns, and by turns with both connections.
    for (const connection of casesOf(
      connections,
      (_each, index) => (tableIndex + actionIndex) % 4 === 0 && (tableIndex + index) % 2 === 0,
    )) {
      test(`each control ${name}, first touched by ${how}, does what it is for: ${connection}`, async ({
        page,
        openFragment,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await answerCalls(page);
        await answerWith(
          page,
          '**/picture.svg',
          '<svg xmlns="http://www.w3.org/2000/svg"/>',
          'image/svg+xml',
        );
        const code = connection === '3G' ? await hold(page, '**/assets/chunks/**') : undefined;
        // In a document of its own: what has been loaded once is there for good.
        await openFragment(body, { load: true });
        const address = page.url();
        await page.evaluate(() => {
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
          addEventListener('scroll', () => {
            document.body.toggleAttribute('data-at-top', scrollY === 0);
          });
        });
        const expectDone = ({ control, done }: (typeof rows)[number]): Promise<void> =>
          expect.soft(page.locator(done).first(), control).toBeAttached();
        for (const row of rows) {
          await act(page.locator(row.control));
          // An action that is carried out may move the focus, which the next key needs.
          if (connection === 'fast') await expectDone(row);
        }
        code?.resolve();
        if (connection === '3G') for (const row of rows) await expectDone(row);
        // A link to the top changes the address, as it does without the script.
        const [top] = rows.filter(({ control }) => control === '.to-top');
        expect(page.url()).toBe(top ? `${address}#top-of-page` : address);
      });
    }
  }
}
