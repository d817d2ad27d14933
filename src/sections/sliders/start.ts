import { reducedMotion } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { slideAccess } from './access.js';
import { forwardClicks, mayDrag, takeDragClicks } from './clicks.js';
import { controlNames, createArrow, createDot, pagesArrow } from './controls.js';
import type { Engine, StartEngine } from './engine.js';
import { adaptHeight } from './height.js';
import { listenToKeyboard } from './keyboard.js';
import { lazyPictures } from './lazy.js';
import { pauseButton } from './pause.js';
import { type SliderSettings, settingsAt, usualSpeed } from './settings.js';
import {
  candidatesOf,
  isDisplayed,
  keepFocus,
  markAsAddition,
  markOthers,
  partAttribute,
  refuseRunning,
  runningClass,
  saveHtml,
  scrolledTo,
  stackSlides,
} from './slides.js';
import { letOthersMove, moveOthers } from './together.js';
import { keepWidth, watchSizes } from './width.js';
import { startedClassesOf } from './written-options.js';

/** The additions of a kind of slider. */
export interface SliderAdditions {
  /** The last child of the slider while it runs. */
  readonly last?: HTMLElement;
  /** The distance between slides (px). */
  readonly gap?: number;
  /** Called at the start, and whenever what the slider shows changes. */
  changed?(slider: Engine): void;
}

/** Whether a slider has arrows, at some width at least. */
const wantsArrows = ({ arrows = true, responsive = [] }: SliderSettings): boolean =>
  arrows || responsive.some(({ settings }) => settings.arrows);

/** A slider that runs with the slides that are displayed at this width. */
interface Run {
  readonly engine: Engine;
  end(): void;
}

