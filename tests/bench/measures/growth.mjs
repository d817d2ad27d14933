// What takes longer the more there is of it: long forms, large lightboxes, many categories, many
// insertions. Each is measured beside what it is compared with, by turns in one run.
import { inFreshPage } from '../browser.mjs';
import { median, ratio, spread } from '../statistics.mjs';
import { answer } from './choosing.mjs';
import { galleryPage, inGallery } from './gallery.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./gallery.mjs').Gallery} Gallery */

/** Our stylesheet and our script. @param {string} [attributes] of the script's tag */
export const ours = (attributes = '') => `<link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" data-disable="consent" ${attributes}></script>`;

/** @param {string} body @param {string} [head] */
export const pageWith = (body, head = ours()) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Growth</title>
  ${head}</head><body>${body}</body></html>`;

/** @param {number} count @param {(index: number) => string} each */
export const times = (count, each) =>
  Array.from({ length: count }, (_, index) => each(index)).join('');

/** @param {number} count */
export const form = (count) =>
  `<form class="inquiry-form">${times(
    count,
    (index) =>
      `<div class="form-group"><label for="f${index}">Field ${index}</label><input id="f${index}" name="f${index}" required></div>`,
  )}<button>Send</button></form>`;

const lightbox = (/** @type {number} */ count) =>
  times(
    count,
    (index) =>
      `<a href="/media/inspiration-morning-1.webp?${index}" data-fancybox="g" data-caption="Item ${index}"><img src="/media/inspiration-morning-1-720.webp" alt="Picture ${index}" width="240" height="160" loading="lazy"></a>`,
  );

const categories = (/** @type {number} */ count) =>
  galleryPage(answer).replace(
    '</ul>',
    `${times(
      count,
      (index) =>
        `<li class="product_reference" data-uid="${index + 3}" data-color="#639"><a href="/${index + 3}/">More ${index}</a></li>`,
    )}</ul>`,
  );

/** The pages to serve: path → HTML. */
export const growthPages = new Map([
  ['/bench/form/50/', pageWith(form(50))],
  ['/bench/form/1000/', pageWith(form(1000))],
  ['/bench/lightbox/', pageWith(lightbox(5000))],
  ['/bench/categories/', categories(2000)],
  ['/bench/observed/', pageWith('')],
  ['/bench/unobserved/', pageWith('', ours('data-observe="no"'))],
]);

/**
 * What a page has to wait with.
 *
 * @typedef {object} Waits
 * @property {() => Promise<void>} painted resolves after the next frame has been painted
 * @property {(isDone?: () => boolean) => Promise<void>} rested resolves once this is true, nothing moves, and
 *   the browser has been idle twice in a row
 */

/** Provides them as `window.waits`. */
function provideWaits() {
  /** @type {Waits} */
  const waits = {
    painted: () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
    async rested(isDone = () => true) {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
      do {
        await idle();
        await idle();
      } while (!isDone() || moves());
    },
  };
  Object.assign(window, { waits });
}

/**
 * @template Result
 * @param {Browser} browser @param {string} address @param {(page: Page) => Promise<Result>} use
 */
const onPage = (browser, address, use) =>
  inFreshPage(browser, { origin: new URL(address).origin, answered: true }, async (page) => {
    await page.addInitScript(provideWaits);
    await page.goto(address);
    await page.waitForFunction(() => window.auftritt);
    return use(page);
  });

/**
 * The times (ms) from the press on "Send" of an empty form to the marks in sight, and from the focus of
 * the next field to the paint, when all fields are in error.
 *
 * @param {Browser} browser @param {string} address
 */
const inForm = (browser, address) =>
  onPage(browser, address, async (page) => {
    await page.locator('#f0').focus();
    await page.waitForFunction(() =>
      window.auftritt?.instances().some(({ state }) => state === 'running'),
    );
    return page.evaluate(async () => {
      const { painted, rested } = /** @type {Waits} */ (Reflect.get(window, 'waits'));
      /** @param {() => void} act */
      const timed = async (act) => {
        await rested();
        await painted();
        const start = performance.now();
        act();
        const done = performance.now() - start;
        await painted();
        return { done, painted: performance.now() - start };
      };
      const field = (/** @type {number} */ index) => document.getElementById(`f${index}`);
      const submit = await timed(() => document.querySelector('button')?.click());
      const { length } = document.querySelectorAll('.form-group');
      await rested(() => document.querySelectorAll('.has-error').length === length);
      field(2)?.focus();
      const focus = await timed(() => field(3)?.focus());
      return { submit, focus };
    });
  });

/**
 * The times (ms) from the click on a picture to the open lightbox, and of a bare dialog on the same page.
 *
 * @param {Browser} browser @param {string} address
 */
const opening = (browser, address) =>
  onPage(browser, address, (page) =>
    page.evaluate(async () => {
      const { painted, rested } = /** @type {Waits} */ (Reflect.get(window, 'waits'));
      const open = async () => {
        await rested();
        const start = performance.now();
        document.querySelector('a')?.click();
        while (!document.querySelector('dialog[open] .is-selected')) await painted();
        const time = performance.now() - start;
        await rested();
        /** @type {HTMLElement | null} */ (document.querySelector('.lightbox__close'))?.click();
        while (document.querySelector('dialog')) await painted();
        return time;
      };
      // The first one loads the code.
      await open();
      const own = await open();
      await rested();
      const dialog = document.createElement('dialog');
      dialog.append(document.createElement('img'));
      const start = performance.now();
      document.body.append(dialog);
      document.body.style.overflow = 'hidden';
      dialog.showModal();
      await painted();
      return { own, bare: performance.now() - start };
    }),
  );

/**
 * The times (ms) of a choice among 2,000 categories, and of a bare replacement beside it.
 *
 * @param {Browser} browser @param {string} origin
 */
const choosingAmongMany = (browser, origin) =>
  inGallery(
    browser,
    origin,
    answer,
    async (page) => {
      await page.evaluate(provideWaits);
      return page.evaluate(async () => {
        const { choose, replace } = /** @type {Gallery} */ (Reflect.get(window, 'gallery'));
        const { rested } = /** @type {Waits} */ (Reflect.get(window, 'waits'));
        await rested();
        const own = await choose();
        // The overlay goes some time after the answer.
        await rested(() => document.querySelector('.loading-overlay:not([hidden])') === null);
        return { own, bare: await replace() };
      });
    },
    '/bench/categories/',
  );

/** What is inserted: name → its HTML. */
const inserted = {
  text: '<p>Text</p>',
  'a lightbox link': '<p><a data-fancybox="g" href="/media/1.jpg">Open</a></p>',
};

/**
 * The time (ms) that 5,000 insertions take until they are painted.
 *
 * @param {Browser} browser @param {string} address @param {string} markup
 */
const inserting = (browser, address, markup) =>
  onPage(browser, address, async (page) => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(async (html) => {
      const { painted } = /** @type {Waits} */ (Reflect.get(window, 'waits'));
      const list = document.createElement('div');
      document.body.append(list);
      await painted();
      const start = performance.now();
      for (let count = 0; count < 5000; count += 1) list.insertAdjacentHTML('beforeend', html);
      await painted();
      return performance.now() - start;
    }, markup);
  });

/**
 * @param {Browser} browser @param {string} origin of a server with `growthPages`
 * @param {number} rounds
 */
export async function growth(browser, origin, rounds) {
  const forms = [];
  const openings = [];
  const choices = [];
  /** @type {Map<string, { own: number[], bare: number[] }>} */
  const insertions = new Map();
  for (let round = 0; round < rounds; round += 1) {
    forms.push({
      long: await inForm(browser, `${origin}/bench/form/1000/`),
      short: await inForm(browser, `${origin}/bench/form/50/`),
    });
    openings.push(await opening(browser, `${origin}/bench/lightbox/`));
    choices.push(await choosingAmongMany(browser, origin));
    for (const [name, html] of Object.entries(inserted)) {
      const all = insertions.get(name) ?? { own: [], bare: [] };
      all.own.push(await inserting(browser, `${origin}/bench/observed/`, html));
      all.bare.push(await inserting(browser, `${origin}/bench/unobserved/`, html));
      insertions.set(name, all);
    }
  }
  return {
    'focus in a form of 1,000 fields in error, ms': spread(
      forms.map(({ long }) => long.focus.done),
    ),
    'the same to painted, to a form of 50': ratio(
      forms.map(({ long }) => long.focus.painted),
      forms.map(({ short }) => short.focus.painted),
    ),
    'refused submission of 1,000 fields to painted, ms': spread(
      forms.map(({ long }) => long.submit.painted),
    ),
    'the same, to a form of 50': ratio(
      forms.map(({ long }) => long.submit.painted),
      forms.map(({ short }) => short.submit.painted),
    ),
    'lightbox of 5,000 opened, ms': spread(openings.map(({ own }) => own)),
    'a bare dialog on the same page, ms': spread(openings.map(({ bare }) => bare)),
    'choice among 2,000 categories, ms more than bare': spread(
      choices.map(({ own, bare }) => own - bare),
    ),
    '5,000 insertions with data-observe, to without': Object.fromEntries(
      [...insertions].map(([name, { own, bare }]) => [name, median(own) / median(bare)]),
    ),
  };
}
