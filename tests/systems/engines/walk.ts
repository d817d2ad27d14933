import { until } from './engine.js';
import { choose, clickFor, has, isVisible, lacks, nextSlide, type Step, started } from './steps.js';

/** A page, and what is done on it, one after another. */
export interface Place {
  readonly address: Readonly<Record<'de' | 'en', string>>;
  readonly steps: readonly Step[];
}

const step = (behaviour: Step['behaviour'], does: string, run: Step['run']): Step => ({
  behaviour,
  does,
  run,
});

/** Nearly every behaviour, in an order in which none hides what another needs. */
const everySection: readonly Step[] = [
  step(
    'intro',
    'begins anew with a reload, ends with a key, and leaves scrolling to the browser',
    async (engine) => {
      await until(engine, 'the intro', () => history.scrollRestoration === 'manual');
      await engine.reload();
      await until(engine, 'the intro again', () => history.scrollRestoration === 'manual');
      await engine.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown')));
      await until(
        engine,
        'the end of the intro',
        () => !document.querySelector('.start-screen')?.checkVisibility(),
      );
      await until(engine, 'scrolling as before', () => history.scrollRestoration === 'auto');
    },
  ),
  step('consent', 'takes an answer', async (engine) => {
    await until(engine, 'the notice', has, '.cookie-notice');
    await clickFor('.cookie-notice .cm-btn-success', '.cookie-notice:not([hidden])', (selector) => {
      const notice = document.querySelector(selector);
      return !notice?.checkVisibility();
    })(engine);
  }),
  step('navigation', 'opens and closes the menu', async (engine) => {
    await clickFor('.navigation-opener', 'html.navigation-open')(engine);
    await clickFor('.navigation-opener', 'html.navigation-open', lacks)(engine);
  }),
  step('image-slider', 'goes on', nextSlide('image-slider', '.image-slider')),
  step('reference-slider', 'goes on', nextSlide('reference-slider', '.reference-slider')),
  step('gallery-slider', 'goes on', nextSlide('gallery-slider', '.gallery-inner .gallery-slider')),
  step('logo-slider', 'pauses', async (engine) => {
    await started(engine, 'logo-slider', '.logo-slider');
    const label = (): string => document.querySelector('.logo-slider__pause')?.textContent ?? '';
    const before = await engine.evaluate(label);
    await engine.click('.logo-slider__pause');
    await until(
      engine,
      'the other label',
      (text) => document.querySelector('.logo-slider__pause')?.textContent !== text,
      before,
    );
  }),
  step('coverflow', 'shows the next item, and marks its name', async (engine) => {
    await started(engine, 'coverflow', '.coverflow');
    const title = (): string =>
      document.querySelector('.coverflow-detail__title')?.textContent ?? '';
    const before = await engine.evaluate(title);
    await engine.click('.coverflow .flipster__button--next');
    await until(
      engine,
      'another headline',
      (text) => document.querySelector('.coverflow-detail__title')?.textContent !== text,
      before,
    );
    await until(
      engine,
      'a line below its name',
      (selector) => {
        const link = document.querySelector(selector);
        const { textDecorationLine = '', textDecorationColor = '' } = link
          ? getComputedStyle(link)
          : {};
        return textDecorationLine === 'underline' && textDecorationColor !== 'rgba(0, 0, 0, 0)';
      },
      '.coverflow .flipster__nav__link[aria-current]',
    );
  }),
  step('gallery-elements', 'switches, and leads back', async (engine) => {
    await clickFor('.gallery-navigation li:last-child a', '.back-to-overview')(engine);
    await clickFor('.back-to-overview', '.back-to-overview', lacks)(engine);
  }),
  step(
    'references',
    'shows the hidden columns',
    clickFor('.references__more', '.reference-column.is-hidden', lacks),
  ),
  step('downloads', 'runs on the lists', (engine) => started(engine, 'downloads', '.downloads')),
  step('lightbox', 'opens and closes', async (engine) => {
    await clickFor(
      'a[data-fancybox]:not(.slick-slider *)',
      'dialog[open] .lightbox__close',
      isVisible,
    )(engine);
    await clickFor('.lightbox__close', 'dialog[open] .lightbox__close', lacks)(engine);
  }),
  step('category-gallery', 'loads a category', (engine) => choose(engine, 'category-gallery')),
  step('form', 'refuses what is missing', async (engine) => {
    const form = 'form.inquiry-form';
    // It starts with the first touch.
    await engine.click(`${form} textarea`);
    await started(engine, 'form', form);
    await clickFor(`${form} button[type="submit"]`, '.form-summary', isVisible)(engine);
  }),
  step('map', 'draws it', async (engine) => {
    await started(engine, 'map', '.map');
    await until(engine, 'the map', has, '.map > .gm-style');
  }),
  step('telephone', 'gives the number to dial', (engine) =>
    until(engine, 'a number without spaces', () =>
      [...document.querySelectorAll('a[href^="tel:"]')].every(
        (link) => !/\s|\(0\)/.test(link.getAttribute('href') ?? ''),
      ),
    ),
  ),
  step('to-top', 'scrolls to the top', async (engine) => {
    await engine.click('.to-top');
    await until(engine, 'the top', () => scrollY === 0);
  }),
  step('anchors', 'scrolls to the target', async (engine) => {
    await engine.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
    await until(
      engine,
      'the target',
      () => location.hash === '#inhalt' || location.hash === '#content',
    );
  }),
  step(
    'consent',
    'opens the dialog again',
    clickFor('.site-footer .cookie-settings', 'dialog.cookie-modal[open]', isVisible),
  ),
];

/** Pages on which every behaviour is used; the first is the one with the intro and the notice. */
export const places: readonly Place[] = [
  {
    address: { de: '/home/baukasten/', en: '/en/home/every-section/' },
    steps: everySection,
  },
  {
    address: { de: '/home/inspiration/', en: '/en/home/inspiration/' },
    steps: [
      step('inspiration-gallery', 'loads a category', (engine) =>
        choose(engine, 'inspiration-gallery'),
      ),
    ],
  },
  {
    address: { de: '/home/datenschutz/', en: '/en/home/privacy/' },
    steps: [
      step(
        'analytics',
        'remembers the opt-out',
        clickFor(
          '.analytics-opt-out',
          '.analytics-opt-out-status',
          (selector) =>
            Boolean(document.querySelector(selector)?.textContent?.trim()) &&
            document.cookie.includes('ga-disable-'),
        ),
      ),
    ],
  },
];
