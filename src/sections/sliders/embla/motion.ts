import type { EmblaCarouselType } from 'embla-carousel';

/** The time (ms) of one of Embla's steps, whatever the screen's rate. */
const step = 1000 / 60;

/** Maps the share of the time that has passed to the share of the way. */
type Easing = (share: number) => number;

/** Returns an easing function of CSS, or `ease` in place of one that the browser does not know. */
export function easingOf(easing = 'ease'): Easing {
  const known = CSS.supports('transition-timing-function', easing) ? easing : 'ease';
  const effect = new KeyframeEffect(null, null, { duration: 1, easing: known, fill: 'both' });
  const clock = new Animation(effect);
  return (share) => {
    clock.currentTime = share;
    return effect.getComputedTiming().progress ?? share;
  };
}

/**
 * Gives Embla's slides slick's way of moving: a curve of CSS over a time in ms, in place of a pull that takes
 * seconds to come to rest. While the visitor drags, the slides follow the pointer as Embla has it. To be called
 * after each of Embla's starts.
 *
 * @param speed returns how long a move takes (ms)
 */
export function easeMoves(api: EmblaCarouselType, speed: () => number, easing: Easing): void {
  const { scrollBody, location, previousLocation, target, dragHandler } = api.internalEngine();
  const { seek, direction } = scrollBody;
  /** The way of the move under way (px), how much of it is left, how long it takes and has taken (ms). */
  let [way, left, whole, time] = [0, 0, 0, 0];
  let isEased = false;

  scrollBody.seek = () => {
    isEased = scrollBody.duration() > 0 && !dragHandler.pointerDown();
    if (!isEased) {
      left = 0;
      return seek();
    }
    const distance = target.get() - location.get();
    // Where a loop begins anew, both places jump alike. Another distance is another move.
    if (Math.abs(distance - left) > 0.5) [way, whole, time] = [distance, speed(), 0];
    time += step;
    const share = Math.min(time / whole, 1);
    left = share < 1 ? way * (1 - easing(share)) : 0;
    previousLocation.set(location);
    location.set(target.get() - left);
    return scrollBody;
  };
  scrollBody.direction = () => (isEased ? Math.sign(way) : direction());
}

/** Lays slides over each other; root-structure.css fades them. Embla goes on counting; only what it would move stays. */
export function overlaySlides(api: EmblaCarouselType, slides: readonly HTMLElement[]): void {
  const { translate, slideLooper } = api.internalEngine();
  for (const each of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
    each.clear();
    each.toggleActive(false);
  }
  const places = slides.map(({ offsetLeft }) => offsetLeft);
  slides.forEach(({ style }, index) => {
    style.transform = `translateX(${(places[0] ?? 0) - (places[index] ?? 0)}px)`;
  });
}
