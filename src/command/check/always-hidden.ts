import { saveAttributes } from '../../page/changes.js';

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Whether the page's styles hide an element even once a library has started it, and given it these classes. */
export function isAlwaysHidden(element: Element, started: readonly string[]): boolean {
  const restore = saveAttributes(element, 'class');
  element.classList.add(...started);
  const isStillHidden = isHidden(element);
  restore();
  return isStillHidden;
}
