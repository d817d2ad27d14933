import type { BehaviourWithOptions, Prepare } from '../../lifecycle/behaviour.js';
import { withOptions } from '../../lifecycle/behaviour.js';
import { clones } from '../../page/elements.js';
import { onMotionChange } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { watchSizes } from '../../page/watch-sizes.js';
import { engineOnJquery, usesJquery } from '../jquery.js';
import type { Engine, StartEngine } from './engine.js';
import { keepFocus } from './focus.js';
import type * as Reader from './reader.js';
import { runSlider } from './run.js';
import { atEveryWidth, kinds, type SliderKind, settingsInForce } from './settings.js';
import {
  candidatesOf,
  isDisplayed,
  isUsual,
  refuseRunning,
  runningClass,
  scrolledTo,
} from './slides.js';
import type * as Unusual from './unusual-slides.js';
import { mayHaveOptions, startedClasses, writtenOptionsOf } from './written-options.js';
import './sliders.css';

const isKind = (name: string): name is SliderKind => Object.hasOwn(kinds, name);

/** slick where the page has jQuery or the tag asks for it, else Embla: one engine, from start to end. */
const engineOf = async (page: Page): Promise<StartEngine> =>
  (await engineOnJquery(page, () => import('./slick/slick.js'))) ??
  (await import('./embla/embla.js')).default;

/** Fetches the engine. Meanwhile a row whose markup has options has the sizes of the slider that it will become. */
export const prepare: Prepare = async (element, page, undo, name) => {
  if (!isKind(name)) throw new TypeError(`${name} is no slider`);
  const readSizing = async (): Promise<typeof Reader> => {
    const reader = await import('./reader.js');
    const { options } = writtenOptionsOf(element, page);
    // The start reports the options that cannot be read.
    const settings = { ...kinds[name].settings, ...reader.readSliderOptions(options, () => {}) };
    undo.by(reader.sizeRow(element, settingsInForce(settings), kinds[name]));
    return reader;
  };
  const [startEngine, reader] = await Promise.all([
    engineOf(page),
    mayHaveOptions(element, page) ? readSizing() : undefined,
  ]);
  return sliderOn(name, startEngine, usesJquery(page), reader);
};

/**
 * The behaviour of a kind of slider on an engine, with the specification's settings and those of the markup. With
 * less than two slides that the page displays, a slider is left as the server sent it until the width of the window
 * changes that.
 *
 * @param isSlick whether the engine is slick; Embla lacks some of its options, which the console names
 * @param reader reads the options of the markup, where it may have some
 */
const sliderOn = (
  kind: SliderKind,
  startEngine: StartEngine,
  isSlick: boolean,
  reader?: typeof Reader,
): BehaviourWithOptions =>
  withOptions(
    (element, page) => ({
      ...kinds[kind].settings,
      ...reader?.optionsOfSlider(kind, element, page, writtenOptionsOf(element, page)),
    }),
    (element, page, settings, undo) => {
      refuseRunning(element);
      const { signal } = undo;
      if (reader) {
        undo.by(reader.sizeRow(element, settingsInForce(settings), kinds[kind]));
        for (const lost of isSlick ? [] : reader.lostOnEmbla(atEveryWidth(settings)))
          console.warn(`auftritt: ${kind}: data-slider: ${lost}`, element);
      }
      const start = (unusual?: typeof Unusual): void => {
        if (signal.aborted) return;
        unusual?.prepareSlides(element, undo);
        const candidates = candidatesOf(element, settings);
        const classes = [runningClass, ...startedClasses(element, page)];
        let displayed: readonly HTMLElement[] = [];
        let engine: Engine | undefined;
        let stop = (): void => {};
        /** Whether its content has become wider in a place that is as wide as its content. */
        let hasGrown = false;
        /** Adapts the slider to what has changed around it or in it. */
        const adapt = (): void => {
          let now = candidates.filter(isDisplayed);
          // Styles may show the others only once it runs.
          if (!engine && unusual) now = unusual.shownOnceStarted(element, candidates, classes);
          const isSame =
            now.length === displayed.length && now.every((slide) => displayed.includes(slide));
          if (isSame && !hasGrown) {
            engine?.measure();
            return;
          }
          const current = isSame ? engine?.current() : undefined;
          stop();
          engine = undefined;
          hasGrown = false;
          displayed = now;
          if (now.length < 2) return;
          const initialSlide = current ?? scrolledTo(element, now) ?? settings.initialSlide ?? 0;
          [engine, stop] = keepFocus(element, () =>
            runSlider(
              element,
              page,
              kind,
              startEngine,
              { ...settings, initialSlide },
              now,
              unusual?.stackSlides,
            ),
          );
        };
        undo.by(() => stop());
        adapt();
        // Slides as wide as their content change with it, and vertical ones with its height. Others may be shown.
        const { variableWidth, vertical } = settings;
        const watched = variableWidth || vertical ? candidates : [];
        const size = vertical ? 'offsetHeight' : 'offsetWidth';
        const sizes = (): string =>
          [
            element.clientWidth,
            ...watched.map((each) => each[size]),
            candidates.filter((each) => !displayed.includes(each) && isDisplayed(each)).length,
          ].join();
        const look = watchSizes([element, ...candidates], sizes, adapt, signal, () =>
          engine?.isBusy(),
        );
        // Each picture once: a start may have it load again.
        const arrived = new WeakSet<EventTarget>();
        const notice = ({ target }: Event): void => {
          if (!(target instanceof Element) || target.closest(clones) || arrived.has(target)) return;
          arrived.add(target);
          hasGrown ||= engine !== undefined && element.style.inlineSize !== '';
          if (hasGrown) look();
        };
        element.addEventListener('load', notice, { signal, capture: true });
        onMotionChange(adapt, signal);
      };
      if (isUsual(element) && (settings.rows ?? 1) < 2) start();
      else
        import('./unusual-slides.js').then(start).catch((error: unknown) => {
          undo.close();
          page.fail(kind, element, error);
        });
      return undefined;
    },
  );

export const definition = { hooks: {}, requirements: { slides: true } } as const;
