import { answerClicks } from '../page/answer-clicks.js';
import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import {
  createArrows,
  createDot,
  listenForKeys,
  markAsAddition,
  markDot,
  slidesOf,
} from './slick-controls.js';
import { keepFocus } from './slick-focus.js';
import { saveHtml, saveImages } from './slick-html.js';
import { controlNames } from './slick-names.js';
import { type Rest, watchRest } from './slick-rest.js';
import { refuseRunning } from './slick-running.js';
import { slideAccess } from './slick-slides.js';
import './slick-row.css';

/** Duration of a transition in ms; 0 for a visitor who prefers reduced motion. */
export const standardSpeed = 500;

/** What differs between the rows of the kinds of sliders. */
export interface RowSettings {
  readonly arrows?: boolean;
  readonly dots?: boolean;
  /** Whether a slide that the visitor asks for fades in. The row then does not move visibly. */
  readonly fade?: boolean;
  readonly infinite?: boolean;
  /** How many slides are shown at a time, at this moment. */
  shown(): number;
  /** How many of them are before the current slide, in an endless row; 0 by default. */
  readonly before?: number;
  /** How far (px) the current slide, of this width, is from the beginning of the row; 0 by default. */
  place?(width: number): number;
  /** Whether each slide is as wide as its content, and does not share the row's width equally. */
  readonly ownWidths?: boolean;
  /** The class of a slider that shows all of its slides. */
  readonly stillClass?: string;
  /** The last child of the slider, which counts the slides. */
  readonly last?: HTMLElement | undefined;
  /** Called at the start, and whenever the current slide or the number of shown slides changes. */
  changed?(slider: { readonly count: number; readonly current: number }): void;
}

/** What slick takes over from a row, so that the visitor sees and feels no difference. */
export interface TakenRow {
  /** The index of the current slide, or of the one that only slick can bring to the beginning. */
  readonly current: number;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
  readonly dots: readonly HTMLButtonElement[];
  /** How far (px) the visitor has scrolled the row. */
  readonly scrollLeft: number;
  /** Gives the images the attributes that the server sent. */
  restoreImages(): void;
}

/** A row of slides that the browser scrolls, with the elements and the controls of slick. */
export interface Row extends Rest {
  /** Arranges the row again, after the number of shown slides has changed. */
  arrange(): void;
}

interface Shown {
  take(): TakenRow;
}

const rows = new WeakMap<HTMLElement, Shown>();

/** Takes a slider's row away. The caller puts a running slider in its place. */
export const takeRow = (element: HTMLElement): TakenRow | undefined => rows.get(element)?.take();

/** Ends a slider's row, if it still has one, and restores the HTML. */
export function endRow(element: HTMLElement): void {
  const row = takeRow(element);
  if (!row) return;
  row.restoreImages();
  element.scrollLeft = row.scrollLeft;
}

const box = (className: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  return element;
};

/** Says whether an arrow leads nowhere, in a slider that has an end. */
function markEnd(arrow: HTMLElement, isEnd: boolean): void {
  arrow.classList.toggle('slick-disabled', isEnd);
  arrow.setAttribute('aria-disabled', String(isEnd));
}

/**
 * Shows the slides as slick will show them, in a row that the browser scrolls. The elements, classes and
 * controls are those of slick, so that the look and a theme apply to both.
 */
