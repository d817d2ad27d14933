import type { Journal } from '../../../page/journal.js';
import { policyNamed } from '../../../page/trusted-types.js';
import { heldAttributes } from '../definition.js';

/**
 * The Trusted Types policy of content that waits for consent. A page that requires Trusted Types must
 * allow `trusted-types auftritt-consent`.
 */
export const trust = policyNamed('auftritt-consent');

/**
 * What fetches: elements, what they wait with, the attribute that it is for, and as what a page with Trusted Types wants
 * it. The first row that fits counts.
 */
const fetching = [
  ['object', 'src', 'data', 'createScriptURL'],
  ['embed', 'src', 'src', 'createScriptURL'],
  ['*', 'srcdoc', 'srcdoc', 'createHTML'],
  ...heldAttributes.map((name) => ['*', name, name, undefined] as const),
] as const;

/** What an element is to fetch: the attribute, and its value as it is written, and as the page takes it. */
function fetchesOf(held: HTMLElement) {
  const named = heldAttributes.flatMap((name) => {
    const text = held.dataset[name];
    const row = fetching.find(([elements, data]) => data === name && held.matches(elements));
    return text === undefined || !row ? [] : [{ attribute: row[2], text, type: row[3] }];
  });
  if (named.length > 0) return named;
  // A link of the lightbox, and a map, need only the sign that they may.
  return [{ attribute: 'src', text: held.getAttribute('href') ?? '', type: undefined }] as const;
}

/** A background is one of CSS. As the browser writes an address, it has no quotation marks. */
const backgroundOf = (text: string): string => `url("${new URL(text, document.baseURI).href}")`;

/** Gives an element what it is to fetch. */
function release(held: HTMLElement, element: HTMLElement): void {
  for (const { attribute, text, type } of fetchesOf(held)) {
    if (attribute === 'background') element.style.backgroundImage = backgroundOf(text);
    else element.setAttribute(attribute, type ? trust()[type](text) : text);
  }
}

/** Whether an element has what it is to fetch, as a copy has that the page has made of what was released. */
const isReleased = (held: HTMLElement, element: HTMLElement): boolean =>
  fetchesOf(held).every(({ attribute, text }) =>
    attribute === 'background'
      ? element.style.backgroundImage === backgroundOf(text)
      : element.getAttribute(attribute) === text,
  );

/** The media element that plays an element: itself, or the one that a `source` or `track` belongs to. */
const mediaOf = (held: HTMLElement): HTMLMediaElement | undefined =>
  [held, held.parentElement].find((each) => each instanceof HTMLMediaElement);

/** Sees to it that no link and no form of the page fills a frame that waits: nobody would see it. */
function loseName(held: HTMLElement): void {
  if (!(held instanceof HTMLIFrameElement) || !held.contentDocument?.defaultView) return;
  held.contentDocument.defaultView.name = '';
}

/**
 * Releases a frame: a fresh one stands in its place, each time another one. The browser remembers where a
 * frame was, and would go there again by Back, but it knows nothing of a frame that a script has put in.
 */
function releaseFrame(held: HTMLElement, undo: Journal): HTMLElement {
  const fresh = document.importNode(held);
  for (const attribute of heldAttributes) delete fresh.dataset[attribute];
  // What stands in it in case it cannot be shown may wait for another purpose.
  fresh.append(...held.childNodes);
  release(held, fresh);
  undo.by(() => {
    // Not while it is away: an object asks again when this changes.
    held.append(...fresh.childNodes);
    loseName(held);
  });
  undo.replace(held, fresh);
  return fresh;
}

/** Releases the text of a stylesheet. In the element itself browsers would look ahead for its imports. */
function releaseSheet(held: HTMLElement, undo: Journal): HTMLElement {
  undo.by(() => held.replaceChildren());
  held.textContent = held.dataset.css ?? '';
  return held;
}

/** Matches what shows a picture that WebKit may ask for when it restores a page, before any script runs. */
const pictured = 'video[data-poster], input[data-src]';

/**
 * Keeps the address of such a picture out of a page that the visitor has left. When the page is back, the answer is
 * read first: who releases content listens to it.
 */
function leaveWithout(held: HTMLElement, undo: Journal): void {
  const name = held instanceof HTMLVideoElement ? 'poster' : 'src';
  window.addEventListener('pagehide', () => held.removeAttribute(name), undo);
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) held.setAttribute(name, held.dataset[name] ?? '');
  };
  window.addEventListener('pageshow', comeBack, undo);
}

