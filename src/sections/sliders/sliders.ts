import type { BehaviourWithOptions, Prepare } from '../../lifecycle/behaviour.js';
import { withOptions } from '../../lifecycle/behaviour.js';
import { clones } from '../../page/elements.js';
import { onMotionChange } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { watchSizes } from '../../page/watch-sizes.js';
import { engineOnJquery } from '../jquery.js';
import { keepFocus } from './access.js';
import type { Engine, StartEngine } from './engine.js';
import type { SliderSettings } from './options.js';
import { type Extras, runSlider } from './run.js';
import { kinds, type SliderKind, settingsInForce } from './settings.js';
import {
  candidatesOf,
  isDisplayed,
  isUsual,
  keepRow,
  refuseRunning,
  runningClass,
  scrolledTo,
} from './slides.js';
import './sliders.css';

const isKind = (name: string): name is SliderKind => Object.hasOwn(kinds, name);

/** slick where the page has jQuery or the tag asks for it, else a row of our own: one engine, from start to end. */
const engineOf = async (page: Page): Promise<StartEngine> =>
  (await engineOnJquery(page, () => import('./slick/slick.js'))) ??
  (await import('./row.js')).default;

/** What a slider needs beside what all have. */
function extrasFor(
  element: HTMLElement,
  page: Page,
  kind: SliderKind,
  settings: SliderSettings,
): ReadonlySet<keyof Extras> {
  const isWritten =
    element.getAttribute('data-slider')?.trim() ||
    page.configuration.presets.length > 0 ||
    Object.keys(settings).some((name) => !Object.hasOwn(kinds[kind].settings, name));
  const needs: Readonly<Record<keyof Extras, unknown>> = {
    written: isWritten,
    playing: settings.autoplay,
    lazy: element.querySelector('img[data-lazy]'),
    unusual: !isUsual(element) || (settings.rows ?? 1) > 1,
  };
  const all = ['written', 'playing', 'lazy', 'unusual'] as const;
  return new Set(all.filter((name) => needs[name]));
}

/** @param stayStill is told why a slider does not move by itself: it runs all the same */
async function fetchExtras(
  needs: ReadonlySet<keyof Extras>,
  stayStill: (error: unknown) => void,
): Promise<Extras> {
  const [written, playing, lazy, unusual] = await Promise.all([
    needs.has('written') ? import('./written.js') : undefined,
    needs.has('playing')
      ? import('./slider-autoplay.js').catch((error: unknown) => {
          stayStill(error);
          return null;
        })
      : undefined,
    needs.has('lazy') ? import('./lazy.js') : undefined,
    needs.has('unusual') ? import('./unusual-slides.js') : undefined,
  ]);
  return { written, playing, lazy, unusual };
}

/** Fetches all code. Meanwhile a row whose markup has options has the sizes of the slider that it will become. */
export const prepare: Prepare = async (element, page, undo, name) => {
  if (!isKind(name)) throw new TypeError(`${name} is no slider`);
  const kind = kinds[name];
  const stayStill = (error: unknown): void => page.report(name, element, error);
  const fetchAll = async (): Promise<Extras> => {
    const needs = extrasFor(element, page, name, kind.settings);
    const extras = await fetchExtras(needs, stayStill);
    const { written } = extras;
    if (!written) return extras;
    const { options } = written.writtenOptionsOf(element, page);
    // The start reports the options that cannot be read.
    const settings = { ...kind.settings, ...written.readSliderOptions(options, () => {}) };
    written.sizeRow(element, settingsInForce(settings), kind, undo);
    return fetchExtras(new Set([...needs, ...extrasFor(element, page, name, settings)]), stayStill);
  };
  return sliderOn(name, ...(await Promise.all([engineOf(page), fetchAll()])));
};

/**
 * The behaviour of a kind of slider on an engine, with the specification's settings and those of the markup. With
 * less than two slides that the page displays, a slider is left as the server sent it until the width of the window
 * changes that.
 */
const sliderOn = (
  kind: SliderKind,
  startEngine: StartEngine,
  fetched: Extras,
): BehaviourWithOptions =>
  withOptions<SliderSettings>(
    (element, page) => ({
      ...kinds[kind].settings,
      ...fetched.written?.optionsOfSlider(kind, element, page),
    }),
    (element, page, settings, undo) => {
      refuseRunning(element);
      const { signal } = undo;
      const start = (extras: Extras): void => {
        if (signal.aborted) return;
        const { written, unusual } = extras;
        written?.sizeRow(element, settingsInForce(settings), kinds[kind], undo);
        unusual?.prepareSlides(element, undo);
        const candidates = candidatesOf(element, settings);
        let displayed: readonly HTMLElement[] = [];
        let engine: Engine | undefined;
        let stop = (): void => {};
        /** Whether its content has become wider in a place that is as wide as its content. */
        let hasGrown = false;
        /** Adapts the slider to what has changed around it or in it. */
        const adapt = (): void => {
          // At this width, the theme may hide it, or lay it out in its own way.
          if (engine) {
            const { clientWidth } = element;
            keepRow(element);
            if (clientWidth > 0 && element.clientWidth === 0) return;
          }
          let now = candidates.filter(isDisplayed);
          // Styles may show the others only once it runs.
          if (!engine && unusual) {
            const started = written?.startedClasses(element, page) ?? [];
            const classes = [runningClass, 'slick-initialized', 'slick-slider', ...started];
            now = unusual.shownOnceStarted(element, candidates, classes);
          }
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
          const run = { ...settings, initialSlide };
          [engine, stop] = keepFocus(element, () =>
            runSlider(element, page, kind, startEngine, run, now, extras),
          );
        };
        undo.by(() => stop());
        // Slides as wide as their content change with it, and vertical ones with its height. Others may be shown.
        const { variableWidth, vertical } = settings;
        const watched = variableWidth || vertical ? candidates : [];
        const size = vertical ? 'offsetHeight' : 'offsetWidth';
        const sizes = (): string =>
          [
            element.clientWidth,
            ...watched.map((each) => each[size]),
            candidates.filter(isDisplayed).length,
          ].join();
        const isBusy = (): boolean | undefined => engine?.isBusy();
        // It reads sizes that a start keeps, before the start changes what the browser must compute anew.
        const look = watchSizes([element, ...candidates], sizes, adapt, signal, isBusy);
        adapt();
        // Each picture once: a start may have it load again.
        const arrived = new WeakSet<EventTarget>();
        const notice = ({ target }: Event): void => {
          if (!(target instanceof Element) || target.closest(clones) || arrived.has(target)) return;
          arrived.add(target);
          hasGrown ||= engine !== undefined && element.style.inlineSize !== '';
          if (hasGrown) look();
        };
        undo.on(element, 'load', notice, { capture: true });
        onMotionChange(adapt, signal);
      };
      // A script of the page may ask for more than the markup.
      const needs = extrasFor(element, page, kind, settings);
      if ([...needs].every((name) => fetched[name] !== undefined)) start(fetched);
      else
        fetchExtras(needs, (error) => page.report(kind, element, error))
          .then(start)
          .catch((error: unknown) => {
            undo.close();
            page.fail(kind, element, error);
          });
      return undefined;
    },
  );

export const definition = { hooks: {}, requirements: { slides: true } } as const;
