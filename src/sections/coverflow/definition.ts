import type { Definition, Library, Part } from '../../lifecycle/definition.js';
import { engineOnJquery } from '../jquery.js';
import { whenSeen } from '../when-seen.js';

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

/** What a press in a coverflow may be for, beside a card. */
const others =
  'a, button, input, select, textarea, label, summary, audio, video, .coverflow-detail';

/** The classes of a coverflow that flipster has started. */
export const startedClasses = ['flipster', 'flipster--active'] as const;

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
  when: (element, page) => whenSeen('coverflow', element, page, startedClasses),
  // The card that a visitor presses before is the current one then; what a card holds acts by itself.
  keeps: {
    clicks: [(target) => (target.closest(others) ? null : target.closest('li')) ?? undefined],
    lastWins: true,
  },
  async load(page) {
    const [{ default: coverflowOn }, engine] = await Promise.all([
      import('./coverflow.js'),
      engineOnJquery(page, () => import('./flipster/flipster.js')),
    ]);
    return { default: coverflowOn(engine) };
  },
};

export default definition;

export const libraries: readonly Library[] = [
  { name: 'flipster', package: 'jquery.flipster', onRequest: ['flipster', 'jquery'] },
];
