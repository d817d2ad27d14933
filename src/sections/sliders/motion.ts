import type { EmblaCarouselType } from 'embla-carousel';

/** The time (ms) of one of Embla's steps, whatever the screen's rate. */
const step = 1000 / 60;

type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const ease: Curve = [0.25, 0.1, 0.25, 1];

/** CSS's names of curves (CSS Easing Functions, section 2.2). */
const curves: Readonly<Record<string, Curve>> = {
  linear: [0, 0, 1, 1],
  ease,
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

const curveOf = (easing: string): Curve => {
  const [x1, y1, x2, y2] = /^cubic-bezier\((.+)\)$/.exec(easing)?.[1]?.split(',').map(Number) ?? [];
  const numbers = [x1, y1, x2, y2];
  const isCurve = (given: readonly unknown[]): given is Curve => given.every(Number.isFinite);
  return curves[easing] ?? (isCurve(numbers) ? numbers : ease);
};

/** A coordinate of a Bézier curve from 0 to 1 with these two control points. */
const coordinate = (t: number, one: number, two: number): number =>
  3 * (1 - t) ** 2 * t * one + 3 * (1 - t) * t ** 2 * two + t ** 3;

/**
 * Returns the easing function of CSS with this name, for `steps()` and `linear()` that of `ease`: it maps the
 * share of the time that has passed to the share of the way.
 */
export function easingOf(easing = 'ease'): (share: number) => number {
  const [x1, y1, x2, y2] = curveOf(easing);
  return (share) => {
    let [low, high] = [0, 1];
    for (let round = 0; round < 20; round++) {
      const middle = (low + high) / 2;
      if (coordinate(middle, x1, x2) < share) low = middle;
      else high = middle;
    }
    return coordinate(low, y1, y2);
  };
}

/**
 * Gives Embla's slides slick's way of moving: a curve of CSS over a time in ms, in place of a pull that takes
 * seconds to come to rest. While the visitor drags, the slides follow the pointer as Embla has it. To be called
 * after each of Embla's starts.
 *
 * @param speed returns how long a move takes (ms)
 */
export function easeMoves(
  api: EmblaCarouselType,
  speed: () => number,
  easing: (share: number) => number,
): void {
  const { scrollBody, location, previousLocation, target, dragHandler } = api.internalEngine();
  const { seek, direction } = scrollBody;
  /** The way of the move under way (px), how much of it is left, and how long it has taken (ms). */
  let [way, left, time] = [0, 0, 0];
  let isEased = false;

  scrollBody.seek = () => {
    isEased = scrollBody.duration() > 0 && !dragHandler.pointerDown();
    if (!isEased) {
      left = 0;
      return seek();
    }
    const distance = target.get() - location.get();
    // Where a loop begins anew, both places jump alike. Another distance is another move.
    if (Math.abs(distance - left) > 0.5) [way, time] = [distance, 0];
    time += step;
    const share = Math.min(time / speed(), 1);
    left = share < 1 ? way * (1 - easing(share)) : 0;
    previousLocation.set(location);
    location.set(target.get() - left);
    return scrollBody;
  };
  scrollBody.direction = () => (isEased ? Math.sign(way) : direction());
}

/**
 * Lays slides over each other and fades the current one in. Embla goes on counting; only what it would move
 * stays.
 *
 * @param speed how long the fade takes (ms)
 * @param api given at each of Embla's starts, whose moves end
 */
export function stackFade(
  slides: readonly HTMLElement[],
  current: number,
  speed: number,
  easing = 'ease',
  api?: EmblaCarouselType,
): void {
  if (api) {
    const { translate, slideLooper } = api.internalEngine();
    for (const each of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      each.clear();
      each.toggleActive(false);
    }
    const first = slides[0]?.offsetLeft ?? 0;
    for (const slide of slides) slide.style.transform = `translateX(${first - slide.offsetLeft}px)`;
  }
  for (const [index, { style }] of slides.entries()) {
    style.transition = speed > 0 ? `opacity ${speed}ms ${easing}` : '';
    style.opacity = index === current ? '1' : '0';
    style.zIndex = index === current ? '1' : '';
  }
}
