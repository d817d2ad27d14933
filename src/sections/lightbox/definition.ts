import { withLibrary } from '../../lifecycle/behaviour.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  lightboxItem: '[data-fancybox]',
  lightboxTrigger: '[data-fancybox-trigger], [data-fancybox-delegate]',
  lightboxGroup: '[data-lightbox-group]',
} as const;

export default {
  name: 'lightbox',
  hooks,
  roots: ['lightboxItem', 'lightboxTrigger'],
  // A mouse comes before it presses. A finger does not.
  when: () => (matchMedia('(hover: none)').matches ? 'ahead' : 'touch'),
  keeps: { clicks: ['lightboxItem', 'lightboxTrigger'], ownsControls: true },
  load: ({ configuration }) =>
    withLibrary(
      import('./lightbox.js'),
      configuration.lightbox === 'photoswipe'
        ? import('./photoswipe-viewer.js')
        : import('./fancybox.js'),
    ),
} satisfies Definition<'lightbox', typeof hooks>;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '`data-caption`', de: '`data-caption`' },
  accessibility: {
    keyboard: 'the arrow keys change the image; Escape closes; the focus returns to the opener',
    sets: '`aria-haspopup`, the role of a button on openers that are no controls, a dialog with a name',
    yours: '`alt` of the image in the link',
  },
  hooks: {
    lightboxItem:
      'A link, or a button, an image or another element with `data-src`, whose target opens in the lightbox; starts `lightbox`.',
    lightboxTrigger:
      'An element that opens the group which it names, without being an item itself; starts `lightbox`.',
    lightboxGroup: 'A container: the links in it that name no group are one group.',
  },
  attributes: {
    'data-fancybox': {
      on: 'a link of the lightbox',
      description: 'The name of the group; leave it empty for a single image.',
    },
    'data-fancybox-trigger': {
      on: 'any element',
      description: 'Opens the group of this name.',
    },
    'data-fancybox-delegate': {
      on: 'any element',
      description: 'The same, as Fancybox 6 names it.',
    },
    'data-fancybox-index': {
      on: 'an element with `data-fancybox-trigger`',
      description: 'The item that it opens, counted from 0.',
    },
    'data-lightbox-group': {
      on: 'a container',
      description: 'The links in it that name no group are one group.',
    },
    'data-caption': { on: 'a link of the lightbox', description: 'The caption, as text.' },
    'data-type': {
      on: 'a link of the lightbox',
      description: 'The type of the target: `image`, `iframe`, `inline`, …',
    },
    'data-src': {
      on: 'a link of the lightbox',
      description: 'The address of the content, instead of `href`.',
    },
  },
  added: {
    lightbox__counter: 'the counter of the lightbox',
    lightbox__previous: 'the button to the previous image',
    lightbox__next: 'the button to the next image',
    lightbox__close: 'the button that closes the lightbox',
    lightbox__dialog: 'the dialog around PhotoSwipe',
    lightbox__caption: 'the caption under an item, with PhotoSwipe',
    lightbox__content: 'what is around content that is no image, with PhotoSwipe',
    lightbox__film: 'the frame of a film, with PhotoSwipe',
    lightbox__frame: 'the frame of a page or a map, with PhotoSwipe',
    lightbox__video: 'a film of the site, with PhotoSwipe',
    lightbox__inline: 'what is around an element of the page, with PhotoSwipe',
    lightbox__error: 'the text in place of content that does not load, with PhotoSwipe',
    lightbox__held: 'what the lightbox shows where content waits for consent',
    lightbox__load: 'the button in it that loads this content alone',
  },
  library: { name: 'fancybox', package: '@fancyapps/ui' },
  choice: {
    setting: 'lightbox',
    values: {
      fancybox: { name: 'fancybox', package: '@fancyapps/ui', file: 'fancybox' },
      photoswipe: { name: 'PhotoSwipe', package: 'photoswipe', file: 'photoswipe-viewer' },
    },
  },
};
