import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { autoplay } from '../../../page/autoplay.js';
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
  const markup = wrapSlides(rig);
  const { list, track, dots } = markup;
  const listening = new AbortController();
  const { signal } = listening;
  let now = rig.settingsNow();
  const easing = easingOf(now.cssEase);
  let api: EmblaCarouselType | undefined;
  let isDragged = false;
  /** The slide that is current while nothing can move. */
  let resting = rig.settings.initialSlide ?? 0;

  const moves = (): boolean => count > now.slidesToShow;
  const stop = (): number => api?.selectedScrollSnap() ?? 0;
  const current = (): number =>
    (api?.internalEngine().slideRegistry[stop()]?.[0] ?? resting) % count;
  /** Of a slide that only a part is in sight of, slick says that it is not shown. */
  const isShown = (index: number): boolean => {
    const isLast = current() + now.slidesToScroll > count;
    const lacking = isLast ? lackingAtLast(count, now) : 0;
    const before = now.centerMode ? Math.floor(now.slidesToShow / 2) : lacking;
    const place = index - current() + before;
    const from = now.infinite ? (place + count) % count : place;
    return !moves() || (from >= 0 && from < Math.floor(now.slidesToShow));
  };

  /** Shows the state, and tells of it. */
  const show = (): void => {
    slides.forEach((slide, index) => {
      const isCurrent = index === current();
      slide.classList.toggle('slick-current', isCurrent);
      slide.classList.toggle('slick-active', isShown(index));
      slide.classList.toggle('slick-center', isCurrent && now.centerMode === true);
      const isHidden = String(!isShown(index));
      if (slide.getAttribute('aria-hidden') !== isHidden)
        slide.setAttribute('aria-hidden', isHidden);
    });
    for (const [arrow, canMove] of [
      [previous, api?.canScrollPrev()],
      [next, api?.canScrollNext()],
    ] as const) {
      const isAtEnd = !now.infinite && !canMove;
      arrow.classList.toggle('slick-hidden', !moves());
      arrow.classList.toggle('slick-disabled', moves() && isAtEnd);
      arrow.ariaDisabled = now.infinite ? null : String(isAtEnd);
    }
    [...dots.children].forEach((dot, index) => {
      dot.classList.toggle('slick-active', index === stop() % dots.children.length);
    });
    rig.changed();
  };

  /** Where a pointer is along the row (px). */
  const placeOf = (event: MouseEvent | TouchEvent): number => {
    const point = event instanceof MouseEvent ? event : event.changedTouches[0];
    return point?.[now.vertical ? 'clientY' : 'clientX'] ?? 0;
  };
  let pressedAt = 0;
  /** How far (px) a pointer has been drawn. Embla's slides follow it only in the next frames. */
  let way = 0;

  /** Notes where a pointer goes down, and says whether it may draw the row from there. */
  const mayPress = (event: MouseEvent | TouchEvent): boolean => {
    pressedAt = placeOf(event);
    // Embla lets go by itself where a finger scrolls the page.
    way = 0;
    const isAllowed = event instanceof MouseEvent ? now.draggable : now.swipe;
    return (
      isAllowed !== false &&
      (!now.vertical || now.verticalSwiping === true) &&
      rig.mayDrag(event.target)
    );
  };

  /** The stop at which a slide is current or in sight; of several the nearest one. */
  const stopOf = (slide: number): number => {
    if (!api) return 0;
    const { slideRegistry, scrollTarget } = api.internalEngine();
    const stops = [...slideRegistry.keys()].filter((at) =>
      slideRegistry[at]?.some((each) => each % count === slide),
    );
    const wayTo = (at: number): number => Math.abs(scrollTarget.byIndex(at, 0).distance);
    return stops.sort((one, other) => wayTo(one) - wayTo(other))[0] ?? 0;
  };

  /** Goes to a stop; in an endless row in this direction, or the shorter way (0). */
  const go = (at: number, direction: -1 | 0 | 1): boolean => {
    if (!api) return false;
    const { scrollBody, scrollTo } = api.internalEngine();
    scrollBody.useBaseFriction().useDuration(now.fade || speed() === 0 ? 0 : moving);
    scrollTo.index(at, direction);
    playing.restart(speed());
    return true;
  };
  const stopAfter = (at: number, by: number): number =>
    api?.internalEngine().index.clone().set(at).add(by).get() ?? 0;
  const move = (by: 1 | -1): boolean => go(stopAfter(stop(), by), by === 1 ? -1 : 1);

  const noteWay = (event: MouseEvent | TouchEvent): void => {
    way = placeOf(event) - pressedAt;
  };
  // Before Embla's own listeners.
  for (const type of ['mouseup', 'touchend'] as const) {
    window.addEventListener(type, noteWay, { capture: true, signal });
  }

  /** Tells drags from clicks, and lets a drag change the slide where slick does, by one stop. */
  const watchDrags = (running: EmblaCarouselType): void => {
    let from = 0;
    running
      .on('pointerDown', () => {
        from = stop();
      })
      .on('pointerUp', () => {
        isDragged = Math.abs(way) > dragDistance;
        const { axis, containerRect } = running.internalEngine();
        const isLong = Math.abs(way) > axis.measureSize(containerRect) / (now.touchThreshold ?? 5);
        const by = axis.direction(way) < 0 ? 1 : -1;
        if (stop() === from && isLong) move(by);
        else if (!now.swipeToSlide) go(stopAfter(from, isLong ? by : 0), 0);
        playing.restart(speed());
      });
  };

  /** Starts Embla with the settings that are in force at this width, and ends the one before. */
  const arrange = (): void => {
    const at = api ? current() : resting;
    api?.destroy();
    markup.removeCopies();
    api = undefined;
    resting = at;
    now = rig.settingsNow();
    element.classList.toggle('slick-vertical', now.vertical === true);
    track.style.setProperty('--auftritt-own-fade', '0s');
    const align = layOut(list, track, slides, now);
    if (moves() && list.clientWidth > 0) {
      api = EmblaCarousel(list, {
        container: track,
        slides: [...slides],
        align,
        axis: now.vertical ? 'y' : 'x',
        direction: isRtl && !now.vertical ? 'rtl' : 'ltr',
        loop: now.infinite,
        containScroll: now.infinite || now.centerMode || now.fade ? false : 'trimSnaps',
        slidesToScroll: Math.min(now.slidesToScroll, count),
        skipSnaps: now.swipeToSlide === true,
        // Its own way to tell the click that ends a drag would take the next key's click too.
        dragThreshold: Number.POSITIVE_INFINITY,
        watchDrag: (_, event) => mayPress(event),
        watchResize: false,
        watchSlides: false,
        watchFocus: false,
      });
      if (now.infinite && !api.internalEngine().options.loop) {
        api.reInit({ slides: [...slides, ...markup.copySlides(list.clientWidth)] });
      }
      easeMoves(api, speed, easing);
      if (now.fade) overlaySlides(api, slides);
      api.scrollTo(stopOf(at), true);
      api.on('settle', rig.changed).on('select', () => {
        track.style.setProperty('--auftritt-own-fade', `${speed()}ms ${now.cssEase ?? 'ease'}`);
        show();
      });
      watchDrags(api);
    }
    element.classList.toggle('slick-fade', api !== undefined && now.fade === true);
    const stops = now.infinite
      ? Math.ceil(count / now.slidesToScroll)
      : (api?.scrollSnapList().length ?? 0);
    markup.setDots(now.dots && api ? stops : 0);
    show();
  };

  let by: 1 | -1 = 1;
  const advance = (): void => {
    // Like slick, a row with an end turns there.
    if (!now.infinite && !api?.canScrollNext()) by = -1;
    else if (!now.infinite && !api?.canScrollPrev()) by = 1;
    move(by);
  };
  const playing = autoplay(element, list, now, now.autoplaySpeed ?? 3000, advance, signal);

  const endClicks = [
    takeClicks(previous, () => move(-1)),
    takeClicks(next, () => move(1)),
    takeClicks(dots, (target) => {
      const at = [...dots.children].findIndex((dot) => dot.contains(target));
      return at >= 0 && go(at, at > stop() ? -1 : 1);
    }),
  ];
  const chooseSlide = ({ target }: Event): void => {
    const slide = slides.findIndex((each) => target instanceof Node && each.contains(target));
    if (now.focusOnSelect && slide >= 0) go(stopOf(slide), 0);
  };
  list.addEventListener('click', chooseSlide, { signal });
  // Embla lets nothing in the list be dragged.
  const keepDrag = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches('[draggable="true"]')) {
      event.stopPropagation();
    }
  };
  track.addEventListener('dragstart', keepDrag, { signal });
  arrange();

  return {
    current,
    isBusy() {
      const { scrollBody, dragHandler } = api?.internalEngine() ?? {};
      return scrollBody?.settled() === false || dragHandler?.pointerDown() === true;
    },
    endsDrag() {
      const was = isDragged;
      isDragged = false;
      return was;
    },
    move: (step) => void move(step),
    goTo: (index) => void go(stopOf(index), 0),
    setAutoplay: playing.play,
    measure: arrange,
    end() {
      listening.abort();
      for (const each of endClicks) each();
      api?.destroy();
    },
  };
};

export default startEmbla;
