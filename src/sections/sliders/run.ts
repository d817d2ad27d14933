import { answerArrowKeys } from '../../page/arrow-keys.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { reducedMotion } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { followFocus, keepFocus, mayDrag, slideAccess, takeDragClicks } from './access.js';
import { controlNames, createControl, createCounter, markDots } from './controls.js';
import type { Engine, Rig, StartEngine } from './engine.js';
import type * as Lazy from './lazy.js';
import type { SliderSettings } from './options.js';
import {
  atEveryWidth,
  kinds,
  type SettingsNow,
  type SliderKind,
  settingsInForce,
} from './settings.js';
import type * as Playing from './slider-autoplay.js';
import {
  keepRow,
  listOf,
  markOthers,
  noteHtml,
  runningClass,
  shownOf,
  slideSelector,
} from './slides.js';

import type * as Unusual from './unusual-slides.js';
import type * as Written from './written.js';

/** What only some sliders need; each comes in a file of its own. */
export interface Extras {
  /** What the markup, or a script of the page, may ask for. */
  readonly written?: typeof Written | undefined;
  /** Slides that move by themselves; null where that code has not come. */
  readonly playing?: typeof Playing | null | undefined;
  /** Pictures that load when they are needed. */
  readonly lazy?: typeof Lazy | undefined;
  /** Slides that are empty, hidden, stacked, or wait for consent. */
  readonly unusual?: typeof Unusual | undefined;
}

/** Set while all logos fit and none moves. structure.css then shows them in rows. */
const stillClass = 'logo-slider--still';

/**
 * The sliders that run, which may move together: each with what chooses a slide. slick's own way asks a plugin on the
 * page's jQuery, which may belong to another slick, or be gone.
 */
const running = new Map<HTMLElement, (slide: number) => void>();

/** Takes from a copy what the page may have once only: ids, and what a form sends. */
function prepareCopy(copy: Element): void {
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    each.removeAttribute('id');
    each.removeAttribute('name');
    if ('form' in each) each.setAttribute('form', '');
  }
}

/**
 * Keeps a slider as wide as it was before its start in a place that is only as wide as its content, such as a
 * float: the list of slides gives its container no width of its own (structure.css), so that it cannot widen it
 * either.
 *
 * @param before its computed size then, which nothing that scales or turns it changes
 * @returns whether it was narrower without this
 */
function keepWidth(element: HTMLElement, before: string): boolean {
  const width = Number.parseFloat(before);
  const isNarrower = Number.parseFloat(getComputedStyle(element).inlineSize) < width - 1;
  const rest = document.documentElement.clientWidth - width;
  const inlineSize = `min(${width}px, 100vw - ${rest}px)`;
  // A flexible row had already shrunk it to this.
  if (isNarrower) Object.assign(element.style, { inlineSize, flexShrink: 0 });
  return isNarrower;
}

