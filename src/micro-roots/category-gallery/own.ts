import type { Page } from '../../page/page.js';
import type { Hook } from '../../public-interface.js';

/** The hooks of the two galleries' roots. */
const galleries = ['categoryGallery', 'inspirationGallery'] as const;

/** The closest gallery around an element, or null. A form's field may hide the form's `closest`. */
export const galleryAround = (element: Element, { selectors }: Page): Element | null =>
  Element.prototype.closest.call(element, galleries.map((hook) => selectors[hook]).join());

/**
 * Finds a part that may stand outside the gallery's root: the one inside, else the nearest one, unless
 * that belongs to another gallery.
 */
export function own(root: HTMLElement, hook: Hook, page: Page): HTMLElement | null {
  const part = page.findNear(root, hook);
  if (!part || root.contains(part)) return part;
  return galleryAround(part, page) ? null : part;
}

/** The value of a hidden field near a gallery; undefined if the page has no such field. */
export function hiddenValue(root: HTMLElement, hook: Hook, page: Page): string | undefined {
  const field = page.findNear(root, hook);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
