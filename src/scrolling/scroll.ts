import { reducedMotion } from '../page/reduced-motion.js';
import { unclobbered } from '../page/unclobbered.js';
import { whenVisitorScrolls } from '../page/visitor-scrolls.js';

/** Duration of every smooth scroll in ms (specification 9.7). */
const duration = 500;

/** How long after its end a scroll follows what moves its target, such as parts that are drawn late (ms). */
const settling = 1000;

/** The default easing of jQuery's `animate`, which the original site uses to scroll. */
const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

let underWay: AbortController | undefined;

/** The element that another one is drawn in: a slot, a host, the parent, or a frame of the same origin. */
function outer(element: Element): Element | null {
  const { assignedSlot, parentElement, ownerDocument } = unclobbered(element);
  const root = unclobbered(element).getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return assignedSlot ?? parentElement ?? host ?? ownerDocument.defaultView?.frameElement ?? null;
}

/**
 * Finds whatever may scroll to show an element: the element and everything around it, from the inside
 * out, in the frames of the same origin around the page too.
 */
export function boxesAround(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = element; box; box = outer(box)) boxes.push(box);
  return boxes;
}

/** How far a box has been scrolled (px). */
interface Place {
  readonly box: Element;
  readonly left: number;
  readonly top: number;
}

const placeOf = (box: Element): Place => {
  const { scrollLeft: left, scrollTop: top } = unclobbered(box);
  return { box, left, top };
};

/** Scrolls a part of the way from one place to another, at once. */
function scrollBetween({ box, left, top }: Place, part: number): void {
  const to = placeOf(box);
  unclobbered(box).scrollTo({
    left: left + (to.left - left) * part,
    top: top + (to.top - top) * part,
    behavior: 'instant',
  });
}

/**
 * Goes somewhere in 500 ms, or at once if the visitor prefers reduced motion. Each frame asks the browser
 * where that is, because what is drawn or loaded on the way may move it. Ends if the visitor begins to
 * scroll, or if this function is called again.
 *
 * @param boxes what scrolls on the way
 * @param arrive scrolls there at once
 * @param leave is called first; it may scroll, which the visitor does not see. The way ends if it
 * returns false.
 */
export function scroll(boxes: readonly Element[], arrive: () => void, leave: () => boolean): void {
  underWay?.abort();
  const from = boxes.map(placeOf);
  if (!leave()) return;
  const way = new AbortController();
  const { signal } = way;
  underWay = way;
  const windows = new Set(boxes.flatMap((box) => unclobbered(box).ownerDocument.defaultView ?? []));
  for (const each of windows) whenVisitorScrolls(() => way.abort(), signal, each);
  const time = reducedMotion() ? 0 : duration;
  const start = performance.now();
  let before = '';

  const step = (): void => {
    if (signal.aborted) return;
    const passed = performance.now() - start;
    arrive();
    if (passed < time) {
      for (const place of from) scrollBetween(place, swing(passed / time));
    } else {
      const now = boxes
        .map(placeOf)
        .map(({ left, top }) => `${left} ${top}`)
        .join();
      if (now === before || passed > time + settling) way.abort();
      before = now;
    }
    requestAnimationFrame(step);
  };
  step();
}
