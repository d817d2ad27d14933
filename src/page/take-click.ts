/** Where a router follows links whether or not their click has been answered: htmx and swup. */
const routed = '[hx-boost], [data-hx-boost], .swup-enabled';

/**
 * Answers a click in place of the browser, and of a router on the page. Behaviours listen in capture,
 * so that they come before a router that listens on the link or around it.
 */
export function takeClick(event: Event): void {
  event.preventDefault();
  if (event.target instanceof Element && event.target.closest(routed)) event.stopPropagation();
}
