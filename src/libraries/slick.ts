import type { SlickOptions } from 'slick-carousel/slick/slick.js';
import { leaveAgain } from '../page/leave-again.js';
import { nextTask } from '../page/next-task.js';
import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import { forwardClicks } from './slick-clones.js';
import {
  createArrows,
  createDot,
  listenForKeys,
  markAsAddition,
  markDots,
  slides,
} from './slick-controls.js';
import { takeDragClicks } from './slick-drags.js';
import { keepFocus } from './slick-focus.js';
import { saveHtml } from './slick-html.js';
import { capturePlugin, end } from './slick-plugin.js';
import { refuseRunning } from './slick-running.js';
import { watchWidth } from './slick-sizes.js';
import { followFocus, slideAccess } from './slick-slides.js';
import { wording } from './slick-wording.js';
import './slick.css';

/** The settings in which one kind of slider differs from another. */
export type SliderSettings = Pick<
  SlickOptions,
  | 'autoplaySpeed'
  | 'dots'
  | 'fade'
  | 'infinite'
  | 'lazyLoad'
  | 'mobileFirst'
  | 'responsive'
  | 'slidesToScroll'
  | 'slidesToShow'
  | 'variableWidth'
>;

/** A running slider. */
export interface Slider {
  /** How many slides there are. */
  readonly count: number;
  /** The index of the current slide. */
  readonly current: number;
  /** Whether there are more slides than are shown at a time. */
  readonly moves: boolean;
  /** Lets it play by itself, which it does not at the start, or stops that. */
  setAutoplay(plays: boolean): void;
}

/** What a section adds to a slider. */
export interface SliderAdditions {
  /** Stands in the slider before everything else, as long as it runs. */
  readonly first?: HTMLElement;
  /** Stands in the slider after everything else, as long as it runs. */
  readonly last?: HTMLElement;
  /**
   * Called at the start, when another slide becomes the current one, when another number of slides
   * is shown, and when the visitor's preference for motion changes.
   */
  changed?(slider: Slider): void;
}

export interface Slick {
  /**
   * Starts slick on an element whose children are the slides.
   *
   * @returns how to end it, which leaves the HTML as it was; where the element `leaves` the page, it
   * does so later and bit by bit, but no later than the next slider that ends and stays
   */
  start(
    element: HTMLElement,
    settings: SliderSettings,
    additions?: SliderAdditions,
  ): (leaves?: boolean) => void;
  /** Marks an element that a section adds to a slider by itself, so that it is no slide. */
  readonly markAsAddition: (element: HTMLElement) => void;
}

/** Duration of a transition in ms; none for a visitor who prefers reduced motion. */
const speed = 500;

/**
 * From the moment when a slider leaves the page to its end, in ms. Until then what has taken its
 * place is painted, and has a slider of its own: of many slides each of the two takes its time.
 */
const endDelay = 400;

/** The end of a slider that has left the page. */
interface LateEnd {
  /** Carries out at once what is left of it. */
  finish(): void;
}

/**
 * Carries out steps later, each in a task of its own, so that they are no long task together. A step
 * that throws is reported, and the others follow.
 *
 * @param ended is called after the last one
 */
function endLater(steps: (() => void)[], ended: () => void): LateEnd {
  const next = (): void => {
    try {
      steps.shift()?.();
    } catch (error) {
      reportError(error);
    }
  };
  const timer = setTimeout(async () => {
    while (steps.length > 0) {
      next();
      await nextTask();
    }
    ended();
  }, endDelay);
  return {
    finish() {
      clearTimeout(timer);
      while (steps.length > 0) next();
      ended();
    },
  };
}

/**
 * slick 2.0.0 with everything that it lacks: an end without remains, controls with names in the
 * page's language, copies whose links work, slides that are reached only while they are shown, and
 * respect for a preference for less motion.
 */
