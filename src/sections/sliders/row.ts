import { setAttribute } from '../../page/changes.js';
import { takeClicks } from '../../page/clicks.js';
import { createElement } from '../../page/create.js';
import type { StartEngine } from './engine.js';
import type { SettingsNow } from './settings.js';

/** How far (px) a pointer moves until its click is the end of a drag. */
const dragDistance = 10;

/** Where a pointer has taken hold of the row (px), and where the row and its stop were then. */
interface Hold {
  readonly press: PointerEvent;
  readonly at: number;
  readonly stop: number;
  isDrawn: boolean;
}

/** Returns an easing function of CSS, or `ease` in place of one that the browser does not know. */
function easingOf(name = 'ease'): (share: number) => number {
  const easing = CSS.supports('transition-timing-function', name) ? name : 'ease';
  const effect = new KeyframeEffect(null, null, { duration: 1, easing, fill: 'both' });
  const clock = new Animation(effect);
  return (share) => {
    clock.currentTime = share;
    return effect.getComputedTiming().progress ?? share;
  };
}

/**
 * How many slides the last stop of an endless row lacks to fill it. Like slick's, it ends the row then, with slides of
 * the stop before.
 */
function lackingAtLast(count: number, now: SettingsNow): number {
  const rest = count % now.slidesToScroll;
  const isEven = !now.infinite || now.variableWidth || rest === 0;
  return isEven ? 0 : Math.max(0, Math.floor(now.slidesToShow) - rest);
}

/**
 * Gives slides the sizes that slick would give them.
 *
 * @returns how far (px) from the beginning of the view slides of a size belong
 */
function sizeSlides(
  list: HTMLElement,
  track: HTMLElement,
  slides: readonly HTMLElement[],
  settings: SettingsNow,
): (size: number) => number {
  const { centerMode, centerPadding, slidesToShow, variableWidth, vertical } = settings;
  const [first = track] = slides;
  const padding = centerMode ? centerPadding : '0px';
  // slick rounds widths up, and takes margins for a part of them.
  const width = `(100% - 2 * ${padding}) / ${slidesToShow}`;
  const setWidths = (margins = ''): void => {
    for (const { style } of slides) {
      style.flexBasis = `calc(${width}${margins})`;
      // A browser without `round` keeps the width before.
      style.flexBasis = `calc(round(up, ${width}, 1px)${margins})`;
    }
  };
  for (const { style } of slides) style.flex = '0 0 auto';
  const isSized = !vertical && !variableWidth;
  // Most slides have no margins, and need no second layout.
  if (isSized) setWidths();
  const css = getComputedStyle(first);
  const margin = Number.parseFloat(css.marginInlineStart) || 0;
  if (isSized && (margin || Number.parseFloat(css.marginInlineEnd)))
    setWidths(` - ${css.marginInlineStart} - ${css.marginInlineEnd}`);
  track.style.blockSize = vertical ? '100%' : '';
  list.style.blockSize = '';
  if (vertical) {
    // The padding in px, whatever its unit.
    list.style.paddingBlockStart = padding;
    const inset = Number.parseFloat(getComputedStyle(list).paddingBlockStart);
    list.style.paddingBlockStart = '';
    const margins = Number.parseFloat(css.marginBlockStart) + Number.parseFloat(css.marginBlockEnd);
    list.style.blockSize = `${slidesToShow * (first.offsetHeight + margins) + 2 * inset}px`;
    return () => inset;
  }
  const view = track.offsetWidth;
  if (!centerMode) return () => margin;
  if (variableWidth) return (size) => (view - size) / 2;
  const step = first.offsetWidth + margin * 2;
  return () => (view - step * slidesToShow) / 2 + Math.floor(slidesToShow / 2) * step + margin;
}

