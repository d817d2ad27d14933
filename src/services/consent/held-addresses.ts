import { saveAttributes } from '../../page/attributes.js';
import type { Release } from './release.js';
import { trust } from './trust.js';

/** What an element fetches: the attribute → how it gets the text of the `data-` attribute. */
type Fetches = readonly (readonly [attribute: string, held: string])[];

/** The `data-` attribute → the attribute that it is released into. `srcset` comes before `src`. */
const attributes = ['srcset', 'poster', 'href', 'src', 'srcdoc'] as const;

/** What a held element is to fetch. A link of the lightbox, and a map, need only the sign that they may. */
function fetchesOf(held: HTMLElement): Fetches {
  const { dataset } = held;
  const named = attributes.flatMap((attribute): Fetches => {
    const text = dataset[attribute];
    if (text === undefined) return [];
    return [[held instanceof HTMLObjectElement && attribute === 'src' ? 'data' : attribute, text]];
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

/** Makes the browser stop what an element shows, which it goes on with if the address merely goes. */
function stop(held: HTMLElement): void {
  // A frame keeps showing its page, and an object its content.
  if (held instanceof HTMLIFrameElement && held.hasAttribute('src')) held.src = 'about:blank';
  if (held instanceof HTMLIFrameElement && held.hasAttribute('srcdoc')) held.srcdoc = '';
}

/**
 * Releases an element whose addresses are held back in `data-` attributes. The addresses have been
 * checked already.
 */
export function heldAddresses(held: HTMLElement): Release {
  const fetches = fetchesOf(held);
  const { background } = held.dataset;
  const restore = saveAttributes(held, ...fetches.map(([attribute]) => attribute));
  const restoreStyle = background === undefined ? () => {} : saveAttributes(held, 'style');
  return {
    on() {
      for (const [attribute, text] of fetches) setTrusted(held, attribute, text);
      if (background !== undefined) {
        // As the browser writes an address, it has no quotation marks.
        held.style.backgroundImage = `url("${new URL(background, document.baseURI).href}")`;
      }
      // A media element that has found no source does not look again by itself.
      if (held instanceof HTMLSourceElement) mediaOf(held)?.load();
    },
    off() {
      stop(held);
      restore();
      restoreStyle();
      mediaOf(held)?.load();
    },
  };
}
