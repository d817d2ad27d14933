import type { Definition, Library } from '../../lifecycle/definition.js';
import type { Strategy } from '../../lifecycle/loading.js';
import { saveAttributes } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { engineOnJquery, usesJquery } from '../jquery.js';
import type { StartEngine } from './engine.js';
import type { SliderKind } from './settings.js';
import { mayHaveOptions, presetOf } from './written-options.js';

/** slick where the page has jQuery or the tag asks for it, else Embla: one engine, from start to end. */
const engineOf = async (page: Page): Promise<StartEngine> =>
  (await engineOnJquery(page, () => import('./slick/slick.js'))) ??
  (await import('./embla/embla.js')).default;

/** Whether the page's styles hide a slider, and whether they show it once a library has started it. */
export function hiding(element: HTMLElement, page: Page): 'until started' | 'always' | undefined {
  if (getComputedStyle(element).display !== 'none') return undefined;
  const restore = saveAttributes(element, 'class');
  const old = presetOf(element, page)?.slider;
  element.classList.add('slick-initialized', 'slick-slider', ...(old?.started ?? []));
  const isShown = getComputedStyle(element).display !== 'none';
  restore();
  return isShown ? 'until started' : 'always';
}

/** A slider starts when it comes near the window; one that is hidden until then, at once. */
function whenOf(element: HTMLElement, page: Page, kind: SliderKind): Strategy {
  const hidden = hiding(element, page);
  if (hidden === 'always') {
    import('./hidden-by.js')
      .then(({ reportHiding }) => reportHiding(kind, element, page))
      .catch(reportError);
  }
  return hidden === 'until started' ? 'idle' : 'visible';
}

/** What the definitions of all sliders have in common. */
export const sliderDefinition = <
  Kind extends SliderKind,
  const Hooks extends Readonly<Record<string, string>>,
>(
  kind: Kind,
  hooks: Hooks,
): Definition<Kind, Hooks> => ({
  name: kind,
  hooks,
  requirements: { slides: true },
  when: (element, page) => whenOf(element, page, kind),
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
