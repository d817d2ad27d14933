import { hadScript } from '../../page/html.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { ReplaceableSection } from '../../public-interface.js';
import type { Categories } from './categories.js';
import { allHooks as hooks } from './definition.js';
import type { Gallery } from './parts.js';
import type { Call } from './state.js';

export { readAnswer } from '../../page/response.js';

// Each of these elements may be a form, whose fields hide the form's properties of the same name.
const { getAttribute, matches, querySelector, querySelectorAll, remove, replaceWith } =
  Element.prototype;
const { contains } = Node.prototype;

/**
 * The gallery in a response. A whole page may contain several galleries: then this picks the one with
 * the root's id, else the first one of this kind. Undefined if the response consists of sections only.
 */
function galleryIn(answer: Element, { root, kind }: Gallery) {
  const hook = kind === 'category-gallery' ? 'categoryGallery' : 'inspirationGallery';
  const galleries = [...answer.querySelectorAll(hooks[hook])];
  return galleries.find((each) => getAttribute.call(each, 'id') === root.id) ?? galleries[0];
}

/** The header of the product information: its child `header`, else the first `header` inside it. */
const headerOf = (information: Element): Element | null =>
  querySelector.call(information, ':scope > header') ?? querySelector.call(information, 'header');

/**
 * The section of a response that replaces the page's section; undefined if the response lacks it. Of
 * several sections this picks the first one, preferably inside the gallery. Sections of other galleries
 * do not count.
 */
export function sectionIn(
  answer: Element,
  section: ReplaceableSection,
  gallery: Gallery,
): Element | undefined {
  const answered = galleryIn(answer, gallery);
  const candidates = [...answer.querySelectorAll(hooks[section])];
  const chosen =
    candidates.find((each) => answered && contains.call(answered, each)) ??
    candidates.find((each) => gallery.galleryAround(each) === null);
  if (!chosen || section !== 'productInformation') return chosen;
  return headerOf(chosen) ?? undefined;
}

/**
 * The category that a fetched page shows in place of the wanted one: its list has the wanted one, but marks
 * another. Such a page is not the wanted category's own.
 */
export function otherCategoryIn(
  answer: Element,
  wanted: string,
  gallery: Gallery,
): string | undefined {
  const answered = galleryIn(answer, gallery);
  const items = [...(answered ? querySelectorAll.call(answered, hooks.category) : [])];
  const uidOf = (item: Element): string => getAttribute.call(item, 'data-uid') ?? '';
  const active = items.filter((item) => matches.call(item, '.active')).map(uidOf);
  const isOther = items.some((item) => uidOf(item) === wanted) && !active.includes(wanted);
  return isOther ? active[0] : undefined;
}

/** The time from a replacement to the new setup of the lightbox, in ms (specification 9.7). */
const lightboxDelay = 200;

/** A replaced section and its new element. */
export interface Replaced {
  readonly section: ReplaceableSection;
  readonly element: HTMLElement;
}

interface Pair {
  readonly section: ReplaceableSection;
  readonly present: Element;
  readonly next: Element;
}

/** The element on the page that a section of the response replaces. */
function presentSection(section: ReplaceableSection, gallery: Gallery): Element | null {
  const { root } = gallery;
  if (section !== 'productInformation') return root.querySelector(hooks[section]);
  const information = gallery.partNear(section);
  const header = information && headerOf(information);
  return header && contains.call(header, root) ? null : header;
}

/**
 * Pairs the sections on the page with those in the response. A section inside another replaced section
 * on the page is left out, because it goes with the outer one. In the response, nested sections are
 * taken out of the outer ones, so that none appears twice.
 */
function pairsOf(answer: Element, call: Call, gallery: Gallery): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const section of gallery.sectionsOf(call.kind)) {
    const next = sectionIn(answer, section, gallery);
    const present = next && presentSection(section, gallery);
    if (next && present) pairs.push({ section, present, next });
  }
  const outer = pairs.filter(
    ({ present }) =>
      !pairs.some((other) => other.present !== present && contains.call(other.present, present)),
  );
  for (const { next } of outer) remove.call(next);
  return outer;
}

/** Removes the info links inside the gallery, or else the one near it. */
function removeInfoLink({ root, page, partNear }: Gallery): void {
  const inside = [...root.querySelectorAll(hooks.infoLink)];
  const outside = partNear('infoLink');
  for (const link of inside.length > 0 || !outside ? inside : [outside]) {
    page.release(link);
    link.remove();
  }
}

/**
 * The active category after a response. On the parent level it is the one that the server marks, if
 * any.
 */
export function activeAfter(
  call: Call,
  replaced: readonly Replaced[],
  { active }: Categories,
): string | undefined {
  if (call.kind === 'category') return call.uid;
  // A page on which no category was active when it opened.
  if (call.kind === 'opening') return undefined;
  return replaced.some(({ section }) => section === 'categoryList') ? active : undefined;
}

/** The name of what a response shows: of the category, or of the level above. */
export function shownName(
  call: Call,
  replaced: readonly Replaced[],
  { items }: Categories,
): string | undefined {
  if (call.kind === 'category') return items.find(({ uid }) => uid === call.uid)?.name;
  const header = replaced.find(({ section }) => section === 'productInformation')?.element;
  return header?.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
}

/** The galleries of which is said already that the scripts of answers do not run. */
const told = new WeakSet<Element>();

/**
 * Replaces the sections that the call may replace and the response contains. The others stay.
 *
 * @returns undefined if the response contains none of them
 */
export function replaceSections(
  answer: Element,
  call: Call,
  gallery: Gallery,
): readonly Replaced[] | undefined {
  const { root, kind, page } = gallery;
  const pairs = pairsOf(answer, call, gallery);
  if (pairs.length === 0) return undefined;
  const replaced = pairs.flatMap(({ section, present, next: element }) => {
    page.release(present);
    replaceWith.call(present, element);
    // WebKit looks for a video's source only in the document that created the video, so it is loaded
    // again here.
    for (const media of querySelectorAll.call(element, 'audio, video')) {
      if (media instanceof HTMLMediaElement) media.load();
    }
    return element instanceof HTMLElement ? [{ section, element }] : [];
  });
  if (!told.has(root) && pairs.some(({ next }) => hadScript(next))) {
    told.add(root);
    const message = 'scripts in an answer do not run; listen to auftritt:replaced in their place';
    page.report(kind, root, new Problem(root, message));
  }
  if (call.kind === 'parent') removeInfoLink(gallery);
  return replaced;
}

/** Starts the behaviours in the new sections: at once, and the lightbox 200 ms later (specification 7.1). */
export function enliven(replaced: readonly Replaced[], page: Page): void {
  const delays = { lightbox: lightboxDelay };
  for (const { element } of replaced) page.enhance(element, { delays });
}