function run(
  element: HTMLElement,
  page: Page,
  startEngine: StartEngine,
  settings: SliderSettings,
  displayed: readonly HTMLElement[],
  additions: SliderAdditions,
): Run {
  const undo: (() => void)[] = [];
  const end = (): void =>
    keepFocus(element, () => {
      for (const each of undo.splice(0).reverse()) each();
    });
  try {
    const running = new AbortController();
    const { signal } = running;
    undo.push(() => running.abort());
    // The names are read at each start, since a router may have changed the page's language.
    const names = controlNames(element, page);
    const width = element.getBoundingClientRect().width;
    const initialSlide = scrolledTo(element, displayed) ?? settings.initialSlide ?? 0;
    const pictures = lazyPictures(element, settings.lazyLoad === 'progressive');
    undo.push(pictures.restore, markOthers(element, displayed));
    const { prevArrow, nextArrow, rows = 1, speed = usualSpeed } = settings;
    const previous = prevArrow
      ? pagesArrow(element, prevArrow, names.previous, undo)
      : createArrow('slick-prev', names.previous);
    const next = nextArrow
      ? pagesArrow(element, nextArrow, names.next, undo)
      : createArrow('slick-next', names.next);
    let slides = displayed;
    if (rows > 1) {
      const stacked = stackSlides(element, displayed, rows);
      undo.push(stacked.undo);
      slides = stacked.stacks;
    }
    undo.push(saveHtml(element, slides));
    element.classList.add(runningClass);
    if (additions.gap !== undefined) {
      element.style.setProperty('--auftritt-slide-gap', `${additions.gap}px`);
    }
    const access = slideAccess(element);
    undo.push(access.restore);
    const pause = settings.autoplay ? pauseButton(element, page) : undefined;
    const own = wantsArrows(settings);
    const before = [pause?.element, own && !prevArrow && previous];
    const after = [own && !nextArrow && next, additions.last];
    const added = [...before, ...after].filter((each) => each instanceof HTMLElement);
    for (const each of added) markAsAddition(each);
    undo.push(() => {
      for (const each of added) each.remove();
    });
    element.prepend(...before.filter((each) => each instanceof HTMLElement));
    element.append(...after.filter((each) => each instanceof HTMLElement));

    let engine: Engine | undefined;
    let last = -1;
    let settle = (): void => {};
    let adapt = (): void => {};
    const arrange = (): void => {
      if (!engine || signal.aborted) return;
      const { current, dots, shown, track, hasArrows } = engine;
      // A breakpoint may take the arrows away.
      for (const arrow of [previous, next]) {
        arrow.hidden = !hasArrows;
        // An engine takes the tab stop away from what is no button by itself.
        if (arrow.role === 'button') arrow.tabIndex = 0;
      }
      for (const dot of dots) {
        const isCurrent = dot.closest('.slick-active') !== null;
        if (isCurrent) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      }
      const later = additions.last;
      if (later?.isConnected && later !== element.lastElementChild) element.append(later);
      access.arrange(slides, track, next);
      pictures.load(shown);
      pause?.arrange(engine);
      additions.changed?.(engine);
      if (settings.asNavFor && last !== current && last >= 0) {
        moveOthers(element, settings.asNavFor, current);
      }
      last = current;
      adapt();
      settle();
    };
    engine = startEngine({
      element,
      slides,
      settings: { ...settings, initialSlide },
      isRtl: getComputedStyle(element).direction === 'rtl',
      previous,
      next,
      createDot: (index) => createDot(index, names),
      speed: () => (reducedMotion() ? 0 : speed),
      settingsNow: () => settingsAt(settings, innerWidth),
      slideSelector: `:not([${partAttribute}])`,
      markAsAddition,
      mayDrag,
      keepFocus: (change) => keepFocus(element, change),
      changed: arrange,
    });
    const started = engine;
    undo.push(started.end);
    element.classList.add(...startedClassesOf(element, page));
    keepWidth(element, started.list, width);
    if (settings.adaptiveHeight) adapt = adaptHeight(element, started, slides, signal);
    settle = listenToKeyboard(
      element,
      started,
      slides,
      getComputedStyle(element).direction === 'rtl',
      signal,
    );
    takeDragClicks(started, signal);
    // A link leads into a slide, or the browser finds a text in it.
    element.addEventListener(
      'beforematch',
      ({ target }) => {
        const index = slides.findIndex((each) => target instanceof Node && each.contains(target));
        const slide = slides[index];
        if (slide && !started.shown.includes(slide)) started.goTo(index);
      },
      { signal },
    );
    undo.push(forwardClicks(element, slides), letOthersMove(element, started.goTo));
    arrange();
    return { engine: started, end };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * Starts a slider on an element whose children are the slides. With less than two that the page displays, it is
 * left as the server sent it until the width of the window changes that.
 *
 * @returns a function that ends the slider and restores the HTML
 */
export function startSlider(
  element: HTMLElement,
  page: Page,
  startEngine: StartEngine,
  settings: SliderSettings,
  additions: SliderAdditions = {},
): () => void {
  refuseRunning(element);
  const candidates = candidatesOf(element);
  let displayed: readonly HTMLElement[] = [];
  let slider: Run | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  const begin = (): void => {
    displayed = candidates.filter(isDisplayed);
    if (displayed.length < 2) return;
    slider = keepFocus(element, () =>
      run(element, page, startEngine, settings, displayed, additions),
    );
  };
  const end = (): void => {
    slider?.end();
    slider = undefined;
  };
  /** Adapts the slider to what has changed around it or in it. */
  const adapt = (): void => {
    if (signal.aborted) return;
    const now = candidates.filter(isDisplayed);
    if (now.length !== displayed.length || now.some((slide, index) => slide !== displayed[index])) {
      end();
      begin();
    } else slider?.engine.measure();
  };

  begin();
  watchSizes(element, candidates, settings, () => slider?.engine.isBusy === true, adapt, signal);
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  motion.addEventListener('change', adapt, { signal });
  return () => {
    listening.abort();
    end();
  };
}
