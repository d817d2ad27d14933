import type { Page } from '../../page/page.js';

/**
 * The uid of the gallery's category that the address asks for with `id_category` (specification
 * 2.20); undefined where it asks for none of them.
 */
export function categoryAskedFor(gallery: HTMLElement, { selectors }: Page): string | undefined {
  const asked = new URLSearchParams(location.search).get('id_category');
  if (!asked) return undefined;
  const categories = [...gallery.querySelectorAll<HTMLElement>(selectors.category)];
  return categories.find(({ dataset }) => dataset.uid === asked) && asked;
}
