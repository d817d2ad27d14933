import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';

/** What keeps the focus clear of the notice and the header, and makes room at the end of the page. */
const properties = ['scroll-padding-block-end', 'padding-block-end', 'scroll-padding-block-start'];

/**
 * How far the header reaches into the window while the page scrolls, in CSS pixels: 0 if it scrolls
 * away, or if its menu fills the window.
 */
function reachOf(header: HTMLElement | null): number {
  if (!header) return 0;
  const { position, top } = getComputedStyle(header);
  if (position !== 'sticky' && position !== 'fixed') return 0;
  const reach = (Number.parseFloat(top) || 0) + header.offsetHeight;
  return reach < innerHeight / 2 ? reach : 0;
}

/**
 * Makes room for the notice at the end of the page, so that the visitor can scroll the last line above it.
 * What gets the focus is scrolled above it too, and below a header that stays at the top, unless the
 * site has set its own `scroll-padding-block-start`.
 *
 * @param notice the notice, which is on the page
 */
export function makeRoom(notice: HTMLElement, { selectors }: Page): Teardown {
  const root = document.documentElement;
  const { style } = root;
  const before = properties.map((property) => style.getPropertyValue(property));
  const header =
    getComputedStyle(root).scrollPaddingBlockStart === 'auto'
      ? document.querySelector<HTMLElement>(selectors.header)
      : null;
  const observer = new ResizeObserver(() => {
    const end = Math.ceil(innerHeight - notice.getBoundingClientRect().top);
    const start = Math.ceil(reachOf(header));
    for (const [index, size] of [end, end, start].entries()) {
      const property = properties[index] ?? '';
      if (size > 0) style.setProperty(property, `${size}px`);
      else style.setProperty(property, before[index] ?? '');
    }
  });
  observer.observe(notice);
  if (header) observer.observe(header);
  return () => {
    observer.disconnect();
    for (const [index, property] of properties.entries()) {
      style.setProperty(property, before[index] ?? '');
    }
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
