import type { Requirements } from '../../lifecycle/requirements.js';
import { wrongIn } from '../../lifecycle/structure.js';
import { parseAddress } from '../../page/addresses.js';
import { selectorIn } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import { nearest } from '../../page/nearest.js';
import type { Page } from '../../page/page.js';
import { whenActivated } from '../../page/prerendering.js';
import { Problem } from '../../page/problem.js';
import { unclobbered } from '../../page/unclobbered.js';
import type { ReplaceableSection } from '../../public-interface.js';
import { allHooks as hooks } from './definition.js';
import type { Call } from './state.js';

/** The two galleries, by the names of their behaviours. */
export type Kind = 'category-gallery' | 'inspiration-gallery';

/**
 * The sections that a response to call 1 or 2 may replace (specification 7.1 and 7.2). Going back to what the page
 * showed as it opened replaces what a choice has replaced.
 */
const chosen: Readonly<Record<Kind, readonly ReplaceableSection[]>> = {
  'category-gallery': ['galleryInner', 'referenceContent'],
  'inspiration-gallery': ['galleryInner'],
};

/** The sections that a response to call 3 may replace (specification 7.3). */
const replacedByParent = [
  'categoryList',
  'galleryInner',
  'referenceContent',
  'productInformation',
] as const;

/** The sections that a response to a call may replace. */
export const sectionsOf = (kind: Kind, call: Call['kind']): readonly ReplaceableSection[] =>
  call === 'parent' ? replacedByParent : chosen[kind];

/** The hooks of the two galleries' roots. */
const galleries = ['categoryGallery', 'inspirationGallery'] as const;

/** A gallery on a page. What reads answers comes later, and asks the gallery for what both need. */
export interface Gallery {
  readonly root: HTMLElement;
  readonly kind: Kind;
  readonly page: Page;
  /** The address that calls are posted to; undefined where pages are fetched in their place. */
  readonly address: URL | undefined;
  /** The sections that a response to a call may replace. */
  sectionsOf(call: Call['kind']): readonly ReplaceableSection[];
  /** The closest gallery around an element, or null. */
  galleryAround(element: Element): Element | null;
  /**
   * Finds a part that may stand outside the gallery's root: the one inside, else the nearest one, unless that belongs
   * to another gallery.
   */
  partNear(hook: keyof typeof hooks): HTMLElement | null;
  /** The uid of the gallery's category that the page's address names; undefined if it names none of them. */
  categoryAskedFor(): string | undefined;
}

/** Reads the gallery at `root`. Throws a `Problem` if it has nowhere to send its calls to. */
export function galleryAt(root: HTMLElement, kind: Kind, page: Page): Gallery {
  // A form's field may hide the form's `closest`.
  const galleryAround = (element: Element): Element | null =>
    Element.prototype.closest.call(element, galleries.map((hook) => hooks[hook]).join());
  return {
    root,
    kind,
    page,
    address: addressOf(root, page),
    sectionsOf: (call) => sectionsOf(kind, call),
    galleryAround,
    partNear(hook) {
      const part = nearest(root, hooks[hook]);
      return !part || root.contains(part) || !galleryAround(part) ? part : null;
    },
    categoryAskedFor: () => categoryAskedFor(root, page),
  };
}

/**
 * The uid of the gallery's category that `id_category` in the page's address names (specification
 * 2.20); undefined if it names none of them. With `data-history` the address may name a category of each
 * gallery on the page; otherwise only the first value counts.
 */
export function categoryAskedFor(root: HTMLElement, { configuration }: Page): string | undefined {
  const values = new URLSearchParams(location.search).getAll('id_category');
  const uids = [...root.querySelectorAll<HTMLElement>(hooks.category)].map(
    ({ dataset }) => dataset.uid,
  );
  return values
    .slice(0, configuration.history ? undefined : 1)
    .find((uid) => uid !== '' && uids.includes(uid));
}

/** The time (ms) from the page's load to the selection of the category in its address (specification 2.20). */
const selectionDelay = 200;

/**
 * Selects the category in the page's address. It waits until the page has loaded, the gallery has been
 * started and a prerendered page has been activated, and then 200 ms more.
 */
export function selectAfterLoad(select: () => void, { signal, by }: Journal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    timer = setTimeout(select, selectionDelay);
  };
  const onLoad = (): void => whenActivated(wait, signal);
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true, signal });
  by(() => clearTimeout(timer));
}

/** The gallery, or the closest ancestor that also contains a back control outside the gallery. */
export function regionOf({ root, partNear }: Gallery): HTMLElement {
  const back = partNear('backToCategory');
  let region = root;
  while (back && !region.contains(back) && region.parentElement) region = region.parentElement;
  return region;
}

/** The value of a hidden field near a gallery; undefined if the page has no such field. */
export function hiddenValue(root: HTMLElement, hook: keyof typeof hooks): string | undefined {
  const field = nearest(root, hooks[hook]);
  return field instanceof HTMLInputElement ? field.value : undefined;
}

/** Parses an address; undefined if it is none of this origin. */
export function ownAddress(written: string): URL | undefined {
  const address = written.trim() === '' ? undefined : parseAddress(written);
  const isOwn = address?.origin === location.origin && address.protocol === location.protocol;
  return isOwn ? address : undefined;
}

/** What a gallery needs on a page that posts its calls. */
const posting: Requirements = {
  parts: { requestUrl: { count: 'one', where: 'near', element: 'input' } },
};

/**
 * The address that a gallery posts its calls to; undefined where it fetches the categories' pages instead
 * (`data-requests="pages"`). Throws a `Problem` if the page holds no address, or none of this origin.
 */
export function addressOf(root: HTMLElement, page: Page): URL | undefined {
  if (page.configuration.requests === 'pages') return undefined;
  // In foreign markup the field may be no field.
  const requestUrl = selectorIn(unclobbered(document), 'requestUrl', hooks.requestUrl);
  const lack = wrongIn(root, posting, { requestUrl });
  if (lack) throw new Problem(root, lack);
  const written = hiddenValue(root, 'requestUrl') ?? '';
  const address = ownAddress(written);
  if (address) return address;
  const message = `${hooks.requestUrl} holds no address of this origin`;
  throw new Problem(root, `${message}: ${JSON.stringify(written)}`);
}
