import type { Definition, Library } from '../../lifecycle/definition.js';
import type { Part } from '../../lifecycle/requirements.js';

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

const atMostOne: Part = { count: 'at most one' };

const definition: Definition<'coverflow', typeof hooks> = {
  name: 'coverflow',
  hooks,
  requirements: {
    parts: {
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
  entrances: [
    {
      when: 'seen',
      // The card that a visitor presses before is the current one then; what a card holds acts by itself.
      press: ':is({coverflow}) li',
    },
  ],
  lastWins: true,
  started: 'flipster flipster--active',
  code: './coverflow.js',
  also: ['flipster', 'jquery'],
};

export default definition;

export const libraries: readonly Library[] = [
  { name: 'flipster', package: 'jquery.flipster', onRequest: ['flipster', 'jquery'] },
];
