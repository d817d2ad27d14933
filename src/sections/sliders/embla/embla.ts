import EmblaCarousel, { type EmblaOptionsType } from 'embla-carousel';
import { setAttribute } from '../../../page/changes.js';
import { takeClicks } from '../../../page/clicks.js';
import type { StartEngine } from '../engine.js';
import { lackingAtLast, layOut } from './lay-out.js';
import { wrapSlides } from './markup.js';
import { easeMoves, easingOf, overlaySlides } from './motion.js';

/** How far (px) a pointer moves until its click is the end of a drag. */
const dragDistance = 10;

/** What Embla takes for a move that is none of its jumps; `easeMoves` has the time. */
const moving = 25;

/**
 * Embla with what it leaves to a site: slick's words, elements and classes, dots, a fade, a loop also where the
 * slides do not fill it, and moves of an exact time.
 */
const startEmbla: StartEngine = (rig) => {
  const { element, slides, isRtl, previous, next, speed } = rig;
  const count = slides.length;
  const row = wrapSlides(rig);
  const { list, track, dots } = row;
  const listening = new AbortController();
  const { signal } = listening;
  let now = rig.settingsNow();
  const easing = easingOf(now.cssEase);
  let current = rig.settings.initialSlide ?? 0;
  /** How far (px) a pointer has been drawn. Embla's slides follow it only in the next frames. */
  let way = 0;
  let pressedAt = 0;
  let pressedStop = 0;
  let isDragged = false;

  const moves = (): boolean => count > now.slidesToShow;

  /** Whether a pointer that goes down may draw the row. */
  const mayDraw = (event: MouseEvent | TouchEvent): boolean =>
    (event instanceof MouseEvent ? now.draggable : now.swipe) !== false &&
    (!now.vertical || now.verticalSwiping === true);

  /** Lays the slides out with the settings that are in force at this width, and says what Embla is to do with them. */
  const layOutNow = (): EmblaOptionsType => {
    row.removeCopies();
    now = rig.settingsNow();
    element.classList.toggle('slick-vertical', now.vertical === true);
    track.style.setProperty('--auftritt-own-fade', '0s');
    const align = layOut(row, now);
    const slidesToScroll = Math.min(now.slidesToScroll, count);
    return {
      active: moves() && list.clientWidth > 0,
      container: track,
      slides: [...slides],
      startIndex: Math.floor(current / slidesToScroll),
      align,
      axis: now.vertical ? 'y' : 'x',
      direction: isRtl && !now.vertical ? 'rtl' : 'ltr',
      loop: now.infinite,
      containScroll: now.infinite || now.centerMode || now.fade ? false : 'trimSnaps',
      slidesToScroll,
      skipSnaps: now.swipeToSlide === true,
      // Its own way to tell the click that ends a drag would take the next key's click too.
      dragThreshold: Number.POSITIVE_INFINITY,
      watchDrag: (_, event) => mayDraw(event) && rig.mayDrag(event),
      watchResize: false,
      watchSlides: false,
      watchFocus: false,
    };
  };
  const api = EmblaCarousel(list, layOutNow());

  const isActive = (): boolean => api.internalEngine().options.active;
  const stop = (): number => api.selectedScrollSnap();
  /** Of a slide that only a part is in sight of, slick says that it is not shown. */
  const isShown = (index: number): boolean => {
    const isLast = current + now.slidesToScroll > count;
    const lacking = isLast ? lackingAtLast(count, now) : 0;
    const before = now.centerMode ? Math.floor(now.slidesToShow / 2) : lacking;
    const place = index - current + before;
    const from = now.infinite ? (place + count) % count : place;
    return !moves() || (from >= 0 && from < Math.floor(now.slidesToShow));
  };
  const showArrow = (arrow: HTMLElement, canMove: boolean): void => {
    const isAtEnd = !now.infinite && !(isActive() && canMove);
    arrow.classList.toggle('slick-hidden', !moves());
    arrow.classList.toggle('slick-disabled', moves() && isAtEnd);
    setAttribute(arrow, 'aria-disabled', now.infinite ? null : String(isAtEnd));
  };

  /** Shows the state, and tells of it. */
  const show = (): void => {
    const [first = current] = api.internalEngine().slideRegistry[stop()] ?? [];
    if (isActive()) current = first % count;
    slides.forEach((slide, index) => {
      const isCurrent = index === current;
      slide.classList.toggle('slick-active', isShown(index));
      slide.classList.toggle('slick-center', isCurrent && now.centerMode === true);
    });
    showArrow(previous, api.canScrollPrev());
    showArrow(next, api.canScrollNext());
    [...dots.children].forEach((dot, index) => {
      dot.classList.toggle('slick-active', index === stop() % dots.children.length);
    });
    rig.changed();
  };

  /** The stop at which a slide is current or in sight; of several the nearest one. */
  const stopOf = (slide: number): number => {
    const { slideRegistry, scrollTarget } = api.internalEngine();
    const stops = [...slideRegistry.keys()].filter((at) =>
      slideRegistry[at]?.some((each) => each % count === slide),
    );
    const wayTo = (at: number): number => Math.abs(scrollTarget.byIndex(at, 0).distance);
    return stops.sort((one, other) => wayTo(one) - wayTo(other))[0] ?? 0;
  };

  /** Goes to a stop; in an endless row in this direction, or the shorter way (0). */
  const go = (at: number, direction: -1 | 0 | 1): boolean => {
    const { scrollBody, scrollTo } = api.internalEngine();
    if (isActive()) {
      scrollBody.useBaseFriction().useDuration(now.fade || speed() === 0 ? 0 : moving);
      scrollTo.index(at, direction);
    }
    return isActive();
  };
  const stopAfter = (at: number, by: number): number =>
    api.internalEngine().index.clone().set(at).add(by).get();
  const move = (by: 1 | -1): boolean => go(stopAfter(stop(), by), by === 1 ? -1 : 1);

  /** Prepares what Embla has built, and shows it. */
  const begin = (): void => {
    if (isActive()) {
      if (now.infinite && !api.internalEngine().options.loop) {
        api.reInit({ slides: [...slides, ...row.copySlides(list.clientWidth)] });
      }
      easeMoves(api, speed, easing);
      if (now.fade) overlaySlides(api, slides);
    }
    element.classList.toggle('slick-fade', isActive() && now.fade === true);
    const stops = now.infinite
      ? Math.ceil(count / now.slidesToScroll)
      : api.scrollSnapList().length;
    row.setDots(now.dots && isActive() ? stops : 0);
    show();
  };
  const measure = (): void => {
    api.reInit(layOutNow());
    begin();
  };

  /** Where a pointer is along the row (px). */
  const placeOf = (event: PointerEvent): number => event[now.vertical ? 'clientY' : 'clientX'];
  const press = (event: PointerEvent): void => {
    pressedAt = placeOf(event);
    pressedStop = stop();
    // Embla lets go by itself where a finger scrolls the page.
    way = 0;
  };
  const release = (event: PointerEvent): void => {
    way = placeOf(event) - pressedAt;
  };
  list.addEventListener('pointerdown', press, { capture: true, signal });
  window.addEventListener('pointerup', release, { capture: true, signal });
  const endDrag = (): void => {
    isDragged = Math.abs(way) > dragDistance;
    const { axis, containerRect } = api.internalEngine();
    const isLong = Math.abs(way) > axis.measureSize(containerRect) / (now.touchThreshold ?? 5);
    const by = axis.direction(way) < 0 ? 1 : -1;
    // A drag changes the slide where slick does, by one stop.
    if (stop() === pressedStop && isLong) move(by);
    else if (!now.swipeToSlide) go(stopAfter(pressedStop, isLong ? by : 0), 0);
  };
  const select = (): void => {
    track.style.setProperty('--auftritt-own-fade', `${speed()}ms ${now.cssEase ?? 'ease'}`);
    show();
  };
  api.on('select', select).on('settle', rig.changed).on('pointerUp', endDrag);

  const endClicks = [
    takeClicks(previous, () => move(-1)),
    takeClicks(next, () => move(1)),
    takeClicks(dots, (target) => {
      const at = [...dots.children].findIndex((dot) => dot.contains(target));
      return at >= 0 && go(at, at > stop() ? -1 : 1);
    }),
  ];
  begin();

  return {
    current: () => current,
    isBusy() {
      const { scrollBody, dragHandler } = api.internalEngine();
      return isActive() && (!scrollBody.settled() || dragHandler.pointerDown());
    },
    endsDrag() {
      const was = isDragged;
      isDragged = false;
      return was;
    },
    move: (step) => void move(step),
    goTo: (index) => void go(stopOf(index), 0),
    measure,
    end() {
      listening.abort();
      for (const each of endClicks) each();
      api.destroy();
    },
  };
};

export default startEmbla;
