import type { SlickOptions } from 'slick-carousel/slick/slick.js';
import { leaveAgain } from '../page/leave-again.js';
import { nextTask } from '../page/next-task.js';
import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import { pagesArrow } from './slick-arrows.js';
import { forwardClicks } from './slick-clones.js';
import {
  createArrows,
  createDot,
  listenForKeys,
  markAsAddition,
  markDot,
  slides,
} from './slick-controls.js';
import { takeDragClicks } from './slick-drags.js';
import { keepFocus } from './slick-focus.js';
import { followFocus } from './slick-follow.js';
import { saveHtml, saveImages } from './slick-html.js';
import { controlNames } from './slick-names.js';
import { capturePlugin, end } from './slick-plugin.js';
import { standardSpeed, takeRow } from './slick-row.js';
import { stackSlides } from './slick-rows.js';
import { refuseRunning } from './slick-running.js';
import type { SliderSettings } from './slick-settings.js';
import { watchWidth } from './slick-sizes.js';
import { slideAccess } from './slick-slides.js';
import { letOthersMove, moveOthers } from './slick-together.js';
import './slick.css';

/** A running slider. */
export interface Slider {
  /** How many slides there are. */
  readonly count: number;
  /** The index of the current slide. */
  readonly current: number;
  /** Whether there are more slides than are shown at a time. */
  readonly moves: boolean;
  /** Starts or stops the autoplay, which is off at the start. */
  setAutoplay(plays: boolean): void;
}

/** The additions of a section to a slider. */
export interface SliderAdditions {
  /** The first child of the slider while it runs. */
  readonly first?: HTMLElement;
  /** The last child of the slider while it runs. */
  readonly last?: HTMLElement;
  /** The distance between slides (px). */
  readonly gap?: number;
  /**
   * Called at the start, and whenever the current slide, the number of shown slides or the visitor's
   * preference for motion changes.
   */
  changed?(slider: Slider): void;
}

export interface Slick {
  /**
   * Starts slick on an element whose children are the slides.
   *
   * @returns a function that ends the slider and restores the HTML. If the element `leaves` the page, the
   * function does so later, in small steps, but at the latest when another slider ends and stays
   */
  start(
    element: HTMLElement,
    settings: SliderSettings,
    additions?: SliderAdditions,
  ): (leaves?: boolean) => void;
}

/**
 * The time in ms between a slider's leaving the page and its end. By then the browser has painted the
 * content that replaces it, and the new slider has started. With many slides, ending the old slider and
 * starting the new one both take long.
 */
const endDelay = 400;

/** Whether a slider has arrows, at some width at least. */
const wantsArrows = ({ arrows = true, responsive = [] }: SliderSettings): boolean =>
  arrows || responsive.some(({ settings }) => settings.arrows);

/** The end of a slider that has left the page. */
interface LateEnd {
  /** Runs the remaining steps at once. */
  finish(): void;
}

/**
 * Runs steps later, each in its own task, so that together they do not make a long task. If a step
 * throws, the error is reported and the other steps still run.
 *
 * @param ended is called after the last step
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
 * slick 2.0.0 with what it lacks: an end that leaves nothing behind, controls with names in the page's
 * language, clones whose links work, slides that can be reached only while they are shown, and respect
 * for visitors who prefer reduced motion.
 */
