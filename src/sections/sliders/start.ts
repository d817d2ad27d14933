import { answerArrowKeys } from '../../page/arrow-keys.js';
import { onMotionChange, reducedMotion } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { type PauseButton, pauseButton } from '../../page/pause-button.js';
import { watchSizes } from '../../page/watch-sizes.js';
import { forwardClicks, mayDrag, takeDragClicks } from './clicks.js';
import { arrowOf, controlNames, createDot } from './controls.js';
import type { Engine, StartEngine } from './engine.js';
import { followFocus, keepFocus, slideAccess } from './focus.js';
import { lazyPictures } from './lazy.js';
import type { SliderSettings } from './options.js';
import { adaptHeight, keepWidth } from './outer-size.js';
import { wording as pauseWording } from './pause-wording.js';
import { settingsAt, usualSpeed } from './settings.js';
import {
  candidatesOf,
  isDisplayed,
  markAsAddition,
  markOthers,
  partAttribute,
  refuseRunning,
  runningClass,
  saveHtml,
  scrolledTo,
  shownOf,
  stackSlides,
} from './slides.js';
import { partClassesOf, startedClassesOf } from './written-options.js';

const isElement = (each: unknown): each is HTMLElement => each instanceof HTMLElement;

/** What a slider shows. */
export interface Shown {
  /** How many slides there are. */
  readonly count: number;
  /** The index of the current slide. */
  readonly current: number;
  /** Whether there are more slides than are shown at a time. */
  readonly moves: boolean;
}

/** The additions of a kind of slider. */
export interface SliderAdditions {
  /** The last child of the slider while it runs. */
  readonly last?: HTMLElement;
  /** The distance between slides (px). */
  readonly gap?: number;
  /** Called at the start, and whenever what the slider shows changes. */
  changed?(shown: Shown): void;
}

/** A slider that runs with the slides that are displayed at this width. */
interface Run {
  readonly engine: Engine;
  end(): void;
}

/**
 * The sliders that run, which may move together. slick's own way asks a plugin on the page's jQuery, which may
 * belong to another slick, or be gone.
 */
const running = new Map<HTMLElement, Engine>();

/** True while sliders follow another one, so that none of them is followed in turn. */
let isFollowing = false;

/** Moves all sliders that a selector names to a slide, except the one that they follow. */
function moveOthers(leader: HTMLElement, selector: string, index: number): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const [element, engine] of running) {
    if (element !== leader && element.matches(selector)) engine.goTo(index);
  }
  isFollowing = false;
}

