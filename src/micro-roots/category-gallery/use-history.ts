import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { whenActivated } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import {
  askedFor,
  categoryAskedFor,
  type Entry,
  keyOf,
  parentIn,
  queryOf,
  stateOf,
} from './entries.js';
import type { Kind } from './parts.js';
import { setTitle, titleFor } from './title.js';

interface Options {
  readonly root: HTMLElement;
  readonly page: Page;
  readonly kind: Kind;
  /** The list as the page opened. */
  readonly first: Categories;
  /** The list as it is now. */
  readonly categories: Categories;
  /** Shows what Back or Forward has reached. */
  readonly reach: (entry: Entry) => void;
}

/** What a gallery shows after a response. */
export interface Shown {
  readonly call: Call;
  readonly name: string | undefined;
  /** The `html` element of the response. */
  readonly answer: Element;
  /** Whether the address named it before, so that no visitor has just chosen it. */
  readonly automatic: boolean;
}

const entryOf = ({ kind, uid }: Call): Entry => (kind === 'opening' ? { kind } : { kind, uid });

/**
 * Puts the chosen category into the page's address and title, and follows Back and Forward (contract,
 * version 1.2, `data-history`). Without the attribute nothing happens.
 *
 * @returns the function to call with what a response shows
 */
export function useHistory(options: Options): (shown: Shown) => void {
  const { root, page, kind, first, categories, reach } = options;
  const isOn = page.configuration.history;
  /** What the gallery shows, or loads because Back or Forward has reached it. */
  const shows = useRef<Entry>({ kind: 'opening' });
  const key = useRef(keyOf(location.search, history.state));
  /** The uids in every list that the gallery has had. */
  const known = useRef(new Set<string>());
  /** Whether the way back has replaced the list that the page opened with. */
  const isAbove = useRef(false);

  const push = (entry: Entry): void => {
    const isElsewhere = (uid: string): boolean =>
      page
        .findParts(unclobbered(document), 'category')
        .some((item) => item.dataset.uid === uid && !root.contains(item));
    const present = new URL(location.href);
    const address = new URL(present);
    address.hash = '';
    address.search = queryOf(entry, location.search, isElsewhere);
    const state = stateOf(entry, history.state, present, address);
    const next = keyOf(address.search, state);
    if (next === key.current) return;
    try {
      history.pushState(state, '', address);
      key.current = next;
    } catch (error) {
      // A browser may limit how often the address changes. The gallery goes on.
      page.report(kind, root, error);
    }
  };

  const follow = useEffectEvent((): void => {
    const reached = keyOf(location.search, history.state);
    if (reached === key.current) return;
    key.current = reached;
    const isShown = (uid: string): boolean => categories.items.some((item) => item.uid === uid);
    const asked = categoryAskedFor(root, page);
    const parent = parentIn(history.state);
    const isOfAnotherLevel = askedFor().some((uid) => known.current.has(uid) && !isShown(uid));
    const show = (entry: Entry): void => {
      shows.current = entry;
      reach(entry);
    };
    if (asked !== undefined) show({ kind: 'category', uid: asked });
    else if (parent !== undefined && known.current.has(parent)) {
      show({ kind: 'parent', uid: parent });
    } else if (isAbove.current || isOfAnotherLevel) {
      // The list of this entry is no longer on the page. The server has it.
      location.reload();
    } else if (shows.current.kind !== 'opening') show({ kind: 'opening' });
  });

  useLayoutEffect(() => {
    for (const { uid } of categories.items) known.current.add(uid);
  }, [categories]);

  useLayoutEffect(() => {
    if (!isOn) return;
    const onPopState = (): void => follow();
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      setTitle(root, undefined);
    };
  }, [isOn, root]);

  return ({ call, name, answer, automatic }) => {
    if (!isOn) return;
    const entry = entryOf(call);
    if (!automatic) push(entry);
    shows.current = entry;
    if (entry.kind === 'parent') isAbove.current = true;
    const isNamed = entry.kind === 'parent' || categoryAskedFor(root, page) === call.uid;
    const opening = first.items.find(({ uid }) => uid === first.active)?.name;
    setTitle(root, isNamed ? titleFor(answer, name, opening) : undefined);
  };
}

/**
 * The time from the page's load to the selection of the category in its address, in ms (specification
 * 2.20).
 */
const delay = 200;

/**
 * Selects the category in the page's address. It waits until the page has loaded, the gallery has been
 * taken over and a prerendered page has been activated, and then 200 ms more.
 */
export function useSelectionAfterLoad(
  uid: string | undefined,
  select: (uid: string) => void,
): void {
  const onTime = useEffectEvent(select);
  useLayoutEffect(() => {
    if (uid === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const start = (): void => {
      timer = setTimeout(() => onTime(uid), delay);
    };
    const onLoad = (): void => whenActivated(start, signal);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true, signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [uid]);
}
