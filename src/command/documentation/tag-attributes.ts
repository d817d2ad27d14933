import { behaviours } from '../../behaviours.js';
import presets from '../../presets/presets.js';
import type { TagAttributes } from '../../public-interface.js';

/** The documentation of an attribute of the script's tag. */
export interface TagAttributeText {
  readonly description: string;
  /** What applies without the attribute, in words. */
  readonly otherwise: string;
  /** The possible values, if the attribute has a fixed set of them. */
  readonly values?: readonly string[];
}

/** Maps each attribute of the tag to its documentation. An attribute without one is a type error. */
export const tagAttributeTexts: Readonly<Record<keyof TagAttributes, TagAttributeText>> = {
  'data-plugin': {
    description: "Namespace of the gallery's requests.",
    otherwise: '`tx_gallery`',
  },
  'data-requests': {
    description:
      "How galleries load a category. `post`: by [requests](#requests) 1 to 3; `pages`: from the category's own page, as on [a host without a backend](backends/static.md).",
    otherwise: '`post`',
    values: ['post', 'pages'],
  },
  'data-request-errors': {
    description:
      'What happens when a request fails. `log`: the console has a line, and the overlay stays; `recover`: the overlay disappears, and the visitor gets a message, a retry button and a link to the page of the category.',
    otherwise: '`log`',
    values: ['log', 'recover'],
  },
  'data-analytics-id': {
    description: 'The analytics property.',
    otherwise: 'no analytics',
  },
  'data-analytics-src': {
    description: 'The address of the analytics script.',
    otherwise: "the service's own address",
  },
  'data-maps-key': {
    description: 'The key of the maps service.',
    otherwise: 'no map',
  },
  'data-maps-src': {
    description: 'The address of the maps script.',
    otherwise: "the service's own address",
  },
  'data-consent': {
    description:
      'When the consent notice is shown. `needed`: where analytics is configured, or content of other providers waits; `always`: on every page.',
    otherwise: '`needed`',
    values: ['needed', 'always'],
  },
  'data-consent-default': {
    description:
      'The position of the optional switch before an answer. In Germany a ticked box is no consent (BGH, I ZR 7/16): choose `off` there.',
    otherwise: '`on`',
    values: ['on', 'off'],
  },
  'data-privacy-url': {
    description:
      'The page of the privacy policy: one address, or pairs of language and address, such as `de /datenschutz/ en /en/privacy/`.',
    otherwise: 'that of the page\'s `link rel="privacy-policy"`, else no link',
  },
  'data-disable': {
    description: 'Names of behaviours that must not start, separated by spaces.',
    otherwise: 'none',
    values: behaviours.map(({ name }) => name),
  },
  'data-selectors': {
    description: 'Your own selectors: a JSON object, name of a hook → selector.',
    otherwise: 'none',
  },
  'data-preset': {
    description:
      'The [presets](#presets) for markup that was written for other scripts: their names, separated by spaces. `data-selectors` wins over a preset.',
    otherwise: 'none',
    values: presets.map(({ name }) => name),
  },
  'data-jquery': {
    description:
      "Which engines move sliders and coverflow. `page`: slick and flipster in the page's own jQuery, if it has one, so that plugins, events and data are shared; else the light engines. `own`: slick and flipster in the jQuery that comes with the script. `none`: the light engines in any case.",
    otherwise: '`page`',
    values: ['page', 'own', 'none'],
  },
  'data-lightbox': {
    description:
      'Which library shows what the lightbox opens. `fancybox`: Fancybox, for which the site buys a licence; `photoswipe`: PhotoSwipe, which is free (MIT).',
    otherwise: '`fancybox`',
    values: ['fancybox', 'photoswipe'],
  },
  'data-csp-nonce': {
    description: 'The nonce for tags that are inserted.',
    otherwise: "the tag's `nonce`",
  },
  'data-observe': {
    description:
      'Present: markup that is added is enhanced, and markup that is removed is released, by itself.',
    otherwise: 'your own calls of `enhance` and `release`',
  },
  'data-history': {
    description:
      'Present: the chosen category is in the address (`?id_category=`), Back and Forward change it, and [a link to it](configure.md#a-category-in-the-address) can be sent.',
    otherwise: 'the address stays as it is',
  },
};