/** The button that pauses a slider. */
function pauseOf(element: HTMLElement, page: Page, play: (plays: boolean) => void): PauseButton {
  const { pauseLogos, playLogos, ...words } = page.words(pauseWording);
  const isLogos = element.matches(page.selectors.logoSlider);
  const own = isLogos ? { pause: pauseLogos, play: playLogos } : words;
  return pauseButton('logo-slider__pause', own, play);
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
    const listening = new AbortController();
    const { signal } = listening;
    undo.push(() => listening.abort());
    // The names are read at each start, since a router may have changed the page's language.
    const names = controlNames(element, page);
    const { width } = element.getBoundingClientRect();
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const initialSlide = scrolledTo(element, displayed) ?? settings.initialSlide ?? 0;
    const pictures = lazyPictures(element, settings.lazyLoad === 'progressive');
    undo.push(pictures.restore, markOthers(element, displayed));
    const { prevArrow, nextArrow, rows = 1, speed = usualSpeed } = settings;
    const previous = arrowOf(element, prevArrow, 'slick-prev', names.previous, undo);
    const next = arrowOf(element, nextArrow, 'slick-next', names.next, undo);
    const { slides, restore } = stackSlides(element, displayed, rows);
    const access = slideAccess(element);
    undo.push(restore, () => access.restore(slides), saveHtml(element, slides));
    element.classList.add(runningClass);
    if (additions.gap !== undefined) {
      element.style.setProperty('--auftritt-slide-gap', `${additions.gap}px`);
    }

    const parts = partClassesOf(element, page);
    /** Gives what the slider has added the names that a theme may know, the dots each time they are new. */
    const nameParts = (): void => {
      if (!parts) return;
      const own = (selector: string) => element.querySelectorAll(`:scope ${selector}`);
      for (const list of own('> .slick-list')) list.classList.add(parts.list);
      for (const track of own('> .slick-list > .slick-track')) track.classList.add(parts.track);
      if (!prevArrow) previous.classList.add(parts.previous);
      if (!nextArrow) next.classList.add(parts.next);
      for (const dots of own('> .slick-dots')) dots.classList.add(parts.dots);
      for (const dot of own('> .slick-dots button')) {
        dot.classList.add(parts.dot);
        dot.classList.toggle(parts.current, dot.closest('.slick-active') !== null);
      }
    };

    let engine: Engine | undefined;
    let last = -1;
    let settle = (): void => {};
    let adapt = (): void => {};
    const settingsNow = (): SliderSettings => settingsAt(settings, innerWidth);
    const pause = settings.autoplay
      ? pauseOf(element, page, (plays) => engine?.setAutoplay(plays))
      : undefined;
    const { arrows = true, responsive = [] } = settings;
    const hasArrows = arrows || responsive.some((each) => each.settings.arrows);
    const before = [pause?.element, hasArrows && !prevArrow && previous].filter(isElement);
    const after = [hasArrows && !nextArrow && next, additions.last].filter(isElement);
    for (const each of [...before, ...after]) {
      markAsAddition(each);
      undo.push(() => each.remove());
    }
    element.prepend(...before);
    element.append(...after);

    const arrange = (): void => {
      if (!engine || signal.aborted) return;
      const { current } = engine;
      const now = settingsNow();
      const moves = slides.length > (now.fade ? 1 : (now.slidesToShow ?? 1));
      // A breakpoint may take the arrows away.
      for (const arrow of [previous, next]) {
        arrow.hidden = now.arrows === false;
        // An engine takes the tab stop away from what is no button by itself.
        if (arrow.role === 'button') arrow.tabIndex = 0;
      }
      for (const dot of element.querySelectorAll(':scope > .slick-dots button')) {
        dot.ariaCurrent = dot.closest('.slick-active') ? 'true' : null;
      }
      nameParts();
      const { last: later } = additions;
      if (later?.isConnected && later !== element.lastElementChild) element.append(later);
      access.arrange(slides, next);
      pictures.load(shownOf(slides));
      pause?.arrange(moves);
      additions.changed?.({ count: slides.length, current, moves });
      if (settings.asNavFor && last !== current && last >= 0) {
        moveOthers(element, settings.asNavFor, current);
      }
      last = current;
      adapt();
      settle();
    };
    const started = startEngine({
      element,
      slides,
      settings: { ...settings, initialSlide },
      isRtl,
      previous,
      next,
      createDot: (index) => createDot(index, names.goTo),
      speed: () => (reducedMotion() ? 0 : speed),
      settingsNow,
      slideSelector: `:not([${partAttribute}])`,
      markAsAddition,
      mayDrag,
      keepFocus: (change) => keepFocus(element, change),
      changed: arrange,
    });
    engine = started;
    running.set(element, started);
    undo.push(started.end, () => running.delete(element), forwardClicks(element, slides));
    element.classList.add(...startedClassesOf(element, page));
    keepWidth(element, width);
    if (settings.adaptiveHeight) adapt = adaptHeight(element, slides, signal);
    answerArrowKeys(element, (by) => started.move(isRtl ? (by === 1 ? -1 : 1) : by), signal);
    settle = followFocus(element, started, slides, signal);
    takeDragClicks(element, started, signal);
    // A link leads into a slide, or the browser finds a text in it.
    const reveal = ({ target }: Event): void => {
      const index = slides.findIndex((each) => target instanceof Node && each.contains(target));
      if (index >= 0 && !slides[index]?.matches('.slick-active')) started.goTo(index);
    };
    element.addEventListener('beforematch', reveal, { signal });
    arrange();
    return { engine, end };
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
  // Slides as wide as their content change with it, and vertical ones with its height.
  const { variableWidth, vertical } = settings;
  const watched = variableWidth || vertical ? candidates : [];
  const sizes = (): string =>
    [
      element.clientWidth,
      ...watched.map((each) => each[vertical ? 'offsetHeight' : 'offsetWidth']),
    ].join();
  const isBusy = (): boolean => slider?.engine.isBusy === true;
  watchSizes([element, ...watched], sizes, adapt, signal, isBusy);
  onMotionChange(adapt, signal);
  return () => {
    listening.abort();
    end();
  };
}
