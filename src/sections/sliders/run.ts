import { undoable } from '../../lifecycle/journal.js';
import { answerArrowKeys } from '../../page/arrow-keys.js';
import { autoplay } from '../../page/autoplay.js';
import { reducedMotion } from '../../page/media.js';
import { isNumber } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { pauseButton } from '../../page/pause-button.js';
import { mayDrag, prepareCopy, takeDragClicks } from './clicks.js';
import { arrowOf, controlNames, createCounter, createDot, markParts } from './controls.js';
import type { Engine, Rig, StartEngine } from './engine.js';
import { followFocus, keepFocus, slideAccess } from './focus.js';
import { lazyPictures } from './lazy.js';
import type { SliderSettings } from './options.js';
import { adaptHeight, keepWidth } from './outer-size.js';
import {
  atEveryWidth,
  kinds,
  type SettingsNow,
  type SliderKind,
  settingsInForce,
} from './settings.js';
import { listOf, markOthers, runningClass, saveHtml, slideSelector } from './slides.js';
import type { stackSlides } from './unusual-slides.js';
import { presetOf, writtenOptionsOf } from './written-options.js';

/** Set while all logos fit and none moves. structure.css then shows them in rows. */
const stillClass = 'logo-slider--still';

const isElement = (each: unknown): each is HTMLElement => each instanceof HTMLElement;

/**
 * The sliders that run, which may move together: each with what chooses a slide. slick's own way asks a plugin on the
 * page's jQuery, which may belong to another slick, or be gone.
 */
const running = new Map<HTMLElement, (slide: number) => void>();

/** True while sliders follow another one, so that none of them is followed in turn. */
let isFollowing = false;

/** Chooses a slide in all sliders that a selector names, except the one that they follow. */
function moveOthers(leader: HTMLElement, selector: string, index: number): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const [element, choose] of running) {
    if (element !== leader && element.matches(selector)) choose(index);
  }
  isFollowing = false;
}

/**
 * Starts a slider with the slides that are displayed at this width, at least two.
 *
 * @param stack puts slides below each other, where the options ask for rows
 * @returns its engine, and how to end it and to restore the HTML
 */
export function runSlider(
  element: HTMLElement,
  page: Page,
  kind: SliderKind,
  startEngine: StartEngine,
  settings: SliderSettings,
  displayed: readonly HTMLElement[],
  stack: typeof stackSlides | undefined,
): readonly [engine: Engine, end: () => void] {
  const [engine, end] = undoable((undo) => {
    const { signal } = undo;
    // The names are read at each start, since a router may have changed the page's language.
    const names = controlNames(kinds[kind], page);
    const { direction, inlineSize } = getComputedStyle(element);
    const isRtl = direction === 'rtl';
    const loadPictures = lazyPictures(element, settings.lazyLoad === 'progressive', undo);
    undo.by(saveHtml(element, displayed));
    const settingsNow = (): SettingsNow => settingsInForce(settings);
    const { prevArrow, nextArrow, rows, speed, slidesToShow } = settingsNow();
    const previous = arrowOf(element, prevArrow, 'slick-prev', names.previous, undo);
    const next = arrowOf(element, nextArrow, 'slick-next', names.next, undo);
    const slides = rows > 1 && stack ? stack(displayed, rows, undo) : displayed;
    // An engine shows nothing where it is to begin beyond the last slide.
    const latest = slides.length > slidesToShow ? slides.length - 1 : 0;
    const initialSlide = Math.min(settings.initialSlide ?? 0, latest);
    const old = presetOf(element, page)?.slider;
    // Its styles may hide it until then, and an engine measures.
    element.classList.add(runningClass, ...(old?.started ?? []));
    if (isRtl) element.dir = direction;
    // Its own slider is a block, ours a row of controls around the slides.
    if (old?.parts && getComputedStyle(element).display === 'block') element.style.display = 'flex';
    const { gap } = writtenOptionsOf(element, page);
    if (isNumber(gap)) element.style.setProperty('--auftritt-slide-gap', `${gap}px`);

    let engine: Engine | undefined;
    let last = -1;
    /** The slide that was chosen, and where the row then stood: at its end it cannot become the first one. */
    let chosen = { slide: -1, at: -1 };
    /** What follows each change. */
    const later: (() => void)[] = [];
    const counter = createCounter(kinds[kind], slides.length, names.slide);
    let by: 1 | -1 = 1;
    const advance = (): void => {
      const { infinite, centerMode } = settingsNow();
      const end = slides.at(by === 1 ? -1 : 0);
      // Like slick, a row with an end turns there.
      if (!infinite && end?.matches(centerMode ? '.slick-current' : '.slick-active')) by *= -1;
      engine?.move(by);
    };
    const list = (): Element => listOf(element);
    const { autoplaySpeed = 3000 } = settings;
    const playing = autoplay(element, list, settingsNow, autoplaySpeed, advance, signal);
    const pause = settings.autoplay
      ? pauseButton('logo-slider__pause', names, (plays) => {
          playing.play(plays);
          // What moves by itself is not announced.
          counter?.element.setAttribute('aria-live', plays ? 'off' : 'polite');
        })
      : undefined;
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

    let hasCopies = false;
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
      prepareCopy(copy) {
        prepareCopy(copy);
        if (hasCopies) return;
        hasCopies = true;
        import('./copies.js').then(
          ({ serveCopies }) => serveCopies(element, slides, signal),
          () => {},
        );
      },
      keepFocus: (change) => keepFocus(element, change),
      changed: () => arrange(),
    };
    const arrangeAccess = slideAccess(rig, undo);

    const arrange = (): void => {
      if (!engine || signal.aborted) return;
      placeLast();
      const at = engine.current();
      const isChosen = chosen.at === at && slides[chosen.slide]?.matches('.slick-active');
      const current = isChosen ? chosen.slide : at;
      for (const slide of slides)
        slide.classList.toggle('slick-current', slide === slides[current]);
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
        if (last >= 0) {
          playing.restart(rig.speed());
          if (settings.asNavFor) moveOthers(element, settings.asNavFor, current);
        }
        last = current;
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
    undo.by(started.end, () => running.delete(element));
    const select = ({ target }: Event): void => {
      const slide = slides.findIndex((each) => target instanceof Node && each.contains(target));
      if (settingsNow().focusOnSelect && slide >= 0) choose(slide);
    };
    element.addEventListener('click', select, { signal });
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
