import type { BehaviourWithOptions, Teardown } from '../../lifecycle/behaviour.js';
import { withOptions } from '../../lifecycle/behaviour.js';
import { holdClasses } from '../../page/changes.js';
import { isNumber } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { pagingLabel, referenceCounter } from './counter.js';
import type { Engine, StartEngine } from './engine.js';
import { lostOnEmbla, optionsOfSlider } from './options.js';
import { hasOptions, sizeRow } from './row.js';
import { type SliderKind, settingsOfKind } from './settings.js';
import { markAsAddition } from './slides.js';
import { type SliderAdditions, startSlider } from './start.js';
import { writtenOptionsOf } from './written-options.js';
import './sliders.css';

// A row is sized before its slider starts; see loading.ts.
export { sizeRowOf } from './row.js';

/** Set while all logos fit and none moves. look.css then shows them in rows. */
const stillClass = 'logo-slider--still';

/** What a kind of slider adds, and how it is taken away. */
type Kind = (element: HTMLElement, page: Page) => SliderAdditions & { readonly end?: () => void };

/** From eight slides on an image slider also has the label "n / total" (specification 9.3). */
const paged: Kind = (element, page) => {
  const label = pagingLabel(element, page);
  markAsAddition(label.element);
  return {
    changed(slider) {
      label.show(slider);
      if (!label.appears(slider.count)) label.element.remove();
      else if (!label.element.isConnected) element.append(label.element);
    },
    end: () => label.element.remove(),
  };
};

const kinds: Readonly<Record<SliderKind, Kind>> = {
  'image-slider': paged,
  'gallery-slider': paged,
  'reference-slider'(element, page) {
    const counter = referenceCounter(element, page);
    return { last: counter.element, changed: counter.show };
  },
  'logo-slider'(element) {
    const classes = holdClasses(element);
    return {
      changed: ({ moves }: Engine) => classes.set({ [stillClass]: !moves }),
      end: classes.restore,
    };
  },
  slider(element, page) {
    const { gap } = writtenOptionsOf(element, page);
    // A distance that is no number is reported with the options.
    return isNumber(gap) ? { gap } : {};
  },
};

/**
 * The behaviour of a kind of slider on an engine, with the specification's settings and those of the markup.
 *
 * @param isSlick whether the engine is slick; Embla lacks some of its options, which the console names
 */
export const sliderOn = (
  kind: SliderKind,
  startEngine: StartEngine,
  isSlick: boolean,
): BehaviourWithOptions =>
  withOptions(
    (element, page) => ({ ...settingsOfKind[kind], ...optionsOfSlider(kind, element, page) }),
    (element, page, _library, settings): Teardown => {
      const restore = hasOptions(element, page) ? sizeRow(element, kind, settings) : undefined;
      for (const lost of isSlick ? [] : lostOnEmbla(settings)) {
        console.warn(`auftritt: ${kind}: data-slider: ${lost}`, element);
      }
      const additions = kinds[kind](element, page);
      const end = startSlider(element, page, startEngine, settings, additions);
      return () => {
        end();
        additions.end?.();
        restore?.();
      };
    },
  );
