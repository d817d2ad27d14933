import type { Page } from '../../page/page.js';
import { RequestError } from '../../page/requests.js';
import type { ReplaceableSection } from '../../public-interface.js';
import { headerOf, sectionIn } from './answer.js';
import type { Call } from './calls.js';
import { type Kind, sectionsOf } from './kinds.js';
import { own } from './own.js';

// A section may be a form, whose fields hide its own properties of the same name.
const { querySelectorAll, remove, replaceWith } = Element.prototype;
const { contains } = Node.prototype;

/** From a replacement to the lightbox being set up again, in ms (specification 9.7). */
const lightboxDelay = 200;

/** A section that has been replaced, with what stands there now. */
export interface Replaced {
  readonly section: ReplaceableSection;
  readonly element: HTMLElement;
}

interface Pair {
  readonly section: ReplaceableSection;
  readonly present: Element;
  readonly next: Element;
}

/** The element of the page that an answer's section takes the place of. */
function presentSection(
  root: HTMLElement,
  section: ReplaceableSection,
  page: Page,
): Element | null {
  if (section !== 'productInformation') return page.findPart(root, section);
  const information = own(root, section, page);
  const header = information && headerOf(information);
  return header && contains.call(header, root) ? null : header;
}

/**
 * What is replaced by what. On the page, a section inside another that is replaced goes with it;
 * in the answer, one inside another is taken out of it, so that none comes twice.
 */
function pairsOf(
  answer: Element,
  call: Call,
  root: HTMLElement,
  kind: Kind,
  page: Page,
): readonly Pair[] {
  const selector =
    page.selectors[kind === 'category-gallery' ? 'categoryGallery' : 'inspirationGallery'];
  const pairs: Pair[] = [];
  for (const section of sectionsOf(kind, call.kind)) {
    const next = sectionIn(answer, section, root, selector, page);
    const present = next && presentSection(root, section, page);
    if (next && present) pairs.push({ section, present, next });
  }
  const outer = pairs.filter(
    ({ present }) =>
      !pairs.some((other) => other.present !== present && contains.call(other.present, present)),
  );
  for (const { next } of outer) remove.call(next);
  return outer;
}

/** Removes the info link: all that the gallery holds, else the one near it. */
function removeInfoLink(root: HTMLElement, page: Page): void {
  const inside = page.findParts(root, 'infoLink');
  const near = own(root, 'infoLink', page);
  for (const link of inside.length > 0 || !near ? inside : [near]) {
    page.release(link);
    link.remove();
  }
}

/** Puts answers in place of what stands on the page. */
export interface Replacement {
  /**
   * Replaces the sections that the call may replace and the answer has; the others stay.
   *
   * @throws RequestError where the answer has none of them
   */
  place(answer: Element, call: Call): readonly Replaced[];
  /**
   * Brings what has been replaced to life: at once, and the lightbox 200 ms later
   * (specification 7.1).
   */
  enliven(replaced: readonly Replaced[]): void;
}

/** The replacement of sections in one gallery. */
export function createReplacement(root: HTMLElement, kind: Kind, page: Page): Replacement {
  return {
    place(answer, call) {
      const pairs = pairsOf(answer, call, root, kind, page);
      if (pairs.length === 0) {
        const wanted = sectionsOf(kind, call.kind).map((section) => page.selectors[section]);
        throw new RequestError(`the answer has nothing to replace: none of ${wanted.join(', ')}`);
      }
      const replaced = pairs.map(({ section, present, next }) => {
        page.release(present, true);
        replaceWith.call(present, next);
        // WebKit looks for the source of a film only in the document that the film was made in.
        for (const media of querySelectorAll.call(next, 'audio, video')) {
          if (media instanceof HTMLMediaElement) media.load();
        }
        return { section, element: next };
      });
      if (call.kind === 'parent') removeInfoLink(root, page);
      return replaced.flatMap(({ section, element }) =>
        element instanceof HTMLElement ? [{ section, element }] : [],
      );
    },
    enliven(replaced) {
      const delays = { lightbox: lightboxDelay };
      for (const { element } of replaced) page.enhance(element, { delays });
    },
  };
}
