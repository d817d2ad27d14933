// Written by "npm run tables" from the definitions.
import type { Opening } from '../lifecycle/opening.js';
import type { Row } from '../lifecycle/row.js';
import categoryGalleryOpening from '../micro-roots/category-gallery/opening.js';
import type { BehaviourName } from '../names.js';
import anchorsOpening from '../sections/anchors/opening.js';
import consentOpening from '../services/consent/opening.js';
import mapOpening from '../services/map/opening.js';

/** What the doorman knows of each behaviour, in the order in which they start. */
export const rows: readonly Row[] = [
  {
    name: 'navigation',
    roots: '.main-navigation',
    when: ['(width < 1050px)', 'marked', ['(hover: hover)', 'press', 'idle']],
    press: '.navigation-opener',
    finger: '.main-navigation li > :is(:is(a, button, span):has(+ ul))',
    marks: '.navigation-opener|.site-header',
    around: true,
    closes: true,
    near: () => import('../sections/navigation/first-press.js'),
    load: () => import('../sections/navigation/navigation.js'),
  },
  {
    name: 'intro',
    roots: 'body.intro-mode',
    when: 'now',
    load: () => import('../sections/intro/intro.js'),
  },
  {
    name: 'telephone',
    roots: 'a[href^="tel:"]',
    when: 'press',
    press: 'a[href^="tel:"]',
    load: () => import('../sections/telephone/telephone.js'),
  },
  {
    name: 'to-top',
    roots: '.to-top',
    when: 'press',
    press: '.to-top',
    load: () => import('../sections/to-top/to-top.js'),
  },
  {
    name: 'anchors',
    roots: 'a[href*="#"]',
    when: 'press',
    press: 'a[href*="#"]:not([role])',
    links: true,
    load: () => import('../sections/anchors/anchors.js'),
  },
  {
    name: 'gallery-elements',
    roots: '.gallery-element[data-parent]',
    when: 'now',
    press: '.gallery-navigation a',
    around: true,
    load: () => import('../sections/gallery-elements/gallery-elements.js'),
  },
  {
    name: 'references',
    roots: '.references',
    when: 'near',
    press: '.reference__toggle, .references__more',
    media: '(width < 992px), (hover: none)',
    closes: true,
    load: () => import('../sections/references/references.js'),
  },
  {
    name: 'downloads',
    roots: '.downloads',
    when: 'near',
    press: '.downloads__toggle',
    media: '(width < 768px)',
    load: () => import('../sections/downloads/downloads.js'),
  },
  {
    name: 'collapse',
    roots: '[data-collapse]',
    when: 'near',
    press: '[data-collapse]',
    load: () => import('../sections/collapse/collapse.js'),
  },
  {
    name: 'tabs',
    roots:
      ':is([data-tabs], [data-tabs] a, [data-tab]):not([data-tabs] :is([data-tabs] a, [data-tab]))',
    when: 'near',
    press: '[data-tabs] a, [data-tab]',
    load: () => import('../sections/tabs/tabs.js'),
  },
  {
    name: 'dropdown',
    roots: '[data-dropdown]',
    when: 'near',
    press: '[data-dropdown]',
    load: () => import('../sections/dropdown/dropdown.js'),
  },
  {
    name: 'logo-slider',
    roots: '.logo-slider',
    when: 'seen',
    started: 'slick-initialized slick-slider',
    load: () => import('../sections/sliders/sliders.js'),
  },
  {
    name: 'image-slider',
    roots: '.image-slider',
    when: 'seen',
    started: 'slick-initialized slick-slider',
    load: () => import('../sections/sliders/sliders.js'),
  },
  {
    name: 'gallery-slider',
    roots: '.gallery-inner .gallery-slider',
    when: 'seen',
    started: 'slick-initialized slick-slider',
    load: () => import('../sections/sliders/sliders.js'),
  },
  {
    name: 'reference-slider',
    roots: '.reference-slider',
    when: 'seen',
    started: 'slick-initialized slick-slider',
    load: () => import('../sections/sliders/sliders.js'),
  },
  {
    name: 'slider',
    roots:
      '[data-slider]:not(.logo-slider, .image-slider, .gallery-inner .gallery-slider, .reference-slider)',
    when: 'seen',
    started: 'slick-initialized slick-slider',
    load: () => import('../sections/sliders/sliders.js'),
  },
  {
    name: 'coverflow',
    roots: '.coverflow',
    when: 'seen',
    press: '.coverflow li',
    lastWins: true,
    started: 'flipster flipster--active',
    load: () => import('../sections/coverflow/coverflow.js'),
  },
  {
    name: 'lightbox',
    roots: '[data-fancybox], [data-fancybox-trigger], [data-fancybox-delegate]',
    when: ['(hover: none)', 'ahead', 'press'],
    press: '[data-fancybox], [data-fancybox-trigger], [data-fancybox-delegate]',
    ownsControls: true,
    load: () => import('../sections/lightbox/lightbox.js'),
  },
  {
    name: 'category-gallery',
    roots: '.category-gallery',
    when: 'near',
    press: '.product_reference[data-uid], .back-to-category',
    around: true,
    lastWins: true,
    ownsControls: true,
    load: () => import('../micro-roots/category-gallery/gallery.js'),
  },
  {
    name: 'inspiration-gallery',
    roots: '.inspiration-gallery',
    when: 'near',
    press: '.product_reference[data-uid], .back-to-category',
    around: true,
    lastWins: true,
    ownsControls: true,
    load: () => import('../micro-roots/category-gallery/gallery.js'),
  },
  {
    name: 'form',
    roots: 'form.inquiry-form:is(:has(.has-error, [aria-invalid="true"]))',
    when: 'near',
    submits: true,
    near: () => import('../micro-roots/form/help.js'),
    load: () => import('../micro-roots/form/form.js'),
  },
  {
    name: 'form',
    roots: 'form.inquiry-form',
    when: ['(hover: none)', 'ahead', 'marked'],
    marks: '.form-group|.help-block',
    submits: true,
    near: () => import('../micro-roots/form/help.js'),
    load: () => import('../micro-roots/form/form.js'),
  },
  {
    name: 'map',
    roots:
      '.map[data-lat][data-lng], .map[data-lat]:not([data-lng]), .map[data-lng]:not([data-lat])',
    when: 'near',
    load: () => import('../services/map/map.js'),
  },
  {
    name: 'consent',
    roots: '.cookie-settings:is(a[href], button)',
    when: 'press',
    press: '.cookie-settings',
    load: () => import('../services/consent/consent.js'),
  },
  {
    name: 'consent',
    roots:
      '.cookie-settings:not(a[href], button), :is([data-name=cms],[data-name=analytics]):is([data-srcset],[data-imagesrcset],[data-poster],[data-href],[data-src],[data-srcdoc],[data-ping],[data-background],[data-css]),script[type="text/plain"][data-name],iframe[data-src][data-name]',
    when: 'idle',
    press: '.cookie-settings',
    load: () => import('../services/consent/consent.js'),
  },
  {
    name: 'analytics',
    roots: '.analytics-opt-out',
    when: 'near',
    press: '.analytics-opt-out',
    load: () => import('../services/analytics/analytics.js'),
  },
];

/** What runs once on each page. */
export const openings: readonly (readonly [BehaviourName, Opening])[] = [
  ['anchors', anchorsOpening],
  ['category-gallery', categoryGalleryOpening],
  ['map', mapOpening],
  ['consent', consentOpening],
];
