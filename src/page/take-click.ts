/**
 * Marks places where a router follows a link even if a script has already handled the click: htmx 2,
 * htmx 4 (which marks the links themselves) and swup.
 */
const routed = '[hx-boost],[data-hx-boost],[data-htmx-powered],.swup-enabled';

/** Whether a click is in a place where a router follows every link. */
export const isRouted = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(routed) !== null;

/**
 * Claims a click, so that neither the browser nor a router of the page handles it. Behaviours listen in
 * the capture phase, and so come before a router that listens on the link or around it.
 */
export function takeClick(event: Event): void {
  event.preventDefault();
  if (isRouted(event)) event.stopPropagation();
}
