import { until } from './engine.js';
import { choose, clickFor, has, isVisible, lacks, nextSlide, type Step, started } from './steps.js';

/** A page, and what is done on it, one after another. */
export interface Place {
  readonly address: Readonly<Record<'de' | 'en', string>>;
  readonly steps: readonly Step[];
}

/** Nearly every behaviour, in an order in which none hides what another needs. */
const everySection: readonly Step[] = [
  {
    behaviour: 'intro',
    does: 'begins anew with a reload, ends with a key, and leaves scrolling to the browser',
    async run(engine) {
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
  },
  {
    behaviour: 'consent',
    does: 'takes an answer',
    async run(engine) {
      await until(engine, 'the notice', has, '.cookie-notice');
      await clickFor(
        '.cookie-notice .cm-btn-success',
        '.cookie-notice:not([hidden])',
        (selector) => {
          const notice = document.querySelector(selector);
          return !notice?.checkVisibility();
        },
      )(engine);
    },
  },
  {
    behaviour: 'navigation',
    does: 'opens and closes the menu',
    async run(engine) {
      await clickFor('.navigation-opener', 'html.navigation-open')(engine);
      await clickFor('.navigation-opener', 'html.navigation-open', lacks)(engine);
    },
  },
  {
    behaviour: 'image-slider',
    does: 'goes on',
    run: nextSlide('image-slider', '.image-slider'),
  },
  {
    behaviour: 'reference-slider',
    does: 'goes on',
    run: nextSlide('reference-slider', '.reference-slider'),
  },
  {
    behaviour: 'gallery-slider',
    does: 'goes on',
    run: nextSlide('gallery-slider', '.gallery-inner .gallery-slider'),
  },
  {
    behaviour: 'logo-slider',
    does: 'pauses',
    async run(engine) {
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
    },
  },
  {
    behaviour: 'coverflow',
    does: 'shows the next item, and marks its name',
    async run(engine) {
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
    },
  },
  {
    behaviour: 'gallery-elements',
    does: 'switches, and leads back',
    async run(engine) {
      await clickFor('.gallery-navigation li:last-child a', '.back-to-overview')(engine);
      await clickFor('.back-to-overview', '.back-to-overview', lacks)(engine);
    },
  },
  {
    behaviour: 'references',
    does: 'shows the hidden columns',
    run: clickFor('.references__more', '.reference-column.is-hidden', lacks),
  },
  {
    behaviour: 'downloads',
    does: 'runs on the lists',
    run: (engine) => started(engine, 'downloads', '.downloads'),
  },
  {
    behaviour: 'lightbox',
    does: 'opens and closes',
    async run(engine) {
      await clickFor(
        'a[data-fancybox]:not(.slick-slider *)',
        'dialog[open] .lightbox__close',
        isVisible,
      )(engine);
      await clickFor('.lightbox__close', 'dialog[open] .lightbox__close', lacks)(engine);
    },
  },
  {
    behaviour: 'category-gallery',
    does: 'loads a category',
    run: (engine) => choose(engine, 'category-gallery'),
  },
  {
    behaviour: 'form',
    does: 'refuses what is missing',
    async run(engine) {
      const form = 'form.inquiry-form';
      // It starts with the first touch.
      await engine.click(`${form} textarea`);
      await started(engine, 'form', form);
      await clickFor(`${form} button[type="submit"]`, '.form-summary', isVisible)(engine);
    },
  },
  {
    behaviour: 'map',
    does: 'draws it',
    async run(engine) {
      await started(engine, 'map', '.map');
      await until(engine, 'the map', has, '.map > .gm-style');
    },
  },
  {
    behaviour: 'telephone',
    does: 'gives the number to dial',
    run: (engine) =>
      until(engine, 'a number without spaces', () =>
        [...document.querySelectorAll('a[href^="tel:"]')].every(
          (link) => !/\s|\(0\)/.test(link.getAttribute('href') ?? ''),
        ),
      ),
  },
  {
    behaviour: 'to-top',
    does: 'scrolls to the top',
    async run(engine) {
      await engine.click('.to-top');
      await until(engine, 'the top', () => scrollY === 0);
    },
  },
  {
    behaviour: 'anchors',
    does: 'scrolls to the target',
    async run(engine) {
      await engine.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
      await until(
        engine,
        'the target',
        () => location.hash === '#inhalt' || location.hash === '#content',
      );
    },
  },
  {
    behaviour: 'consent',
    does: 'opens the dialog again',
    run: clickFor('.site-footer .cookie-settings', 'dialog.cookie-modal[open]', isVisible),
  },
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
      {
        behaviour: 'inspiration-gallery',
        does: 'loads a category',
        run: (engine) => choose(engine, 'inspiration-gallery'),
      },
    ],
  },
  {
    address: { de: '/home/datenschutz/', en: '/en/home/privacy/' },
    steps: [
      {
        behaviour: 'analytics',
        does: 'remembers the opt-out',
        run: clickFor(
          '.analytics-opt-out',
          '.analytics-opt-out-status',
          (selector) =>
            Boolean(document.querySelector(selector)?.textContent?.trim()) &&
            document.cookie.includes('ga-disable-'),
        ),
      },
    ],
  },
];
