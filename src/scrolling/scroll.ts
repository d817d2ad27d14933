import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import { whenVisitorScrolls } from '../page/visitor-scrolls.js';

/** Duration of every smooth scroll in ms (specification 9.7). */
const duration = 500;

/** The default easing of jQuery's `animate`, which the original site uses to scroll. */
const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

let underWay: AbortController | undefined;

/** Stops a running scroll at its current position. */
function stopScrolling(): void {
  underWay?.abort();
}

/** The room (px) that the page's CSS keeps free above what it scrolls to, such as a header. */
function scrollPadding(): number {
  const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
  const size = Number.parseFloat(padding) || 0;
  return padding.endsWith('%') ? (size * window.innerHeight) / 100 : size;
}

/**
 * Scrolls the window in 500 ms, so that `target` stands right below the header, or to a distance (px)
 * from the top. On a page without the header's hook it stands below the page's `scroll-padding`; its own
 * `scroll-margin` comes on top. Scrolls at once if the visitor prefers reduced motion. Each frame measures the target's
 * position again, because images that load meanwhile may move it. The scroll ends if the visitor
 * scrolls by hand or if this function is called again.
 */
export function scrollTo(target: Element | number, { selectors }: Page): void {
  stopScrolling();
  const destination = (): number => {
    if (typeof target === 'number') return target;
    const header = document.querySelector<HTMLElement>(selectors.header);
    const above = header?.offsetHeight ?? scrollPadding();
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
    return target.getBoundingClientRect().top + window.scrollY - above - margin;
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
