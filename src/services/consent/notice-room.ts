import type { Teardown } from '../../lifecycle/behaviour.js';

/** Keeps what gets the focus above the notice, and makes room for the notice at the end of the page. */
const properties = ['scroll-padding-block-end', 'padding-block-end'];

/**
 * Makes room for the notice at the end of the page, so that the visitor can scroll the last line above it.
 * What gets the focus is scrolled above it too.
 *
 * @param notice the notice, which is on the page
 */
export function makeRoom(notice: HTMLElement): Teardown {
  const root = document.documentElement;
  const { style } = root;
  const before = properties.map((property) => style.getPropertyValue(property));
  const observer = new ResizeObserver(() => {
    const height = `${Math.ceil(innerHeight - notice.getBoundingClientRect().top)}px`;
    for (const property of properties) style.setProperty(property, height);
  });
  observer.observe(notice);
  return () => {
    observer.disconnect();
    for (const [index, property] of properties.entries()) {
      style.setProperty(property, before[index] ?? '');
    }
    if (root.getAttribute('style') === '') root.removeAttribute('style');
  };
}
