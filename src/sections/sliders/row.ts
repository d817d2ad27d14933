import { takeClicks } from '../../page/clicks.js';
import { createElement } from '../../page/create.js';
import { setAttribute } from '../../page/elements.js';
import type { StartEngine } from './engine.js';
import { copyOf, easingOf, isShown, noPlaces, placesOf, sizeSlides, stepOf } from './row-places.js';

/** How far (px) a pointer moves until its click is the end of a drag. */
const dragDistance = 10;

/** Where a pointer has taken hold of the row (px), and where the row and its stop were then. */
interface Hold {
  readonly press: PointerEvent;
  readonly at: number;
  readonly stop: number;
  isDrawn: boolean;
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
  let { starts, sizes, length, view, stops } = noPlaces;
  /** The stop at which the row is, or to which it goes. */
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
  /** 1 where a larger place on the screen is further on in the row, else -1. */
  const side = (): number => (isRtl && !now.vertical ? -1 : 1);

  const render = (): void => {
    const shift = (distance: number): string =>
      isActive() ? `translate${now.vertical ? 'Y' : 'X'}(${distance * side()}px)` : '';
    track.style.transform = shift(now.fade ? 0 : -at);
    items.forEach(({ style }, index) => {
      const [start = 0, size = 0] = [starts[index], sizes[index]];
      const middle = at + (view - size) / 2 - start;
      // The round in which a slide is the nearest to the middle of the view. What is out of sight stays where it is:
      // it may grow, and would come into sight for a moment.
      const round = isRound() ? Math.round(middle / length) : 0;
      const isInSight = Math.abs(middle - round * length) < (view + size) / 2;
      const way = now.fade ? (starts[0] ?? 0) - start : isInSight ? round * length : 0;
      style.transform = way ? shift(way) : '';
    });
  };

  const showArrow = (arrow: HTMLElement, end: number): void => {
    const isAtEnd = !now.infinite && (!isActive() || stop === end);
    arrow.classList.toggle('slick-hidden', !moves());
    arrow.classList.toggle('slick-disabled', moves() && isAtEnd);
    setAttribute(arrow, 'aria-disabled', now.infinite ? null : String(isAtEnd));
  };
  /** Shows the state, and tells of it. */
  const show = (): void => {
    if (isActive()) current = (stop * stepOf(count, now)) % count;
    slides.forEach((slide, index) => {
      slide.classList.toggle('slick-active', isShown(index, current, count, now));
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
  const nearestOf = (all: number[]): number => {
    const far = (each: number): number => Math.abs(wayTo(each, 0));
    return all.sort((one, other) => far(one) - far(other))[0] ?? 0;
  };
  /** The stop at which a slide is current or in sight; of several the nearest one. */
  const stopOf = (slide: number): number => {
    const all = items.flatMap((_, index) =>
      index % count === slide
        ? Math.min(Math.floor(index / stepOf(count, now)), stops.length - 1)
        : [],
    );
    return nearestOf(all);
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
  const measure = (isStart = false): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const copy of items.slice(count)) copy.remove();
    items = slides;
    now = rig.settingsNow();
    element.classList.toggle('slick-vertical', now.vertical === true);
    list.style.touchAction = now.vertical && now.verticalSwiping ? 'pan-x pinch-zoom' : '';
    track.style.setProperty('--auftritt-own-fade', '0s');
    let insetOf = sizeSlides(list, track, slides, now);
    const read = (): void => {
      ({ starts, sizes, length, view, stops } = placesOf(items, count, track, now, isRtl, insetOf));
    };
    read();
    if (isStart && rig.keepRow()) {
      insetOf = sizeSlides(list, track, slides, now);
      read();
    }
    // Without the widest slide, which may be the one that is under way, the rest must fill the view.
    const needed = view + Math.max(...sizes);
    if (isRound() && length > 0 && length < needed - 1) {
      const rounds = [...Array(Math.ceil(needed / length)).keys()].slice(1);
      const copies = rounds.flatMap((round) =>
        slides.map((slide, index) => copyOf(slide, round * count + index, rig)),
      );
      track.append(...copies);
      items = [...slides, ...copies];
      read();
    }
    stop = Math.min(Math.floor(current / stepOf(count, now)), stops.length - 1);
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
    const nearest = now.swipeToSlide ? nearestOf([...stops.keys()]) : before;
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
  measure(true);

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
    measure: () => measure(),
  };
};

export default startRow;
