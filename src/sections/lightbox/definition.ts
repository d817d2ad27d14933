import { withLibrary } from '../../lifecycle/behaviour.js';
import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';

const hooks = {
  lightboxItem: 'a[data-fancybox]',
  lightboxGroup: '[data-lightbox-group]',
} as const;

const definition: Definition<'lightbox', typeof hooks> = {
  name: 'lightbox',
  hooks,
  // A mouse comes before it presses. A finger does not.
  when: () => (matchMedia('(hover: none)').matches ? 'ahead' : 'touch'),
  keeps: { clicks: ['lightboxItem'] },
  load: ({ configuration }) =>
    withLibrary(
      import('./lightbox.js'),
      configuration.lightbox === 'photoswipe'
        ? import('./photoswipe-viewer.js')
        : import('./fancybox.js'),
    ),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '`data-caption`', de: '`data-caption`' },
  accessibility: {
    keyboard: 'the arrow keys change the image; Escape closes; the focus returns to the link',
    sets: '`aria-haspopup`, a dialog with a name',
    yours: '`alt` of the image in the link',
  },
  hooks: {
    lightboxItem: 'A link whose target opens in the lightbox; starts `lightbox`.',
    lightboxGroup: 'A container: the links in it that name no group are one group.',
  },
  attributes: {
    'data-fancybox': {
      on: 'a link of the lightbox',
      description: 'The name of the group; leave it empty for a single image.',
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
