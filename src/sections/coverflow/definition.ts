import { withLibrary } from '../../lifecycle/behaviour.js';
import type { Definition, Part } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import type { Page } from '../../page/page.js';
import { jquery, usesJquery } from '../jquery.js';
import type { StartEngine } from './stage.js';

const hooks = {
  coverflow: '.coverflow',
  coverflowItem: 'ul > li',
  coverflowItemImage: 'img',
  coverflowItemTitle: '.flip-title',
  coverflowItemSubHeader: '.sub-header',
  coverflowItemText: '.text',
  coverflowItemLink: 'a.link',
  coverflowDetail: '.coverflow-detail',
  coverflowDetailImage: '.coverflow-detail__image',
  coverflowDetailTitle: '.coverflow-detail__title',
  coverflowDetailSubHeader: '.coverflow-detail__sub-header',
  coverflowDetailText: '.coverflow-detail__text',
  coverflowDetailMore: '.coverflow-detail__more',
} as const;

/** flipster, where widgets run on jQuery. It is loaded there only. */
async function flipster(page: Page): Promise<StartEngine | undefined> {
  if (!usesJquery(page)) return undefined;
  const [code, $] = await Promise.all([import('./flipster.js'), jquery(page)]);
  return code.default($);
}

const atMostOne: Part = { count: 'at most one' };

const definition: Definition<'coverflow', typeof hooks> = {
  name: 'coverflow',
  hooks,
  requirements: {
    parts: {
      coverflowItem: { count: 'some' },
      coverflowDetail: {
        count: 'one',
        where: 'near',
        parts: {
          coverflowDetailImage: atMostOne,
          coverflowDetailTitle: atMostOne,
          coverflowDetailSubHeader: atMostOne,
          coverflowDetailText: atMostOne,
          coverflowDetailMore: atMostOne,
        },
      },
    },
  },
  when: 'visible',
  // The card that a visitor presses before is the current one then; what a card holds acts by itself.
  keeps: {
    clicks: [
      (target) =>
        target.closest(
          'a, button, input, select, textarea, label, summary, audio, video, .coverflow-detail',
        )
          ? undefined
          : (target.closest<HTMLElement>('li') ?? undefined),
    ],
    lastWins: true,
  },
  load: (page) => withLibrary(import('./coverflow.js'), flipster(page)),
};

export default definition;

export const documentation: Documentation<typeof hooks> = {
  inside: {
    en: '`ul > li` with `.flip-title`, `.sub-header`, `.text`, `a.link`; `.coverflow-detail` near it',
    de: '`ul > li` mit `.flip-title`, `.sub-header`, `.text`, `a.link`; `.coverflow-detail` in der Nähe',
  },
  accessibility: {
    keyboard: 'the arrow keys change the item',
    sets: '`aria-current`, a name for the coverflow, a polite announcement of the headline',
    yours: 'headings that fit the page',
  },
  hooks: {
    coverflow: 'A coverflow; starts `coverflow`.',
    coverflowItem: 'An item of a coverflow.',
    coverflowItemImage: "An item's image; `data-detail-src` names the image of the detail area.",
    coverflowItemTitle: "An item's headline.",
    coverflowItemSubHeader: "An item's second headline.",
    coverflowItemText: "An item's text.",
    coverflowItemLink: "An item's link.",
    coverflowDetail: 'The area that shows the current item in full; in the coverflow or near it.',
    coverflowDetailImage: 'The image in the detail area.',
    coverflowDetailTitle: 'The headline in the detail area.',
    coverflowDetailSubHeader: 'The second headline in the detail area.',
    coverflowDetailText: 'The text in the detail area.',
    coverflowDetailMore: 'The link in the detail area.',
  },
  attributes: {
    'data-flip-category': { on: 'an item of a coverflow', description: 'Its category.' },
    'data-flip-title': {
      on: 'an item of a coverflow',
      description: 'Its headline, where it has no element for it.',
    },
    'data-detail-src': {
      on: "the image of a coverflow's item",
      description: 'The image of the detail area; without it the `src`.',
    },
    'data-detail-srcset': {
      on: 'an image with `data-detail-src`',
      description: 'The `srcset` of the image in the detail area.',
    },
    'data-detail-width': { on: 'an image with `data-detail-src`', description: 'Its `width`.' },
    'data-detail-height': { on: 'an image with `data-detail-src`', description: 'Its `height`.' },
  },
  added: { flipster__pause: 'the button that pauses a coverflow with `autoplay`' },
  library: { name: 'flipster', package: 'jquery.flipster' },
  withJquery: ['flipster', 'jquery'],
  over: ['.coverflow'],
};
