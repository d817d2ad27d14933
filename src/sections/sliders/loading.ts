import type { Definition, Library } from '../../lifecycle/definition.js';
import type { Page } from '../../page/page.js';
import { engineOnJquery, usesJquery } from '../jquery.js';
import { whenSeen } from '../when-seen.js';
import type { StartEngine } from './engine.js';
import type { SliderKind } from './settings.js';
import { mayHaveOptions, presetOf } from './written-options.js';

/** slick where the page has jQuery or the tag asks for it, else Embla: one engine, from start to end. */
const engineOf = async (page: Page): Promise<StartEngine> =>
  (await engineOnJquery(page, () => import('./slick/slick.js'))) ??
  (await import('./embla/embla.js')).default;

/** The classes of a slider that its library has started. */
export const startedClasses = (element: Element, page: Page): readonly string[] => [
  'slick-initialized',
  'slick-slider',
  ...(presetOf(element, page)?.slider?.started ?? []),
];

/** What the definitions of all sliders have in common. */
export const sliderDefinition = <
  Kind extends SliderKind,
  const Hooks extends Readonly<Record<string, string>>,
>(
  kind: Kind,
  hooks: Hooks,
  needed: (element: HTMLElement, page: Page) => boolean = () => true,
): Definition<Kind, Hooks> => ({
  name: kind,
  hooks,
  needed,
  requirements: { slides: true },
  when: (element, page) => whenSeen(kind, element, page, startedClasses(element, page)),
  shows: {
    // Gives a row whose markup has options the sizes of the slider that it will become, until that starts.
    near: (element, page) => (mayHaveOptions(element, page) ? import('./sliders.js') : undefined),
  },
  async load(page) {
    const [{ sliderOn }, startEngine] = await Promise.all([import('./sliders.js'), engineOf(page)]);
    return { default: sliderOn(kind, startEngine, usesJquery(page)) };
  },
});

/** The library of all sliders. */
export const libraries: readonly Library[] = [
  { name: 'slick', package: 'slick-carousel', onRequest: ['slick', 'jquery'] },
];