/** Releases an element by its own attributes. */
function releaseElement(held: HTMLElement, undo: Journal): HTMLElement {
  // The browser goes on with a film whose address merely goes.
  undo.by(() => mediaOf(held)?.load());
  undo.keep(held, 'style', ...fetchesOf(held).map(({ attribute }) => attribute));
  release(held, held);
  // Chromium looks at these addresses when the link comes, and not when they do.
  if (held.matches('link[data-imagesrcset]')) held.replaceWith(held);
  if (held.matches(pictured)) leaveWithout(held, undo);
  // A media element that has found no source does not look again by itself.
  if (held instanceof HTMLSourceElement) mediaOf(held)?.load();
  return held;
}

/** What shows content now. */
const shown = new Set<HTMLElement>();

/** The copies that the page has made of what shows content, such as those of a slider that goes round. */
const copiesOf = (held: HTMLElement): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${held.localName}[data-name]`)].filter(
    (each) => !shown.has(each) && each.dataset.name === held.dataset.name && isReleased(held, each),
  );

/**
 * Holds an element whose addresses stand in `data-` attributes, and have been checked.
 *
 * @returns releases it, until the journal is closed. What is taken back takes its copies with it, since they have its
 * addresses.
 */
export function holdAddresses(held: HTMLElement): (undo: Journal) => void {
  const isFrame = held.matches('iframe, object, embed');
  loseName(held);
  // A copy of what was released has the address already.
  if (!isFrame && isReleased(held, held)) {
    for (const { attribute } of fetchesOf(held)) held.removeAttribute(attribute);
    if (held.dataset.background !== undefined) held.style.removeProperty('background-image');
  }
  return (undo) => {
    let copies: readonly HTMLElement[] = [];
    undo.by(() => {
      for (const copy of copies) copy.replaceWith(document.importNode(held, true));
    });
    const way = isFrame
      ? releaseFrame
      : held instanceof HTMLStyleElement
        ? releaseSheet
        : releaseElement;
    const shows = way(held, undo);
    shown.add(shows);
    undo.by(() => {
      copies = copiesOf(held);
      shown.delete(shows);
    });
  };
}

/** What stands between the slashes of an address and its path, in HTML and CSS too. */
const hostIn = /\/\/([^/\s"'\\()<>,?#]+)/g;

/** The other hosts that content names in what it waits with, the code of a script included. */
export function hostsOf(held: HTMLElement): string[] {
  const code = held.localName === 'script' ? held.textContent : '';
  const texts = [code, ...[...heldAttributes, 'css'].map((name) => held.dataset[name] ?? '')];
  return texts
    .flatMap((text) => [...text.matchAll(hostIn)].map(([, host = '']) => host.toLowerCase()))
    .filter((host) => host !== location.host);
}

/** Content that is not allowed → the other hosts that it names. */
const refused = new Map<HTMLElement, readonly string[]>();

async function removeCopies(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { host } = new URL(request.url);
      // Asked each time: the visitor may have allowed it meanwhile.
      if ([...refused.values()].some((hosts) => hosts.includes(host))) await cache.delete(request);
    }
  }
}

/** How long (ms) a worker may take to renew what it has begun to renew. */
const renewal = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsked = false;

/** Removes the copies now, and once more when what a worker was renewing has come. */
function remove(): void {
  isAsked = false;
  // A browser that forbids the cache has kept nothing.
  const nothing = (): void => {};
  removeCopies().catch(nothing);
  clearTimeout(timer);
  timer = setTimeout(() => removeCopies().catch(nothing), renewal);
}

/**
 * Removes what a service worker of the page has kept of the providers of content that is not allowed (Service
 * Workers, "Cache"): many renew by themselves what they keep.
 */
export function forgetCopies(held: HTMLElement, undo: Journal): void {
  const hosts = hostsOf(held);
  if (hosts.length === 0 || !('caches' in window)) return;
  refused.set(held, hosts);
  // Once for all that is refused in one task.
  if (!isAsked) queueMicrotask(remove);
  isAsked = true;
  undo.by(() => {
    refused.delete(held);
    if (refused.size === 0) clearTimeout(timer);
  });
}
