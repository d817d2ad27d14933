import type { Page } from '../../page/page.js';

/**
 * The uid of the gallery's category that `id_category` in the page's address names (specification
 * 2.20); undefined if it names none of them.
 */
export function categoryAskedFor(gallery: HTMLElement, { selectors }: Page): string | undefined {
  const asked = new URLSearchParams(location.search).get('id_category');
  if (!asked) return undefined;
  const categories = [...gallery.querySelectorAll<HTMLElement>(selectors.category)];
  return categories.find(({ dataset }) => dataset.uid === asked) && asked;
}
