import type { Definition, Library, Part } from '../../lifecycle/definition.js';
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
  const [code, $] = await Promise.all([import('./flipster/flipster.js'), jquery(page)]);
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
  async load(page) {
    const [{ default: coverflowOn }, engine] = await Promise.all([
      import('./coverflow.js'),
      flipster(page),
    ]);
    return { default: coverflowOn(engine) };
  },
};

export default definition;

export const libraries: readonly Library[] = [
  { name: 'flipster', package: 'jquery.flipster', onRequest: ['flipster', 'jquery'] },
];
