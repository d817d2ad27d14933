import type { Behaviour } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { saveAttributes } from '../../page/attributes.js';
import { holdAttribute } from '../../page/hold-attribute.js';
import { holdClass, saveClasses } from '../../page/hold-classes.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { unclobbered } from '../../page/unclobbered.js';
import { wording } from './wording.js';
import './gallery-elements.css';

/** Text as it is compared: white space and composed letters do not make a difference. */
export const plainText = (text: string | null | undefined): string =>
  (text ?? '').normalize().replace(/\s+/g, ' ').trim();

const parentOf = (element: HTMLElement): string => plainText(element.dataset.parent);

/** Whether an item is a link to the element, for a visitor without the script. */
const leadsTo = (item: HTMLElement, { id }: HTMLElement): boolean =>
  item instanceof HTMLAnchorElement &&
  id !== '' &&
  item.href === new URL(`#${id}`, document.baseURI).href;

/** How many first elements have got an id, so that each gets its own. */
let overviews = 0;

/** The gallery elements of the page that have started, and which of them is shown. */
class Gallery {
  readonly #page: Page;
  readonly #elements = new Map<HTMLElement, () => void>();
  /** Item → the parent that it stood for when an element of that parent started. */
  readonly #names = new WeakMap<HTMLElement, string>();
  #chosen: HTMLElement | undefined;
  #chosenItem: HTMLElement | undefined;
  #unmark: () => void = () => {};
  #back: HTMLAnchorElement | undefined;
  #endClicks = (): void => {};

  constructor(page: Page) {
    this.#page = page;
  }

  add(element: HTMLElement): void {
    // Ahead of all others, so that a link of the navigation which is also an anchor switches and does
    // not scroll.
    if (this.#elements.size === 0)
      this.#endClicks = answerClicks(unclobbered(document), this.#answer);
    const restores = [
      saveClasses(element, /^is-hidden$/),
      saveAttributes(element, 'hidden', 'id', 'tabindex'),
    ];
    this.#elements.set(element, () => {
      for (const restore of restores) restore();
    });
    this.#show();
  }

  remove(element: HTMLElement): void {
    const restore = this.#elements.get(element);
    this.#elements.delete(element);
    if (this.#chosen === element) this.#choose(undefined, undefined);
    restore?.();
    if (this.#elements.size === 0) this.#endClicks();
    else this.#show();
  }

  isFirst(element: HTMLElement): boolean {
    return this.#first([element]) === element;
  }

  /**
   * Has the items of the gallery navigation stand for the element's parent from now on: those whose
   * text it is, else those that link to the element. A browser that translates the page changes the
   * texts, soon or later, and nothing else.
   *
   * @returns whether there is such an item
   */
  name(element: HTMLElement): boolean {
    const parent = parentOf(element);
    const items = this.#page.findParts(unclobbered(document), 'galleryNavigationItem');
    const reading = items.filter(
      (item) => plainText(item.textContent) === parent || this.#names.get(item) === parent,
    );
    const linking = items.filter((item) => !this.#names.has(item) && leadsTo(item, element));
    const named = reading.length > 0 ? reading : linking;
    for (const item of named) this.#names.set(item, parent);
    return named.length > 0;
  }

  #first(others: readonly HTMLElement[] = []): HTMLElement | undefined {
    const precedes = (a: Element, b: Element): number =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    return [...this.#elements.keys(), ...others].sort(precedes)[0];
  }

  #show(): void {
    const shown = this.#chosen ?? this.#first();
    for (const element of this.#elements.keys()) {
      element.hidden = element !== shown;
      // By this class it is printed all the same.
      element.classList.toggle('is-hidden', element.hidden);
    }
  }

  #choose(element: HTMLElement | undefined, item: HTMLElement | undefined): void {
    this.#back?.remove();
    this.#back = undefined;
    this.#unmark();
    this.#unmark = item ? this.#mark(item) : () => {};
    this.#chosen = element;
    this.#chosenItem = item;
    this.#show();
    if (element) element.prepend(this.#backLink());
  }

  #mark(item: HTMLElement): () => void {
    const restores = [holdClass(item, 'active', true), holdAttribute(item, 'aria-current', 'true')];
    return () => {
      for (const restore of restores) restore();
    };
  }

  /** It has the default class of the hook, whatever the page's own selector is. */
  #backLink(): HTMLAnchorElement {
    const first = this.#first();
    if (first) first.id ||= `auftritt-overview-${++overviews}`;
    const back = document.createElement('a');
    back.className = 'back-to-overview';
    back.href = `#${first?.id ?? ''}`;
    back.textContent = this.#page.words(wording).backToOverview;
    this.#back = back;
    return back;
  }

  readonly #answer = (target: Element): boolean => {
    if (this.#back?.contains(target)) {
      const item = this.#chosenItem;
      this.#choose(undefined, undefined);
      item?.focus();
      return true;
    }
    const item = target.closest<HTMLElement>(this.#page.selectors.galleryNavigationItem);
    if (!item) return false;
    // One that has come since stands for what it reads.
    const name = this.#names.get(item) ?? plainText(item.textContent);
    const element = [...this.#elements.keys()].find((each) => parentOf(each) === name);
    if (!element) return false;
    this.#choose(element, item);
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    return true;
  };
}

const galleries = new WeakMap<Page, Gallery>();

/**
 * Several gallery elements on one page: only the first is shown at first; an item of the
 * navigation shows the element whose parent equals the item's text, with a link back to the
 * overview in the active language (specification 2.13).
 */
const galleryElements: Behaviour = (element, page) => {
  const gallery = galleries.get(page) ?? new Gallery(page);
  galleries.set(page, gallery);
  if (!gallery.name(element) && !gallery.isFirst(element)) {
    const item = page.selectors.galleryNavigationItem;
    throw new Problem(element, `page lacks ${item} that reads "${parentOf(element)}"`);
  }
  gallery.add(element);
  return () => gallery.remove(element);
};

export default galleryElements;