function createSlick($: JQueryStatic, page: Page): Slick {
  const plugin = capturePlugin($);
  const ending = new Set<LateEnd>();

  const startOn: Slick['start'] = (element, settings, additions = {}) => {
    const row = takeRow(element);
    refuseRunning(element);
    // The names are read at each start, since a router may have changed the page's language.
    const names = controlNames(element, page);
    const {
      asNavFor,
      nextArrow,
      prevArrow,
      rows = 1,
      speed = standardSpeed,
      ...options
    } = settings;
    const undo: (() => void)[] = [row?.restoreImages ?? saveImages(element)];
    const remove = (): void => {
      keepFocus(element, () => {
        for (const each of undo.reverse()) each();
      });
      undo.length = 0;
    };

    try {
      const own = row ?? createArrows(names);
      const previous = prevArrow
        ? pagesArrow(element, prevArrow, names.previous, undo)
        : own.previous;
      const next = nextArrow ? pagesArrow(element, nextArrow, names.next, undo) : own.next;
      if (rows > 1) undo.push(stackSlides(element, rows));
      undo.push(saveHtml(element));
      const { gap } = additions;
      if (gap !== undefined) element.style.setProperty('--auftritt-slide-gap', `${gap}px`);
      const access = slideAccess(element);
      undo.push(access.restore);
      const { first, last } = additions;
      const before = [first, wantsArrows(settings) && previous === own.previous && previous];
      const after = wantsArrows(settings) && next === own.next && next;
      const added = [...before, after, last].filter((each) => each instanceof HTMLElement);
      for (const element of added) markAsAddition(element);
      undo.push(() => {
        for (const element of added) element.remove();
      });
      element.prepend(...before.filter((each) => each instanceof HTMLElement));
      if (after) element.append(after);

      const slickOptions: SlickOptions = {
        ...options,
        ...(row && { initialSlide: row.current }),
        // Only a slider with a pause button may play by itself; see `setAutoplay`.
        autoplay: false,
        speed: reducedMotion() ? 0 : speed,
        accessibility: false,
        rows: 0,
        rtl: getComputedStyle(element).direction === 'rtl',
        slide: slides,
        prevArrow: $(previous),
        nextArrow: $(next),
        customPaging: (_slick, index) => $(row?.dots[index] ?? createDot(index, names)),
      };
      plugin.call($(element), slickOptions);
      if (options.adaptiveHeight) element.classList.add('slick-adaptive');
      const instance = plugin.call($(element), 'getSlick');
      const { destroy, refresh } = instance;
      instance.destroy = (refreshing) => {
        destroy.call(instance, refreshing);
        // Removing a focused button makes slick restart the timer that it has just stopped.
        instance.autoPlayClear();
      };
      instance.refresh = (initializing) =>
        keepFocus(element, () => refresh.call(instance, initializing));
      undo.push(() => end($, element, instance));

      /** Changes the current settings, and those that slick returns to at a breakpoint. */
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
        // The slider may have ended while the slides were still changing.
        if (undo.length === 0) return;
        const list = instance.$list.get(0);
        // At a breakpoint slick rebuilds the list and puts it after the existing children.
        if (after && list && list.nextElementSibling !== after) {
          keepFocus(element, () => list.after(after));
        }
        // A breakpoint may take the arrows away.
        for (const arrow of [previous, next]) {
          arrow.hidden = instance.options.arrows === false;
          // slick takes the tab stop away from what is no button by itself.
          if (arrow.role === 'button') arrow.tabIndex = 0;
        }
        const track = instance.$slideTrack.get(0);
        if (track) access.arrange(instance.$slides.get(), track, next);
        instance.$dots?.find('button').each((index, dot) => {
          markDot(dot, index === instance.currentSlide);
        });
        if (last && last !== element.lastElementChild) element.append(last);
        additions.changed?.(slider);
      };
      const arrangeSoon = (): void => queueMicrotask(arrange);
      const onOwn = (listener: () => void) => (event: JQuery.TriggeredEvent) => {
        if (event.target === element) listener();
      };
      $(element).on('beforeChange.auftritt', onOwn(arrangeSoon));
      $(element).on('reInit.auftritt breakpoint.auftritt', onOwn(arrange));
      if (asNavFor) {
        const follow = (
          event: JQuery.TriggeredEvent,
          _slick: unknown,
          _from: number,
          to: number,
        ) => {
          if (event.target === element) moveOthers(element, asNavFor, to);
        };
        $(element).on('beforeChange.auftritt', follow);
      }
      undo.push(
        () => $(element).off('.auftritt'),
        letOthersMove(element, (index) => instance.slickGoTo(index)),
      );

      const motion = matchMedia('(prefers-reduced-motion: reduce)');
      const onMotion = (): void => {
        set({ speed: reducedMotion() ? 0 : speed });
        arrange();
      };
      motion.addEventListener('change', onMotion);
      undo.push(
        () => motion.removeEventListener('change', onMotion),
        listenForKeys(element, {
          isRtl: slickOptions.rtl === true,
          next: () => instance.slickNext(),
          previous: () => instance.slickPrev(),
        }),
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
      // When the whole page is released, no slider that is still ending may keep nodes of it.
      for (const end of ending) end.finish();
      remove();
    };
  };

  const start: Slick['start'] = (element, ...rest) =>
    keepFocus(element, () => startOn(element, ...rest));

  return { start };
}

let created: Slick | undefined;

/** slick, the same for all kinds of sliders, so that the end of one knows of the others. */
export function slick($: JQueryStatic, page: Page): Slick {
  created ??= createSlick($, page);
  return created;
}
