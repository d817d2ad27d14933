import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import { whenVisitorScrolls } from '../page/visitor-scrolls.js';

/** Duration of every smooth scroll in ms (specification 9.7). */
const duration = 500;

/** The easing of jQuery's `animate`, which the original site scrolls with. */
const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

let underWay: AbortController | undefined;

/** Ends a scroll under way where it is. */
function stopScrolling(): void {
  underWay?.abort();
}

/**
 * Scrolls the window over 500 ms to `target` below the header, or to a distance (px) from the top;
 * at once when the visitor prefers reduced motion. Where the target is, is asked in each frame, so
 * that images which load meanwhile do not make the scroll miss. A visitor who scrolls by hand, and
 * a later call, end it.
 */
export function scrollTo(target: Element | number, { selectors }: Page): void {
  stopScrolling();
  const destination = (): number => {
    if (typeof target === 'number') return target;
    const header = document.querySelector<HTMLElement>(selectors.header);
    return target.getBoundingClientRect().top + window.scrollY - (header?.offsetHeight ?? 0);
  };
  const jump = (top: number): void => window.scrollTo({ top, behavior: 'instant' });
  if (reducedMotion()) {
    jump(destination());
    return;
  }
  underWay = new AbortController();
  const { signal } = underWay;
  whenVisitorScrolls(stopScrolling, signal);
  const from = window.scrollY;
  const start = performance.now();
  const step = (): void => {
    if (signal.aborted) return;
    const progress = Math.min(1, (performance.now() - start) / duration);
    jump(from + (destination() - from) * swing(progress));
    if (progress < 1) requestAnimationFrame(step);
    else stopScrolling();
  };
  requestAnimationFrame(step);
}
