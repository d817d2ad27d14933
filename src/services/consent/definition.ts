import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import { waits } from './fetching.js';
import { askAhead, whenKnown } from './loading.js';

const hooks = {
  cookieSettings: '.cookie-settings',
  consentContent: `:is([data-name=cms],[data-name=analytics]):is(${waits}),script[type="text/plain"][data-name],iframe[data-src][data-name]`,
} as const;

export default {
  name: 'consent',
  hooks,
  roots: ['cookieSettings', 'page', 'consentContent'],
  // Waiting content requests the notice itself.
  needed: (element, { configuration, selectors }) =>
    !element.matches(selectors.page) ||
    configuration.analyticsId !== undefined ||
    configuration.consent === 'always' ||
    configuration.purposes !== undefined,
  when(element, page) {
    const { selectors } = page;
    if (element.matches(selectors.page)) return whenKnown('whenToAsk', page);
    // A link or button can wait for its code until it is touched. The code makes other elements a
    // button, so it loads earlier for them.
    return element.matches('a[href], button') && element.matches(selectors.cookieSettings)
      ? 'touch'
      : 'idle';
  },
  keeps: { clicks: ['cookieSettings'] },
  load: () => import('./consent.js'),
  opening: { ahead: askAhead },
} satisfies Definition<'consent', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '', de: '' },
  accessibility: {
    keyboard: 'Tab stays in the open dialog; Escape closes it',
    sets: 'a dialog with a name',
    yours: 'a `button` that reopens the settings',
  },
  hooks: {
    cookieSettings: 'A link or button that opens the cookie settings; starts `consent`.',
    consentContent: 'Content that waits for consent.',
  },
  attributes: {
    'data-type': {
      on: 'a script that waits for consent',
      description: 'The type of the script after consent.',
    },
    'data-src': {
      on: 'content that waits for consent',
      description: 'The address that waits for consent.',
    },
    'data-href': {
      on: 'content that waits for consent',
      description: 'The link that waits for consent.',
    },
    'data-name': {
      on: 'content that waits for consent',
      description:
        'Which consent it waits for: `cms` or `analytics`, or a purpose of the page’s JSON.',
    },
    'data-srcset': {
      on: 'content that waits for consent',
      description: 'The addresses of a picture in several sizes that wait for consent.',
    },
    'data-imagesrcset': {
      on: 'content that waits for consent',
      description: 'The addresses of a picture that a `link` is to load in advance.',
    },
    'data-ping': {
      on: 'a link that waits for consent',
      description: 'The addresses that are told of a press on the link, after consent.',
    },
    'data-poster': {
      on: 'content that waits for consent',
      description: 'The picture of a film that waits for consent.',
    },
    'data-srcdoc': {
      on: 'content that waits for consent',
      description: 'The HTML of a frame that waits for consent.',
    },
    'data-css': {
      on: 'a `style` that waits for consent',
      description: 'The stylesheet that waits for consent.',
    },
    'data-background': {
      on: 'content that waits for consent',
      description: 'The address of a CSS background that waits for consent.',
    },
  },
  added: {
    'consent-placeholder': 'the placeholder of content that waits for consent',
    'consent-placeholder--sized': 'a placeholder that has the size of its content',
    'consent-placeholder__buttons': 'the buttons of a placeholder for a purpose',
    'consent-placeholder__one': 'the button that loads this content alone',
    'consent-placeholder__all': 'the button that allows the purpose',
  },
  properties: {
    '--auftritt-consent-paper': 'consent: the background',
    '--auftritt-consent-ink': 'consent: the text',
    '--auftritt-consent-soft': 'consent: the less important text',
    '--auftritt-consent-rule': 'consent: lines',
    '--auftritt-consent-edge': 'consent: the edges of controls',
    '--auftritt-consent-accent': 'consent: a switch that is on; `--auftritt-accent`',
    '--auftritt-consent-on-accent':
      'consent: the knob of a switch that is on; `--auftritt-on-accent`',
    '--auftritt-consent-size': 'consent: the size of the text; `0.9375em`',
    '--auftritt-consent-level': 'consent: `z-index` of the notice; `1000`',
  },
  library: { name: 'klaro', package: 'klaro' },
  over: ['.klaro'],
};
