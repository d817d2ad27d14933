import { answerArrowKeys } from '../../page/arrow-keys.js';
import { reducedMotion } from '../../page/media.js';
import { isNumber } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { pauseButton } from '../../page/pause-button.js';
import { undoable } from '../../page/undoable.js';
import { forwardClicks, mayDrag, takeDragClicks } from './clicks.js';
import { arrowOf, controlNames, createCounter, createDot, markParts } from './controls.js';
import type { Engine, Rig, StartEngine } from './engine.js';
import { followFocus, keepFocus, slideAccess } from './focus.js';
import { lazyPictures } from './lazy.js';
import { atEveryWidth, type SliderSettings } from './options.js';
import { adaptHeight, keepWidth } from './outer-size.js';
import { kinds, type SettingsNow, type SliderKind, settingsInForce } from './settings.js';
import { markOthers, runningClass, saveHtml, slideSelector, stackSlides } from './slides.js';
import { presetOf, writtenOptionsOf } from './written-options.js';

/** Set while all logos fit and none moves. structure.css then shows them in rows. */
const stillClass = 'logo-slider--still';

const isElement = (each: unknown): each is HTMLElement => each instanceof HTMLElement;

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
): readonly [engine: Engine, end: () => void] {
  const [engine, end] = undoable((undo, signal) => {
    // The names are read at each start, since a router may have changed the page's language.
    const names = controlNames(kinds[kind], page);
    const { direction, inlineSize } = getComputedStyle(element);
    const isRtl = direction === 'rtl';
    const loadPictures = lazyPictures(element, settings.lazyLoad === 'progressive', undo);
    undo.push(saveHtml(element, displayed));
    const settingsNow = (): SettingsNow => settingsInForce(settings);
    const { prevArrow, nextArrow, rows, speed, slidesToShow } = settingsNow();
    const previous = arrowOf(element, prevArrow, 'slick-prev', names.previous, undo);
    const next = arrowOf(element, nextArrow, 'slick-next', names.next, undo);
    const slides = stackSlides(displayed, rows, undo);
    // An engine shows nothing where it is to begin beyond the last slide.
    const latest = slides.length > slidesToShow ? slides.length - 1 : 0;
    const initialSlide = Math.min(settings.initialSlide ?? 0, latest);
    const old = presetOf(element, page)?.slider;
    // Its styles may hide it until then, and an engine measures.
    element.classList.add(runningClass, ...(old?.started ?? []));
    // Its own slider is a block, ours a row of controls around the slides.
    if (old?.parts && getComputedStyle(element).display === 'block') element.style.display = 'flex';
    const { gap } = writtenOptionsOf(element, page);
    if (isNumber(gap)) element.style.setProperty('--auftritt-slide-gap', `${gap}px`);

    let engine: Engine | undefined;
    let last = -1;
    /** What follows each change. */
    const later: (() => void)[] = [];
    const pause = settings.autoplay
      ? pauseButton('logo-slider__pause', names, (plays) => engine?.setAutoplay(plays))
      : undefined;
    const counter = createCounter(kinds[kind], slides.length, names.slide);
    const everywhere = atEveryWidth(settings);
    const hasArrows = everywhere.some(({ arrows }, index) => arrows ?? index === 0);
    element.prepend(...[pause?.element, hasArrows && !prevArrow && previous].filter(isElement));
    /** Puts what stands after the slides in its order, where an engine has built its elements anew. */
    const placeLast = (): void => {
      const dots = element.querySelector(':scope > .slick-dots');
      const last = [hasArrows && !nextArrow && next, dots, counter?.element].filter(isElement);
      const all = [...element.children];
      if (last.some((each, index) => all.at(index - last.length) !== each)) {
        keepFocus(element, () => element.append(...last));
      }
      markOthers(element, slides);
    };
    placeLast();

    const rig: Rig = {
      element,
      slides,
      settings: { ...settings, initialSlide },
      isRtl,
      previous,
      next,
      createDot: (index) => createDot(index, names.goTo),
      speed: () => (reducedMotion() ? 0 : speed),
      settingsNow,
      slideSelector,
      mayDrag,
      keepFocus: (change) => keepFocus(element, change),
      changed: () => arrange(),
    };
    const arrangeAccess = slideAccess(rig, undo);

    const arrange = (): void => {
      if (!engine || signal.aborted) return;
      placeLast();
      const current = engine.current();
      const now = settingsNow();
      const moves = slides.length > now.slidesToShow;
      markParts(element, old);
      // A breakpoint may take the arrows away.
      for (const arrow of [previous, next]) {
        arrow.hidden = !now.arrows;
        // An engine takes the tab stop away from what is no button by itself.
        if (arrow.matches('[role="button"]')) arrow.tabIndex = 0;
      }
      arrangeAccess();
      loadPictures(slides);
      pause?.arrange(moves);
      if (kind === 'logo-slider') element.classList.toggle(stillClass, !moves);
      if (last !== current) {
        counter?.show(current);
        if (settings.asNavFor && last >= 0) moveOthers(element, settings.asNavFor, current);
      }
      last = current;
      for (const each of later) each();
    };
    const started = startEngine(rig);
    engine = started;
    running.set(element, started);
    undo.push(started.end, () => running.delete(element), forwardClicks(rig));
    // The engine has measured the slides while they were narrower.
    if (keepWidth(element, inlineSize)) started.measure();
    if (everywhere.some((each) => each.adaptiveHeight)) later.push(adaptHeight(rig, signal));
    answerArrowKeys(element, (by) => started.move(isRtl ? (by === 1 ? -1 : 1) : by), signal);
    later.push(followFocus(rig, started, signal));
    takeDragClicks(element, started, signal);
    // A link leads into a slide, or the browser finds a text in it.
    const reveal = ({ target }: Event): void => {
      const index = slides.findIndex((each) => target instanceof Node && each.contains(target));
      if (index >= 0 && !slides[index]?.matches('.slick-active')) started.goTo(index);
    };
    element.addEventListener('beforematch', reveal, { signal });
    arrange();
    return started;
  });
  return [engine, () => keepFocus(element, end)];
}
