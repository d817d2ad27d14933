import type { BehaviourModule } from '../../lifecycle/behaviour.js';
import { jquery, usesJquery } from '../../page/jquery.js';
import type { Page } from '../../page/page.js';
import type { StartEngine } from './engine.js';
import { sizeRowOf } from './row.js';
import type { SliderKind } from './settings.js';

/** slick where the page has jQuery or the tag asks for it, else Embla: one engine, from start to end. */
async function engineOf(page: Page): Promise<StartEngine> {
  if (!usesJquery(page)) return (await import('./embla.js')).default;
  const [{ slickOn }, $] = await Promise.all([import('./slick.js'), jquery(page)]);
  return slickOn($);
}

/** What the definitions of all sliders have in common. */
export const sliderLoading = (kind: SliderKind) =>
  ({
    requirements: { slides: true },
    when: 'visible',
    standIn: (element: HTMLElement, page: Page) => sizeRowOf(element, page, kind),
    async load(page: Page): Promise<BehaviourModule> {
      const [{ sliderOn }, startEngine] = await Promise.all([
        import('./sliders.js'),
        engineOf(page),
      ]);
      return { default: sliderOn(kind, startEngine) };
    },
  }) as const;