export function showRow(element: HTMLElement, page: Page, settings: RowSettings): Row {
  refuseRunning(element);
  const {
    arrows = true,
    before = 0,
    dots = false,
    fade = false,
    infinite = true,
    last,
    ownWidths = false,
    place = () => 0,
  } = settings;
  const names = controlNames(element, page);
  const slides = slidesOf(element);
  const count = slides.length;
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const scrolled = element.scrollLeft;
  const restoreImages = saveImages(element);
  const restoreHtml = saveHtml(element);
  const access = slideAccess(element);
  const listening = new AbortController();
  const { signal } = listening;

  const list = box('slick-list slider-row');
  const track = box('slick-track');
  list.append(track);
  const { previous, next } = createArrows(names);
  const dotList = document.createElement('ul');
  dotList.className = 'slick-dots';
  /** The index of the last slide that the row can bring to its beginning. */
  const end = (): number => Math.max(count - settings.shown(), 0);
  // In an endless slider each slide has a dot.
  const dotted = dots && end() > 0 ? (infinite ? count : end() + 1) : 0;
  const buttons = slides.slice(0, dotted).map((_, index) => createDot(index, names));
  for (const button of buttons) {
    const entry = document.createElement('li');
    entry.append(button);
    dotList.append(entry);
  }
  const after: HTMLElement[] = [
    ...(arrows ? [next] : []),
    ...(buttons.length > 0 ? [dotList] : []),
  ];
  if (last) after.push(last);
  const added = [...(arrows ? [previous] : []), list, ...after];
  for (const each of added) markAsAddition(each);

  /** The margin (px) that a theme gives a slide at its start. */
  let margin = 0;
  let current = 0;
  /** The slide that the visitor has asked for last; the row may still be on its way there. */
  let aim = 0;

  /** How far (px) a slide stands from the place of the current one. */
  const offsetOf = (slide: Element | undefined): number => {
    if (!slide) return 0;
    const [own, all] = [slide.getBoundingClientRect(), list.getBoundingClientRect()];
    const due = place(own.width) + margin;
    return isRtl ? own.right - all.right + due : own.left - all.left - due;
  };
  /** The current slide, or the one that the visitor has asked for last and only slick can bring there. */
  const wanted = (): number => (current < end() ? current : Math.max(current, aim));

  const arrange = (): void => {
    const moves = end() > 0;
    slides.forEach((slide, index) => {
      const isShown = !moves || (index - current + before + count) % count < settings.shown();
      slide.classList.toggle('slick-current', index === current);
      slide.classList.toggle('slick-active', isShown);
      slide.setAttribute('aria-hidden', String(!isShown));
    });
    for (const arrow of [previous, next]) arrow.classList.toggle('slick-hidden', !moves);
    if (!infinite) {
      markEnd(previous, current === 0);
      markEnd(next, current >= end());
    }
    [...dotList.children].forEach((entry, index) => {
      entry.classList.toggle('slick-active', index === current);
    });
    buttons.forEach((dot, index) => {
      markDot(dot, index === current);
    });
    access.arrange(slides, track, arrows ? next : undefined);
    if (settings.stillClass) element.classList.toggle(settings.stillClass, !moves);
    settings.changed?.({ count, current });
  };

  const go = (to: number): void => {
    aim = infinite ? (to + count) % count : Math.min(Math.max(to, 0), end());
    const slide = slides[Math.min(aim, end())];
    const behavior = fade || reducedMotion() ? 'instant' : 'smooth';
    list.scrollTo({ left: list.scrollLeft + offsetOf(slide), behavior });
    if (fade && !reducedMotion()) slide?.animate({ opacity: [0, 1] }, standardSpeed);
  };

  const isAligned = (): boolean => end() < 1 || Math.abs(offsetOf(slides[current])) < 1;
  const rest = watchRest(element, list, isAligned, signal);
  list.addEventListener(
    'scroll',
    () => {
      const offsets = slides.map((slide) => Math.abs(offsetOf(slide)));
      const nearest = offsets.indexOf(Math.min(...offsets));
      if (nearest === current || list.clientWidth === 0) return;
      current = nearest;
      arrange();
    },
    { signal, passive: true },
  );
  list.addEventListener('scrollend', () => (aim = wanted()), { signal });
  const endClicks = answerClicks(element, (target) => {
    const dot = buttons.findIndex((button) => button.parentElement?.contains(target));
    if (dot >= 0) go(dot);
    else if (previous.contains(target)) go(aim - 1);
    else if (next.contains(target)) go(aim + 1);
    else return false;
    return true;
  });
  const endKeys = listenForKeys(element, {
    isRtl,
    next: () => go(aim + 1),
    previous: () => go(aim - 1),
  });

  keepFocus(element, () => {
    slides[0]?.before(list);
    track.append(...slides);
    if (arrows) element.prepend(previous);
    element.append(...after);
    element.classList.add('slick-initialized', 'slick-slider');
    if (buttons.length > 0) element.classList.add('slick-dotted');
    slides.forEach((slide, index) => {
      slide.classList.add('slick-slide');
      slide.dataset.slickIndex = String(index);
    });
    for (const arrow of [previous, next]) arrow.classList.add('slick-arrow');
  });
  const { marginInlineStart, marginInlineEnd } = getComputedStyle(slides[0] ?? list);
  margin = Number.parseFloat(marginInlineStart) || 0;
  list.style.scrollPaddingInlineStart = marginInlineStart;
  if (!ownWidths) {
    // slick rounds widths up, and takes margins for a part of them. A browser without `round` has the stylesheet's 100%.
    for (const slide of slides) {
      slide.style.flexBasis = `calc(round(up, 100%, 1px) - ${marginInlineStart} - ${marginInlineEnd})`;
    }
  }
  list.scrollLeft = scrolled;
  arrange();

  rows.set(element, {
    take() {
      rows.delete(element);
      listening.abort();
      endClicks();
      endKeys();
      const { scrollLeft } = list;
      keepFocus(element, () => {
        list.before(...slides);
        for (const each of added) each.remove();
        access.restore();
        if (settings.stillClass) element.classList.remove(settings.stillClass);
        restoreHtml();
      });
      return { current: wanted(), previous, next, dots: buttons, scrollLeft, restoreImages };
    },
  });
  return { ...rest, arrange };
}