export default function adapt($: JQueryStatic, page: Page): Slick {
  const plugin = capturePlugin($);
  const ending = new Set<LateEnd>();

  const start: Slick['start'] = (element, settings, additions = {}) => {
    refuseRunning(element);
    // Of the page as it is now: a router may have brought the other language.
    const words = page.words(wording);
    const { previous, next } = createArrows(words);
    const undo: (() => void)[] = [saveHtml(element)];
    const remove = (): void => {
      keepFocus(element, () => {
        for (const each of undo.reverse()) each();
      });
      undo.length = 0;
    };

    try {
      const access = slideAccess(element);
      undo.push(access.restore);
      const { first, last } = additions;
      const added = [first, previous, next, last].filter((each) => each !== undefined);
      for (const element of added) markAsAddition(element);
      undo.push(() => {
        for (const element of added) element.remove();
      });
      if (first) element.prepend(first, previous);
      else element.prepend(previous);
      element.append(next);

      const options: SlickOptions = {
        ...settings,
        // Only a slider with a button that stops it plays by itself.
        autoplay: false,
        speed: reducedMotion() ? 0 : speed,
        accessibility: false,
        rows: 0,
        rtl: getComputedStyle(element).direction === 'rtl',
        slide: slides,
        prevArrow: $(previous),
        nextArrow: $(next),
        customPaging: (_slick, index) => $(createDot(index, words)),
      };
      keepFocus(element, () => plugin.call($(element), options));
      const instance = plugin.call($(element), 'getSlick');
      const { destroy, refresh } = instance;
      instance.destroy = (refreshing) => {
        destroy.call(instance, refreshing);
        // A button that goes with the focus makes slick start the timer that it has just stopped.
        instance.autoPlayClear();
      };
      instance.refresh = (initializing) =>
        keepFocus(element, () => refresh.call(instance, initializing));
      undo.push(() => end($, element, instance));

      /** The settings that hold now, and those that slick goes back to at a breakpoint. */
      const set = (options: Pick<SlickOptions, 'autoplay' | 'speed'>): void => {
        Object.assign(instance.options, options);
        Object.assign(instance.originalSettings, options);
      };
      const slider: Slider = {
        get count() {
          return instance.slideCount;
        },
        get current() {
          return instance.currentSlide;
        },
        get moves() {
          return instance.slideCount > (instance.options.slidesToShow ?? 1);
        },
        setAutoplay(plays) {
          if (instance.options.autoplay === plays) return;
          set({ autoplay: plays });
          if (plays) instance.slickPlay();
          else instance.slickPause();
        },
      };

      const arrange = (): void => {
        // A change of slides that is under way when the slider ends.
        if (undo.length === 0) return;
        const list = instance.$list.get(0);
        // At a breakpoint slick builds the list anew, after what is there.
        if (list && list.nextElementSibling !== next) keepFocus(element, () => list.after(next));
        access.arrange(instance);
        markDots(instance);
        if (last && last !== element.lastElementChild) element.append(last);
        additions.changed?.(slider);
      };
      const arrangeSoon = (): void => queueMicrotask(arrange);
      const own = (listener: () => void) => (event: JQuery.TriggeredEvent) => {
        if (event.target === element) listener();
      };
      $(element).on('beforeChange.auftritt', own(arrangeSoon));
      $(element).on('reInit.auftritt breakpoint.auftritt', own(arrange));
      undo.push(() => $(element).off('.auftritt'));

      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      const onMotion = (): void => {
        set({ speed: reducedMotion() ? 0 : speed });
        arrange();
      };
      motion.addEventListener('change', onMotion);
      undo.push(
        () => motion.removeEventListener('change', onMotion),
        listenForKeys(element, instance),
        followFocus(element, instance),
        forwardClicks(element, instance),
        takeDragClicks(instance),
        watchWidth(element, settings.variableWidth === true, () => {
          if (!instance.animating && !instance.dragging) instance.setPosition();
        }),
      );
      arrange();
    } catch (error) {
      remove();
      throw error;
    }
    return (leaves) => {
      if (leaves) {
        const end = endLater(undo.splice(0).reverse(), () => {
          ending.delete(end);
          leaveAgain(element);
        });
        ending.add(end);
        return;
      }
      // Whoever releases the page finds no slider that still holds something of it.
      for (const end of ending) end.finish();
      remove();
    };
  };

  return { start, markAsAddition };
}
