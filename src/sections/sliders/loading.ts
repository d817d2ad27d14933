import type { BehaviourModule } from '../../lifecycle/behaviour.js';
import type { Strategy } from '../../lifecycle/loading.js';
import type { ShowModule } from '../../lifecycle/shown-before.js';
import { saveAttributes } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { jquery, usesJquery } from '../jquery.js';
import type { StartEngine } from './engine.js';
import type { SliderKind } from './settings.js';
import { mayHaveOptions, startedClassesOf } from './written-options.js';

/** slick where the page has jQuery or the tag asks for it, else Embla: one engine, from start to end. */
async function engineOf(page: Page): Promise<StartEngine> {
  if (!usesJquery(page)) return (await import('./embla/embla.js')).default;
  const [{ slickOn }, $] = await Promise.all([import('./slick/slick.js'), jquery(page)]);
  return slickOn($);
}

/** Whether the page's styles hide a slider, and whether they show it once a library has started it. */
export function hiding(element: HTMLElement, page: Page): 'until started' | 'always' | undefined {
  if (getComputedStyle(element).display !== 'none') return undefined;
  const restore = saveAttributes(element, 'class');
  element.classList.add(...startedClassesOf(element, page));
  const isShown = getComputedStyle(element).display !== 'none';
  restore();
  return isShown ? 'until started' : 'always';
}

/** A slider starts when it comes near the window; one that is hidden until then, at once. */
function whenOf(element: HTMLElement, page: Page, kind: SliderKind): Strategy {
  const hidden = hiding(element, page);
  if (hidden === 'always') {
    import('./hidden-by.js')
      .then(({ hiddenBy }) => {
        const problem = hiddenBy(element);
        if (problem) page.report(kind, element, problem);
      })
      .catch(reportError);
  }
  return hidden === 'until started' ? 'idle' : 'visible';
}

/** Gives a row whose markup has options the sizes of the slider that it will become, until that starts. */
function sizes(
  element: HTMLElement,
  page: Page,
  kind: SliderKind,
): Promise<ShowModule> | undefined {
  if (!mayHaveOptions(element, page)) return undefined;
  return import('./sliders.js').then(({ sizeRowOf }) => ({
    default: (row, page) => sizeRowOf(row, page, kind),
  }));
}

/** What the definitions of all sliders have in common. */
export const sliderLoading = (kind: SliderKind) =>
  ({
    requirements: { slides: true },
    when: (element: HTMLElement, page: Page) => whenOf(element, page, kind),
    shows: { near: (element: HTMLElement, page: Page) => sizes(element, page, kind) },
    async load(page: Page): Promise<BehaviourModule> {
      const [{ sliderOn }, startEngine] = await Promise.all([
        import('./sliders.js'),
        engineOf(page),
      ]);
      return { default: sliderOn(kind, startEngine, usesJquery(page)) };
    },
  }) as const;