/** A row of our own, for pages without jQuery: in slick's words, with its elements and classes. */
const startRow: StartEngine = (rig) => {
  const { element, slides, isRtl, previous, next, speed, undo } = rig;
  const count = slides.length;
  const dots = createElement('ul', { class: 'slick-dots' });
  const track = createElement('div', { class: 'slick-track' });
  const list = createElement('div', { class: 'slick-list' }, track);
  element.classList.add('slick-initialized', 'slick-slider');
  for (const arrow of [previous, next]) arrow.classList.add('slick-arrow');
  slides.forEach((slide, index) => {
    slide.classList.add('slick-slide');
    slide.dataset.slickIndex = String(index);
  });
  slides[0]?.before(list);
  track.append(...slides);

  let now = rig.settingsNow();
  const easing = easingOf(now.cssEase);
  let current = rig.settings.initialSlide ?? 0;
  /** The slides and, where they do not fill an endless row, copies of them. */
  let items = slides;
  /** Where each of them begins, and what sizes they have (px). */
  let starts: readonly number[] = [];
  let sizes: readonly number[] = [];
  /** The sizes of all together and of what is in sight (px). */
  let [length, view] = [0, 0];
  /** Where the row stands at each of its stops (px), and at which it is. */
  let stops: readonly number[] = [0];
  let stop = 0;
  /** Where the row is, and where it goes (px). */
  let [at, aim] = [0, 0];
  let frame = 0;
  let hold: Hold | undefined;
  let isDragged = false;

  const moves = (): boolean => count > now.slidesToShow;
  const isActive = (): boolean => moves() && view > 0;
  /** Whether the slides come from the other end again. Those that fade lie over each other. */
  const isRound = (): boolean => now.infinite && isActive() && !now.fade;
  const step = (): number => Math.min(now.slidesToScroll, count);
  /** 1 where a larger place on the screen is further on in the row, else -1. */
  const side = (): number => (isRtl && !now.vertical ? -1 : 1);

  const render = (): void => {
    const shift = (distance: number): string =>
      distance && isActive()
        ? `translate${now.vertical ? 'Y' : 'X'}(${distance * side()}px)`
        : 'none';
    track.style.transform = shift(now.fade ? 0 : -at);
    items.forEach(({ style }, index) => {
      const [start = 0, size = 0] = [starts[index], sizes[index]];
      // The round in which a slide is the nearest to the middle of the view.
      const round = isRound() ? Math.round((at + (view - size) / 2 - start) / length) : 0;
      style.transform = shift(now.fade ? (starts[0] ?? 0) - start : round * length);
    });
  };

  /** Measures the row, which may have copies, and finds its stops. */
  const read = (inset: (size: number) => number): void => {
    const { vertical } = now;
    const wide = track.offsetWidth;
    view = vertical ? track.offsetHeight : wide;
    sizes = items.map((item) => (vertical ? item.offsetHeight : item.offsetWidth));
    starts = items.map((item, index) => {
      if (vertical) return item.offsetTop;
      return isRtl ? wide - item.offsetLeft - (sizes[index] ?? 0) : item.offsetLeft;
    });
    const end = (index: number): number => (starts[index] ?? 0) + (sizes[index] ?? 0);
    const css = getComputedStyle(items.at(-1) ?? track);
    length =
      end(items.length - 1) +
      Number.parseFloat(css[vertical ? 'marginBlockEnd' : 'marginInlineEnd']);
    const lacking = lackingAtLast(count, now);
    stops = starts
      .filter((_, index) => index % step() === 0)
      .map((start, index) => {
        const last = Math.min((index + 1) * step(), items.length) - 1;
        const before = index === Math.floor(count / step()) ? lacking : 0;
        return start - inset(end(last) - start) - before * ((sizes[0] ?? 0) + 2 * (starts[0] ?? 0));
      });
    if (now.infinite || now.centerMode || now.fade) return;
    // A row with an end stops where its last slide is whole.
    const most = Math.max(0, length - view);
    const reached = stops.findIndex((each) => each > most - 2);
    stops = [...stops.slice(0, reached < 0 ? -1 : reached), most];
  };

  /** Of a slide that only a part is in sight of, slick says that it is not shown. */
  const isShown = (index: number): boolean => {
    const isLast = current + now.slidesToScroll > count;
    const lacking = isLast ? lackingAtLast(count, now) : 0;
    const before = now.centerMode ? Math.floor(now.slidesToShow / 2) : lacking;
    const from = now.infinite
      ? (index - current + before + count) % count
      : index - current + before;
    return !moves() || (from >= 0 && from < Math.floor(now.slidesToShow));
  };
  const showArrow = (arrow: HTMLElement, end: number): void => {
    const isAtEnd = !now.infinite && (!isActive() || stop === end);
    arrow.classList.toggle('slick-hidden', !moves());
    arrow.classList.toggle('slick-disabled', moves() && isAtEnd);
    setAttribute(arrow, 'aria-disabled', now.infinite ? null : String(isAtEnd));
  };
  /** Shows the state, and tells of it. */
  const show = (): void => {
    if (isActive()) current = (stop * step()) % count;
    slides.forEach((slide, index) => {
      slide.classList.toggle('slick-active', isShown(index));
      slide.classList.toggle('slick-center', index === current && now.centerMode === true);
    });
    showArrow(previous, 0);
    showArrow(next, stops.length - 1);
    [...dots.children].forEach((dot, index) => {
      dot.classList.toggle('slick-active', index === stop % dots.children.length);
    });
    rig.changed();
  };

  /** The way to a stop (px), in this direction where the row is endless, or the shorter one (0). */
  const wayTo = (to: number, direction: -1 | 0 | 1): number => {
    const way = (stops[to] ?? 0) - aim;
    if (!isRound()) return way;
    const short = way - Math.round(way / length) * length;
    return direction && Math.sign(short) === -direction ? short + direction * length : short;
  };
  const settle = (): void => {
    frame = 0;
    at = aim = stops[stop] ?? 0;
    render();
    rig.changed();
  };
  /** Goes to a stop. */
  const go = (to: number, direction: -1 | 0 | 1): boolean => {
    if (!isActive() || (now.waitForAnimate && frame)) return isActive();
    const isOther = to !== stop;
    const [from, time, begin] = [at, now.fade ? 0 : speed(), performance.now()];
    aim += wayTo(to, direction);
    stop = to;
    const way = aim - from;
    const move = (moment: number): void => {
      const share = (moment - begin) / time;
      if (share >= 1) {
        settle();
        return;
      }
      at = from + way * easing(share);
      render();
      frame = requestAnimationFrame(move);
    };
    cancelAnimationFrame(frame);
    frame = way && time ? requestAnimationFrame(move) : 0;
    if (isOther) {
      track.style.setProperty('--auftritt-own-fade', `${speed()}ms ${now.cssEase ?? 'ease'}`);
      show();
    }
    if (way && !frame) settle();
    return true;
  };
  const stopAfter = (from: number, by: 1 | -1): number => {
    const { length: all } = stops;
    return now.infinite ? (from + by + all) % all : Math.max(0, Math.min(from + by, all - 1));
  };
  const move = (by: 1 | -1): boolean => go(stopAfter(stop, by), by);
  /** The stop at which a slide is current or in sight; of several the nearest one. */
  const stopOf = (slide: number): number => {
    const all = items.flatMap((_, index) =>
      index % count === slide ? Math.min(Math.floor(index / step()), stops.length - 1) : [],
    );
    const far = (each: number): number => Math.abs(wayTo(each, 0));
    return all.sort((one, other) => far(one) - far(other))[0] ?? 0;
  };

  const copySlides = (times: number): readonly HTMLElement[] => {
    const indexes = [...Array(Math.max(0, times - 1) * count).keys()];
    return indexes.flatMap((index) => {
      const slide = slides[index % count];
      if (!slide) return [];
      const copy = document.importNode(slide, true);
      rig.prepareCopy(copy);
      copy.classList.add('slick-cloned');
      copy.classList.remove('slick-current', 'slick-active');
      copy.dataset.slickIndex = String(count + index);
      return copy;
    });
  };
  const setDots = (wanted: number): void => {
    element.classList.toggle('slick-dotted', wanted > 0);
    if (dots.children.length === wanted) return;
    const indexes = [...Array(wanted).keys()];
    dots.replaceChildren(...indexes.map((index) => createElement('li', {}, rig.createDot(index))));
    if (wanted === 0) dots.remove();
    else element.append(dots);
  };
  /** Lays the slides out with the settings that are in force at this width. */
  const measure = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const copy of items.slice(count)) copy.remove();
    items = slides;
    now = rig.settingsNow();
    element.classList.toggle('slick-vertical', now.vertical === true);
    list.style.touchAction = now.vertical && now.verticalSwiping ? 'pan-x pinch-zoom' : '';
    track.style.setProperty('--auftritt-own-fade', '0s');
    const inset = sizeSlides(list, track, slides, now);
    read(inset);
    // Without the widest slide, which may be the one that is under way, the rest must fill the view.
    const needed = view + Math.max(...sizes);
    if (isRound() && length > 0 && length < needed - 1) {
      items = [...slides, ...copySlides(Math.ceil(needed / length))];
      track.append(...items.slice(count));
      read(inset);
    }
    stop = Math.min(Math.floor(current / step()), stops.length - 1);
    at = aim = stops[stop] ?? 0;
    render();
    element.classList.toggle('slick-fade', isActive() && now.fade === true);
    const all = now.infinite ? Math.ceil(count / now.slidesToScroll) : stops.length;
    setDots(now.dots && isActive() ? all : 0);
    show();
  };

  /** How far (px) a pointer has gone along the row since it took hold of it, or across it. */
  const wayOf = (press: PointerEvent, event: PointerEvent, isAcross = false): number =>
    (now.vertical ?? false) === isAcross
      ? event.clientX - press.clientX
      : event.clientY - press.clientY;
  const take = (press: PointerEvent): void => {
    const { isPrimary, button, pointerType } = press;
    const isFree = (pointerType === 'mouse' ? now.draggable : now.swipe) !== false;
    const mayDraw = isFree && (!now.vertical || now.verticalSwiping);
    if (!isPrimary || button !== 0 || !isActive() || !mayDraw || !rig.mayDrag(press)) return;
    cancelAnimationFrame(frame);
    frame = 0;
    aim = at;
    hold = { press, at, stop, isDrawn: false };
  };
  const draw = (event: PointerEvent): void => {
    if (event.pointerId !== hold?.press.pointerId) return;
    const way = wayOf(hold.press, event);
    // A finger that goes across scrolls the page.
    hold.isDrawn ||=
      event.pointerType === 'mouse' || Math.abs(way) > Math.abs(wayOf(hold.press, event, true));
    if (!hold.isDrawn || now.touchMove === false) return;
    const to = hold.at - way * side();
    const inside = Math.max(stops[0] ?? 0, Math.min(to, stops.at(-1) ?? 0));
    at = aim = isRound() ? to : inside + (to - inside) * (now.edgeFriction ?? 0.35);
    render();
  };
  const letGo = (event: PointerEvent): void => {
    if (!hold || (event.type !== 'contextmenu' && event.pointerId !== hold.press.pointerId)) return;
    const { press, stop: before } = hold;
    hold = undefined;
    // The browser takes the pointer where a finger scrolls the page.
    const way = event.type === 'pointerup' ? wayOf(press, event) : 0;
    isDragged = Math.abs(way) > dragDistance;
    const by = way * side() < 0 ? 1 : -1;
    const far = (each: number): number => Math.abs(wayTo(each, 0));
    const [nearest = before] = now.swipeToSlide
      ? [...stops.keys()].sort((one, other) => far(one) - far(other))
      : [];
    // A drag changes the slide where slick does, by one stop.
    const isLong = Math.abs(way) > view / (now.touchThreshold ?? 5);
    go(nearest === before && isLong ? stopAfter(before, by) : nearest, 0);
  };
  undo.on(list, 'pointerdown', take);
  undo.on(window, 'pointermove', draw, { capture: true });
  for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const)
    undo.on(window, type, letGo, { capture: true });
  undo.on(list, 'dragstart', (event) => {
    // What the page lets be dragged keeps its drag.
    const { target } = event;
    const isFree =
      target instanceof HTMLElement && target.draggable && target.matches('[draggable]');
    if (isActive() && !isFree) event.preventDefault();
  });
  undo.by(
    () => cancelAnimationFrame(frame),
    takeClicks(previous, () => move(-1)),
    takeClicks(next, () => move(1)),
    takeClicks(dots, (target) => {
      const to = [...dots.children].findIndex((dot) => dot.contains(target));
      return to >= 0 && go(to, to > stop ? 1 : -1);
    }),
  );
  measure();

  return {
    current: () => current,
    isBusy: () => frame !== 0 || hold !== undefined,
    endsDrag() {
      const was = isDragged;
      isDragged = false;
      return was;
    },
    move: (by) => void move(by),
    goTo: (index) => void go(stopOf(index), 0),
    measure,
  };
};

export default startRow;
