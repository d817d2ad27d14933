import type { Page } from '../../page/page.js';

/** What an entry of the session history shows in a gallery (contract, version 1.2, `data-history`). */
export type Entry =
  /** What the page showed as it opened. */
  | { readonly kind: 'opening' }
  | { readonly kind: 'category'; readonly uid: string }
  /** The level above a category. The address names no category then. */
  | { readonly kind: 'parent'; readonly uid: string };

/** The property of `history.state` that is ours. Other scripts may store their own state there. */
const ours = 'auftritt';

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Reads from an entry's state the uid of the category whose parent level it shows; undefined for other entries. */
export function parentIn(state: unknown): string | undefined {
  const uid = property(property(state, ours), 'parent');
  return typeof uid === 'string' ? uid : undefined;
}

/** What tells an entry from another by its query and its state. A place on the page (`#…`) does not. */
export const keyOf = (search: string, state: unknown): string =>
  `${search} ${parentIn(state) ?? ''}`;

/** The forms in which a script writes an address of its own origin. */
const formsOf = ({ href, pathname, search, hash }: URL): readonly string[] => [
  href,
  pathname + search + hash,
  pathname + search,
];

/**
 * The state of a new entry. A router knows its own page by the state, so the entry keeps that of the present
 * one: otherwise Back from the router's next page would not bring this page again. A router that stores the
 * address there gets the new one.
 *
 * @param present the present state
 * @param from the present address
 * @param to the address of the new entry
 */
export function stateOf(entry: Entry, present: unknown, from: URL, to: URL): object {
  const next = formsOf(to);
  const addresses = new Map<unknown, string | undefined>(
    formsOf(from).map((form, index) => [form, next[index]]),
  );
  const kept = Object.entries(typeof present === 'object' && present ? present : {}).map(
    ([name, value]) => [name, addresses.get(value) ?? value],
  );
  const own = entry.kind === 'parent' ? { parent: entry.uid } : undefined;
  return { ...Object.fromEntries(kept), [ours]: own };
}

/**
 * The query of the address of an entry. Other parameters stay as they are written.
 *
 * @param search the present query
 * @param keeps whether a value of `id_category` stays, because it is of another gallery
 */
export function queryOf(entry: Entry, search: string, keeps: (uid: string) => boolean): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => {
      const uid = new URLSearchParams(parameter).get('id_category');
      return parameter !== '' && (uid === null || keeps(uid));
    });
  if (entry.kind === 'category') {
    kept.push(new URLSearchParams({ id_category: entry.uid }).toString());
  }
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

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
