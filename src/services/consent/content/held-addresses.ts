import { putInPlace } from '../../../page/away-nodes.js';
import { saveAttributes } from '../../../page/changes.js';
import { policyNamed } from '../../../page/trusted-types.js';
import { heldAttributes } from '../fetching.js';

/**
 * The Trusted Types policy of content that waits for consent. A page that requires Trusted Types must
 * allow `trusted-types auftritt-consent`.
 */
export const trust = policyNamed('auftritt-consent');

/** Releases a piece of content, and takes it back. */
export interface Release {
  on(): void;
  off(): void;
}

/** What an element fetches: the attribute → how it gets the text of the `data-` attribute. */
type Fetches = readonly (readonly [attribute: string, held: string])[];

/** What a held element is to fetch. A link of the lightbox, and a map, need only the sign that they may. */
function fetchesOf(held: HTMLElement): Fetches {
  const { dataset } = held;
  const named = heldAttributes.flatMap((attribute): Fetches => {
    const text = dataset[attribute];
    // A background is one of CSS.
    if (text === undefined || attribute === 'background') return [];
    return [[held.localName === 'object' && attribute === 'src' ? 'data' : attribute, text]];
  });
  if (named.length > 0 || dataset.background !== undefined) return named;
  return [['src', held.getAttribute('href') ?? '']];
}

/** Sets an attribute, in the type that a page with Trusted Types requires. */
function setTrusted(held: HTMLElement, attribute: string, text: string): void {
  if (attribute === 'srcdoc') held.setAttribute(attribute, trust().createHTML(text));
  else if (held instanceof HTMLObjectElement || held instanceof HTMLEmbedElement) {
    held.setAttribute(attribute, trust().createScriptURL(text));
  } else held.setAttribute(attribute, text);
}

/** The media element that plays an element: itself, or the one that a `source` or `track` belongs to. */
const mediaOf = (held: HTMLElement): HTMLMediaElement | null =>
  held instanceof HTMLMediaElement
    ? held
    : held.parentElement instanceof HTMLMediaElement
      ? held.parentElement
      : null;

/** What an element fetches, and how it shows it. */
function release(held: HTMLElement, element: HTMLElement): void {
  for (const [attribute, text] of fetchesOf(held)) setTrusted(element, attribute, text);
  const { background } = held.dataset;
  if (background === undefined) return;
  // As the browser writes an address, it has no quotation marks.
  element.style.backgroundImage = `url("${new URL(background, document.baseURI).href}")`;
}

/** Releases an element, or another one in its place, and takes it back. */
interface Way {
  /** Returns what shows the content now. */
  on(): HTMLElement;
  off(): void;
}

/** Matches what shows a page of its own. */
const frames = 'iframe, object, embed';

/** Sees to it that no link and no form of the page fills a frame that waits: nobody would see it. */
function loseName(held: HTMLElement): void {
  if (!(held instanceof HTMLIFrameElement) || !held.contentDocument?.defaultView) return;
  held.contentDocument.defaultView.name = '';
}

/**
 * Releases a frame: a fresh one stands in its place, each time another one. The browser remembers where a
 * frame was, and would go there again by Back, but it knows nothing of a frame that a script has put in.
 */
function heldFrame(held: HTMLElement): Way {
  loseName(held);
  let putBack = (): void => {};
  return {
    on() {
      const fresh = document.importNode(held);
      for (const attribute of heldAttributes) delete fresh.dataset[attribute];
      // What stands in it in case it cannot be shown may wait for another purpose.
      fresh.append(...held.childNodes);
      release(held, fresh);
      const leave = putInPlace(held, fresh);
      putBack = () => {
        leave();
        // Not before: an object asks again when this changes.
        held.append(...fresh.childNodes);
        loseName(held);
      };
      return fresh;
    },
    off: () => putBack(),
  };
}

/** Releases the text of a stylesheet. In the element itself browsers would look ahead for its imports. */
function heldSheet(held: HTMLStyleElement): Way {
  return {
    on() {
      held.textContent = held.dataset.css ?? '';
      return held;
    },
    off: () => held.replaceChildren(),
  };
}

/** Matches what shows a picture that WebKit may ask for when it restores a page, before any script runs. */
const pictured = 'video[data-poster], input[data-src]';

/**
 * Keeps the address of such a picture out of a page that the visitor has left. When the page is back, the answer is
 * read first: who releases content listens to it.
 */
function leaveWithout(held: HTMLElement): () => void {
  const name = held instanceof HTMLVideoElement ? 'poster' : 'src';
  const listening = new AbortController();
  window.addEventListener('pagehide', () => held.removeAttribute(name), listening);
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) held.setAttribute(name, held.dataset[name] ?? '');
  };
  window.addEventListener('pageshow', comeBack, listening);
  return () => listening.abort();
}

/** Releases an element by its own attributes. */
function heldElement(held: HTMLElement): Way {
  // A copy of what was released has the address already.
  for (const [attribute, text] of fetchesOf(held)) {
    if (held.getAttribute(attribute) === text) held.removeAttribute(attribute);
  }
  const restore = saveAttributes(held, 'style', ...fetchesOf(held).map(([attribute]) => attribute));
  let stay = (): void => {};
  return {
    on() {
      release(held, held);
      // Chromium looks at these addresses when the link comes, and not when they do.
      if (held.matches('link[data-imagesrcset]')) held.replaceWith(held);
      if (held.matches(pictured)) stay = leaveWithout(held);
      // A media element that has found no source does not look again by itself.
      if (held instanceof HTMLSourceElement) mediaOf(held)?.load();
      return held;
    },
    off() {
      stay();
      restore();
      // The browser goes on with a film whose address merely goes.
      mediaOf(held)?.load();
    },
  };
}

/** What shows content now. */
const shown = new Set<HTMLElement>();

/** The copies that the page has made of what shows content, such as those of a slider that goes round. */
const copiesOf = (held: HTMLElement): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`${held.localName}[data-name]`)].filter(
    (each) =>
      !shown.has(each) &&
      each.dataset.name === held.dataset.name &&
      fetchesOf(held).every(([attribute, text]) => each.getAttribute(attribute) === text),
  );

/**
 * Releases an element whose addresses are held back in `data-` attributes. The addresses have been
 * checked already. What is taken back takes its copies with it, since they have its addresses.
 */
export function heldAddresses(held: HTMLElement): Release {
  const way = held.matches(frames)
    ? heldFrame(held)
    : held instanceof HTMLStyleElement
      ? heldSheet(held)
      : heldElement(held);
  let shows: HTMLElement | undefined;
  return {
    on() {
      shows = way.on();
      shown.add(shows);
    },
    off() {
      const copies = copiesOf(held);
      if (shows) shown.delete(shows);
      way.off();
      for (const copy of copies) copy.replaceWith(document.importNode(held, true));
    },
  };
}
