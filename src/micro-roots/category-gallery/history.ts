import type { Journal } from '../../page/journal.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { Categories } from './categories.js';
import { galleryHooks as hooks } from './definition.js';
import type { Gallery } from './parts.js';
import type { Call } from './state.js';

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
  const noted = entry.kind === 'parent' ? { parent: entry.uid } : undefined;
  return { ...Object.fromEntries(kept), [ours]: noted };
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
const askedFor = (): readonly string[] =>
  new URLSearchParams(location.search).getAll('id_category');

/** Gallery → the title of the page for what it shows. The gallery of the newest choice comes last. */
const titles = new Map<Element, string>();

/** The page's own title, while a gallery has another one. */
let pageTitle = '';

/** The title that a gallery has set. */
let galleryTitle: string | undefined;

/** The page's title, without regard to the galleries. */
const ownTitle = (): string => (document.title === galleryTitle ? pageTitle : document.title);

/**
 * Gives the page the title of what a gallery shows; undefined for the page's own. A title that another
 * script has set meanwhile becomes the page's own.
 */
export function setTitle(gallery: Element, title: string | undefined): void {
  if (title === undefined && !titles.has(gallery)) return;
  pageTitle = ownTitle();
  titles.delete(gallery);
  if (title !== undefined) titles.set(gallery, title);
  const newest = [...titles.values()].at(-1);
  document.title = newest ?? pageTitle;
  galleryTitle = newest === undefined ? undefined : document.title;
}

/**
 * The title for what a response shows. A whole page has one. For other responses it is the page's own title,
 * with the name of what is shown in place of the name of what the page showed as it opened, else before it.
 *
 * @param answer the `html` element of the response
 * @param name the name of what is shown
 * @param opening the name of the category that was active when the page opened
 */
export function titleFor(
  answer: Element,
  name: string | undefined,
  opening: string | undefined,
): string | undefined {
  const answered = answer.querySelector('head > title')?.textContent?.trim();
  if (answered || !name) return answered || undefined;
  const present = ownTitle();
  if (opening && present.includes(opening)) return present.replace(opening, () => name);
  return present === '' ? name : `${name} – ${present}`;
}

interface Options {
  readonly gallery: Gallery;
  /** The list as the page opened. */
  readonly first: Categories;
  /** The list as it is now. */
  readonly list: () => Categories;
  /** Shows what Back or Forward has reached. */
  readonly reach: (entry: Entry) => void;
}

/** What a gallery shows after a response. */
interface Shown {
  readonly call: Call;
  readonly name: string | undefined;
  /** The `html` element of the response. */
  readonly answer: Element;
  /** Whether the address named it before, so that no visitor has just chosen it. */
  readonly automatic: boolean;
}

/**
 * Puts the chosen category into the page's address and title, and follows Back and Forward (contract,
 * version 1.2, `data-history`).
 *
 * @returns the function to call with what a response shows
 */
export function followHistory(options: Options, undo: Journal): (shown: Shown) => void {
  const { gallery, first, list, reach } = options;
  const { root, page, kind, categoryAskedFor } = gallery;
  /** What the gallery shows, or loads because Back or Forward has reached it. */
  let shows: Entry = { kind: 'opening' };
  let key = keyOf(location.search, history.state);
  /** The uids in every list that the gallery has had. */
  const everListed = new Set(first.items.map(({ uid }) => uid));
  /** Whether the way back has replaced the list that the page opened with. */
  let isAbove = false;

  const push = (entry: Entry): void => {
    const isElsewhere = (uid: string): boolean =>
      [...unclobbered(document).querySelectorAll<HTMLElement>(hooks.category)].some(
        (item) => item.dataset.uid === uid && !root.contains(item),
      );
    const present = new URL(location.href);
    const address = new URL(present);
    address.hash = '';
    address.search = queryOf(entry, location.search, isElsewhere);
    const state = stateOf(entry, history.state, present, address);
    const next = keyOf(address.search, state);
    if (next === key) return;
    try {
      history.pushState(state, '', address);
      key = next;
    } catch (error) {
      // A browser may limit how often the address changes. The gallery goes on.
      page.report(kind, root, error);
    }
  };

  const follow = (): void => {
    const reached = keyOf(location.search, history.state);
    if (reached === key) return;
    key = reached;
    const isShown = (uid: string): boolean => list().items.some((item) => item.uid === uid);
    const asked = categoryAskedFor();
    const parent = parentIn(history.state);
    const isOfAnotherLevel = askedFor().some((uid) => everListed.has(uid) && !isShown(uid));
    const show = (entry: Entry): void => {
      shows = entry;
      reach(entry);
    };
    if (asked !== undefined) show({ kind: 'category', uid: asked });
    else if (parent !== undefined && everListed.has(parent)) show({ kind: 'parent', uid: parent });
    else if (isAbove || isOfAnotherLevel) {
      // The list of this entry is no longer on the page. The server has it.
      location.reload();
    } else if (shows.kind !== 'opening') show({ kind: 'opening' });
  };
  window.addEventListener('popstate', follow, { signal: undo.signal });
  undo.by(() => setTitle(root, undefined));

  return ({ call, name, answer, automatic }) => {
    for (const { uid } of list().items) everListed.add(uid);
    const entry: Entry = call;
    if (!automatic) push(entry);
    shows = entry;
    if (entry.kind === 'parent') isAbove = true;
    const isNamed = entry.kind === 'parent' || categoryAskedFor() === call.uid;
    const opening = first.items.find(({ uid }) => uid === first.active)?.name;
    setTitle(root, isNamed ? titleFor(answer, name, opening) : undefined);
  };
}
