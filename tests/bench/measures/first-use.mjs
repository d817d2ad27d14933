import { inFreshPage, openAndRest } from '../browser.mjs';
import { asPhone } from '../networks.mjs';
import { watchLoads } from './bytes.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../competitors.mjs').Competitor} Competitor */

/**
 * What shows that a section has answered: the selector of what is there now, or of the place whose text has
 * changed or whose middle has moved.
 *
 * @typedef {{ is: 'there' | 'changed' | 'moved', place: string }} Answer
 */

/**
 * A section and what a finger taps in it.
 *
 * @typedef {object} Section
 * @property {string} path
 * @property {string} place what is brought into sight
 * @property {(page: Page) => import('@playwright/test').Locator} control
 * @property {Answer} answer
 * @property {readonly Competitor[]} stacks those that do something with it
 */

/** @type {Record<string, Section>} */
export const sections = {
  menu: {
    path: '/home/impressum/',
    place: '.navigation-opener',
    control: (page) => page.locator('.navigation-opener'),
    answer: { is: 'there', place: 'html.navigation-open' },
    stacks: ['modern', 'auftritt'],
  },
  slider: {
    path: '/home/',
    place: '.image-slider',
    control: (page) =>
      page.locator('.image-slider-section').getByRole('button', { name: /^(Nächst|Next)/ }),
    answer: { is: 'moved', place: '.image-slider-section' },
    stacks: ['legacy', 'modern', 'auftritt'],
  },
  coverflow: {
    path: '/home/kollektion/',
    place: '.coverflow',
    control: (page) =>
      page
        .locator('.collection')
        .getByRole('button', { name: /^(Nächst|Next)/ })
        .first(),
    answer: { is: 'moved', place: '.coverflow li:nth-child(4) img' },
    stacks: ['modern', 'auftritt'],
  },
  lightbox: {
    path: '/home/raeume/',
    place: 'a[data-fancybox]',
    control: (page) => page.locator('a[data-fancybox]').first(),
    answer: {
      is: 'there',
      place: '.fancybox-container, .pswp--open, .fancybox__container',
    },
    stacks: ['legacy', 'modern', 'auftritt'],
  },
  'category gallery': {
    path: '/home/produkte/pendelleuchten/',
    place: '.product_reference:not(.active) a',
    control: (page) => page.locator('.product_reference:not(.active) a').first(),
    answer: { is: 'changed', place: '.reference_content' },
    stacks: ['modern', 'auftritt'],
  },
  form: {
    path: '/home/kontakt/',
    place: '.inquiry-form button[type="submit"]',
    control: (page) => page.getByRole('button', { name: 'Anfrage senden' }),
    answer: { is: 'there', place: '.inquiry-form .has-error' },
    stacks: ['modern', 'auftritt'],
  },
  'reference slider': {
    path: '/home/referenzen/',
    place: '.reference-slider',
    control: (page) =>
      page
        .locator('.reference-slider.auftritt-slider, .slider:has(.reference-slider)')
        .getByRole('button', { name: /^(Nächst|Next)/ }),
    // It fades, so that nothing moves.
    answer: { is: 'changed', place: '.reference-slider__counter, .slider__counter' },
    stacks: ['modern', 'auftritt'],
  },
  'inspiration gallery': {
    path: '/home/inspiration/abend/',
    place: 'a.product_reference:not(.active)',
    control: (page) => page.locator('a.product_reference:not(.active)').first(),
    answer: { is: 'changed', place: '.gallery-inner' },
    stacks: ['modern', 'auftritt'],
  },
  reference: {
    path: '/home/referenzen/',
    place: '.reference__toggle',
    control: (page) => page.locator('.reference__toggle').first(),
    answer: { is: 'there', place: '.reference.is-open' },
    stacks: ['modern', 'auftritt'],
  },
};

/**
 * Watches for the answer to the next press.
 *
 * @param {Answer} answer
 */
function watch({ is, place }) {
  const textOf = () => document.querySelector(place)?.textContent;
  const middleOf = (/** @type {Element | null} */ element) => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = middleOf(document.querySelector(place));
  const inTheMiddle = document.elementFromPoint(x, y);
  const before = { text: textOf(), x: middleOf(inTheMiddle).x };
  const isAnswered = {
    there: () => document.querySelector(place) !== null,
    changed: () => textOf() !== before.text,
    moved: () => !inTheMiddle?.isConnected || Math.abs(middleOf(inTheMiddle).x - before.x) > 4,
  }[is];
  const answered = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = () => {
          if (isAnswered()) requestAnimationFrame((now) => resolve(now - timeStamp));
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  Object.assign(window, { answered });
}

/**
 * Watches a page's requests.
 *
 * @param {Page} page
 * @returns a function that waits until none has been under way for 1500 ms: what the scrolling brings near, and the code
 * that is fetched ahead a second after it, would be timed with the tap
 */
function watchRequests(page) {
  const underWay = new Set();
  let last = Date.now();
  page.on('request', (request) => underWay.add(request));
  const end = (/** @type {import('@playwright/test').Request} */ request) => {
    underWay.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    do await new Promise((resolve) => setTimeout(resolve, 100));
    while (underWay.size > 0 || Date.now() - last < 1500);
  };
}

/**
 * A first use, from a cold cache.
 *
 * @typedef {object} FirstUse
 * @property {number} answered from the finger's first contact to the frame that shows the answer, ms
 * @property {number} bytes scripts and styles that the page has loaded by then, with what was fetched ahead
 */

/**
 * Uses a section for the first time on a phone: 390 px, a processor four times slower. The page rests before.
 *
 * @param {import('@playwright/test').Browser} browser @param {string} origin
 * @param {Section} section @param {Competitor} competitor
 * @returns {Promise<FirstUse>}
 */
export const firstUse = (browser, origin, { path, place, control, answer }, competitor) =>
  inFreshPage(
    browser,
    { origin, answered: true, width: 390, height: 844, hasTouch: true },
    async (page) => {
      page.setDefaultTimeout(30_000);
      const weight = await watchLoads(page);
      const rested = watchRequests(page);
      const { session, slow } = await asPhone(page);
      await openAndRest(page, `${origin}${path}?competitor=${competitor}`);
      await page.locator(place).first().scrollIntoViewIfNeeded();
      const target = control(page);
      await target.waitFor();
      await target.scrollIntoViewIfNeeded();
      await rested();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${path}: nothing to tap`);
      await page.evaluate(watch, answer);
      await slow();
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await new Promise((resolve) => setTimeout(resolve, 80));
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const answered = await page.evaluate(async () => {
        const never = new Promise((_resolve, reject) =>
          setTimeout(() => reject(new Error('no answer within 15 s')), 15_000),
        );
        const time = Number(await Promise.race([Reflect.get(window, 'answered'), never]));
        // What the tap has asked for arrives, and is weighed too.
        await new Promise((resolve) => setTimeout(resolve, 300));
        return time;
      });
      const { script, styles, ahead } = await weight();
      return { answered, bytes: script + styles + ahead };
    },
  );
