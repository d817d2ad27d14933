import type { BehaviourWithOptions, Teardown } from '../../lifecycle/behaviour.js';
import { withOptions } from '../../lifecycle/behaviour.js';
import { holdClasses } from '../../page/changes.js';
import { isNumber } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { controlNames, unseenText } from './controls.js';
import type { StartEngine } from './engine.js';
import { lostOnEmbla, optionsOfSlider, readSliderOptions } from './options.js';
import { type SliderKind, settingsOfKind, sizeRow } from './settings.js';
import { markAsAddition } from './slides.js';
import { type Shown, type SliderAdditions, startSlider } from './start.js';
import { mayHaveOptions, writtenOptionsOf } from './written-options.js';
import './sliders.css';

/** Set while all logos fit and none moves. look.css then shows them in rows. */
const stillClass = 'logo-slider--still';

/** An image slider has its label only if there are more slides than this (specification 9.3). */
const slidesWithoutLabel = 7;

/** What a kind of slider adds, and how it is taken away. */
type Kind = (element: HTMLElement, page: Page) => SliderAdditions & { readonly end?: () => void };

/**
 * Creates the element that shows the number of a slider's current slide. Only the visitor moves these
 * sliders, so each new number responds to an action and is announced. Screen readers say with it what is
 * counted.
 */
function createCounter(slider: Element, page: Page, className: string, between: string) {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('aria-atomic', 'true');
  const noun = unseenText(`${controlNames(slider, page).slide} `);
  const show = ({ count, current }: Shown): void =>
    element.replaceChildren(noun, `${current + 1}${between}${count}`);
  return { element, show };
}

const paged: Kind = (element, page) => {
  const label = createCounter(element, page, 'image-slider__paging', ' / ');
  markAsAddition(label.element);
  return {
    changed(shown) {
      label.show(shown);
      if (shown.count <= slidesWithoutLabel) label.element.remove();
      else if (!label.element.isConnected) element.append(label.element);
    },
    end: () => label.element.remove(),
  };
};

const kinds: Readonly<Record<SliderKind, Kind>> = {
  'image-slider': paged,
  'gallery-slider': paged,
  'reference-slider'(element, page) {
    const counter = createCounter(element, page, 'reference-slider__counter', '/');
    return { last: counter.element, changed: counter.show };
  },
  'logo-slider'(element) {
    const classes = holdClasses(element);
    return {
      changed: ({ moves }) => classes.set({ [stillClass]: !moves }),
      end: classes.restore,
    };
  },
  slider(element, page) {
    const { gap } = writtenOptionsOf(element, page);
    // A distance that is no number is reported with the options.
    return isNumber(gap) ? { gap } : {};
  },
};

/** Sizes a row before its slider starts (loading.ts), which reports the options that cannot be read. */
export const sizeRowOf = (element: HTMLElement, page: Page, kind: SliderKind): (() => void) =>
  sizeRow(element, kind, {
    ...settingsOfKind[kind],
    ...readSliderOptions(writtenOptionsOf(element, page).options, () => {}),
  });

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
      const restore = mayHaveOptions(element, page) ? sizeRow(element, kind, settings) : undefined;
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