/** Starts a slider; see `runSlider`. */
function start(
  element: HTMLElement,
  page: Page,
  kind: SliderKind,
  startEngine: StartEngine,
  settings: SliderSettings,
  displayed: readonly HTMLElement[],
  { written, playing, lazy, unusual }: Extras,
  undo: Journal,
): Engine {
  // The names are read at each start, since a router may have changed the page's language.
  const names = controlNames(kinds[kind], page);
  const { direction, inlineSize } = getComputedStyle(element);
  const isRtl = direction === 'rtl';
  const isProgressive = settings.lazyLoad === 'progressive';
  let loadPictures = lazy?.lazyPictures(element, isProgressive, undo);
  noteHtml(element, displayed, undo);
  const settingsNow = (): SettingsNow => settingsInForce(settings);
  const { prevArrow, nextArrow, rows, speed, slidesToShow } = settingsNow();
  const arrow = (side: 'prev' | 'next', name: string, selector = ''): HTMLElement =>
    (selector && written?.arrowOfPage(element, selector, name, undo)) ||
    createControl(name, { class: `slick-${side}` });
  const previous = arrow('prev', names.previous, prevArrow);
  const next = arrow('next', names.next, nextArrow);
  const slides = (rows > 1 && unusual?.stackSlides(displayed, rows, undo)) || displayed;
  // An engine shows nothing where it is to begin beyond the last slide.
  const latest = slides.length > slidesToShow ? slides.length - 1 : 0;
  const initialSlide = Math.min(settings.initialSlide ?? 0, latest);
  element.classList.add(runningClass);
  if (isRtl) element.dir = direction;
  const markAsPreset = written?.dressAsPreset(element, page);

  let engine: Engine | undefined;
  let hasCopies = false;
  const rig: Rig = {
    element,
    slides,
    settings: { ...settings, initialSlide },
    isRtl,
    previous,
    next,
    undo,
    createDot: (index) =>
      createControl(String(index + 1), { 'aria-label': `${names.goTo} ${index + 1}` }),
    speed: () => (reducedMotion() ? 0 : speed),
    settingsNow,
    slideSelector,
    mayDrag,
    prepareCopy(copy) {
      prepareCopy(copy);
      if (hasCopies) return;
      hasCopies = true;
      import('./copies.js').then(
        ({ serveCopies }) => serveCopies(element, slides, undo),
        () => {},
      );
    },
    keepFocus: (change) => keepFocus(element, change),
    keepRow() {
      const isOtherRow = keepRow(element);
      return keepWidth(element, inlineSize) || isOtherRow;
    },
    changed: () => arrange(),
  };
  const counter = createCounter(kinds[kind], slides.length, names.slide);
  const move = (by: 1 | -1): void => engine?.move(by);
  const player = settings.autoplay
    ? playing?.play(rig, page, kinds[kind].noun, () => listOf(element), move, counter?.element)
    : undefined;
  const everywhere = atEveryWidth(settings);
  const hasArrows = everywhere.some(({ arrows }, index) => arrows ?? index === 0);
  const present = (...all: readonly (Element | null | undefined | false | '')[]): Element[] =>
    all.filter((each) => each instanceof Element);
  element.prepend(...present(player?.element, hasArrows && !prevArrow && previous));
  /** Puts what stands after the slides in its order, where an engine has built its elements anew. */
  const placeLast = (): void => {
    const dots = element.querySelector(':scope > .slick-dots');
    const last = present(hasArrows && !nextArrow && next, dots, counter?.element);
    const all = [...element.children];
    if (last.some((each, index) => all.at(index - last.length) !== each))
      keepFocus(element, () => element.append(...last));
    markOthers(element, slides);
  };
  placeLast();

  const arrangeAccess = slideAccess(rig);
  /** What follows each change. */
  const later: (() => void)[] = [];
  let shown = -1;
  /** Loads pictures that have come into a slider without any. */
  const loadLater = async (): Promise<void> => {
    const { lazyPictures } = await import('./lazy.js');
    if (undo.signal.aborted) return;
    loadPictures = lazyPictures(element, isProgressive, undo);
    arrange();
  };
  /** The slide that was chosen, and where the row then stood: at its end it cannot become the first one. */
  let chosen = { slide: -1, at: -1 };
  const arrange = (): void => {
    if (!engine || undo.signal.aborted) return;
    placeLast();
    const at = engine.current();
    const now = settingsNow();
    // Slides of their own widths may all be in sight though one is shown at a time.
    const isSeen = now.variableWidth || slides[chosen.slide]?.matches('.slick-active');
    const isChosen = chosen.at === at && isSeen;
    const current = isChosen ? chosen.slide : at;
    slides.forEach((slide, index) => {
      slide.classList.toggle('slick-current', index === current);
    });
    const moves = slides.length > now.slidesToShow;
    markDots(element);
    markAsPreset?.();
    // A breakpoint may take the arrows away.
    for (const each of [previous, next]) {
      each.hidden = !now.arrows;
      // An engine takes the tab stop away from what is no button by itself.
      if (each.matches('[role="button"]')) each.tabIndex = 0;
    }
    arrangeAccess();
    loadPictures?.(shownOf(slides));
    if (!loadPictures && element.querySelector('img[data-lazy]')) {
      loadPictures = () => {};
      loadLater().catch((error: unknown) => page.report(kind, element, error));
    }
    player?.arrange(moves);
    if (kind === 'logo-slider') element.classList.toggle(stillClass, !moves);
    if (shown !== current) {
      counter?.show(current);
      if (shown >= 0) {
        player?.restart(rig.speed());
        if (settings.asNavFor) written?.moveOthers(running, element, settings.asNavFor, current);
      }
      shown = current;
    }
    for (const each of later) each();
  };
  const started = startEngine(rig);
  engine = started;
  /** Brings a slide into sight, and takes it for the current one even where it cannot become the first. */
  const choose = (slide: number): void => {
    if (started.current() !== slide) started.goTo(slide);
    chosen = { slide, at: started.current() };
    arrange();
  };
  running.set(element, choose);
  undo.by(() => running.delete(element));
  const slideOf = ({ target }: Event): number =>
    slides.findIndex((each) => target instanceof Node && each.contains(target));
  undo.on(element, 'click', (event) => {
    const slide = slideOf(event);
    if (settingsNow().focusOnSelect && slide >= 0) choose(slide);
  });
  if (written && everywhere.some((each) => each.adaptiveHeight))
    later.push(written.adaptHeight(rig));
  answerArrowKeys(element, (by) => started.move(isRtl ? (by === 1 ? -1 : 1) : by), undo.signal);
  later.push(followFocus(rig, started));
  takeDragClicks(element, started, undo);
  // A link leads into a slide, or the browser finds a text in it.
  undo.on(element, 'beforematch', (event) => {
    const index = slideOf(event);
    if (index >= 0 && !slides[index]?.matches('.slick-active')) started.goTo(index);
  });
  arrange();
  return started;
}

/**
 * Starts a slider with the slides that are displayed at this width, at least two.
 *
 * @returns its engine, and how to end it and to restore the HTML
 */
export function runSlider(
  element: HTMLElement,
  page: Page,
  kind: SliderKind,
  startEngine: StartEngine,
  settings: SliderSettings,
  displayed: readonly HTMLElement[],
  extras: Extras,
): readonly [engine: Engine, end: () => void] {
  const undo = openJournal();
  try {
    const engine = start(element, page, kind, startEngine, settings, displayed, extras, undo);
    return [engine, () => keepFocus(element, undo.close)];
  } catch (error) {
    undo.close();
    throw error;
  }
}
