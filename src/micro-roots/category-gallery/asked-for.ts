import type { Page } from '../../page/page.js';

/** The values of `id_category` in the page's address. */
export const askedFor = (): readonly string[] =>
  new URLSearchParams(location.search).getAll('id_category');

/**
 * The uid of the gallery's category that `id_category` in the page's address names (specification
 * 2.20); undefined if it names none of them. With `data-history` the address may name a category of each
 * gallery on the page; otherwise only the first value counts.
 */
export function categoryAskedFor(
  gallery: HTMLElement,
  { selectors, configuration }: Page,
): string | undefined {
  const values = askedFor().slice(0, configuration.history ? undefined : 1);
  const categories = [...gallery.querySelectorAll<HTMLElement>(selectors.category)];
  const isOwn = (uid: string): boolean => categories.some(({ dataset }) => dataset.uid === uid);
  return values.find((uid) => uid !== '' && isOwn(uid));
}
