import type { Behaviour } from '../../lifecycle/behaviour.js';
import { indicatedElement } from '../../page/addresses.js';
import { takeClicks } from '../../page/clicks.js';
import { givenHook } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { isFollowedBy } from '../../page/nearest.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { unclobbered } from '../../page/unclobbered.js';
import definition from './definition.js';
import wording from './wording.json' with { type: 'json' };
import './gallery-elements.css';

/**
 * Normalises text for comparison, so that white space and composed characters make no difference.
 */
export const plainText = (text: string | null | undefined): string =>
  (text ?? '').normalize().replace(/\s+/g, ' ').trim();

/** What finds an item: no class makes an element one, so that in foreign markup the mark does. */
const navigationItem = `${definition.hooks.galleryNavigationItem}, ${givenHook('galleryNavigationItem')}`;

const itemsOnPage = (): HTMLElement[] => [
  ...unclobbered(document).querySelectorAll<HTMLElement>(navigationItem),
];

const parentOf = (element: HTMLElement): string => plainText(element.dataset.parent);

/** Whether an item is a link to the element that also works without the script. */
const leadsTo = (item: HTMLElement, element: HTMLElement): boolean =>
  indicatedElement(item.getAttribute('href') ?? '') === element;

/** Counts the ids that the script has given to first elements, so that each id is unique. */
let overviews = 0;

/** Manages the gallery elements that have started on a page, and shows one of them. */
class Gallery {
  readonly #page: Page;
  readonly #elements = new Map<HTMLElement, Journal>();
  /** Item → the parent that it named when an element of that parent started. */
  readonly #names = new WeakMap<HTMLElement, string>();
  #chosen: HTMLElement | undefined;
  #chosenItem: HTMLElement | undefined;
  #back: HTMLAnchorElement | undefined;
  /** The mark of the chosen item, and the link back. */
  #choice: Journal | undefined;
  #listening: Journal | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  add(element: HTMLElement, undo: Journal): void {
    if (!this.#listening) {
      this.#listening = openJournal();
      const { signal } = this.#listening;
      // Listens before all others, so that a navigation link which is also an anchor switches galleries
      // and does not scroll.
      this.#listening.by(takeClicks(unclobbered(document), this.#answer));
      window.addEventListener('hashchange', this.#showIndicated, { signal });
    }
    this.#elements.set(element, undo);
    undo.by(() => this.#remove(element));
    undo.on(element, 'beforematch', () => this.#reveal(element));
    this.#show();
    this.#showIndicated();
  }

  #remove(element: HTMLElement): void {
    this.#elements.delete(element);
    if (this.#chosen === element) this.#choose(undefined, undefined);
    else if (this.#elements.size > 0) this.#show();
    if (this.#elements.size > 0) return;
    this.#listening?.close();
    this.#listening = undefined;
  }

  isFirst(element: HTMLElement): boolean {
    return this.#first([element]) === element;
  }

  /**
   * Assigns items of the gallery navigation to the element's parent: the items with its text, else the
   * items that link to the element. The assignment stays when a browser translates the page, because
   * that changes only the texts, at any time.
   *
   * @returns whether there is such an item
   */
  name(element: HTMLElement): boolean {
    const parent = parentOf(element);
    const items = itemsOnPage();
    const reading = items.filter(
      (item) => plainText(item.textContent) === parent || this.#names.get(item) === parent,
    );
    const linking = items.filter((item) => !this.#names.has(item) && leadsTo(item, element));
    const named = reading.length > 0 ? reading : linking;
    for (const item of named) this.#names.set(item, parent);
    return named.length > 0;
  }

  #first(others: readonly HTMLElement[] = []): HTMLElement | undefined {
    const precedes = (a: Element, b: Element): number => (isFollowedBy(a, b) ? -1 : 1);
    return [...this.#elements.keys(), ...others].sort(precedes)[0];
  }

  #show(): void {
    const shown = this.#chosen ?? this.#first();
    for (const [element, undo] of this.#elements) {
      const isHidden = element !== shown;
      undo.attribute(element, 'hidden', isHidden ? '' : null);
      // With this class, the element is printed although it is hidden.
      undo.class(element, 'is-hidden', isHidden);
    }
  }

  #choose(element: HTMLElement | undefined, item: HTMLElement | undefined): void {
    this.#choice?.close();
    this.#choice = openJournal();
    this.#back = undefined;
    if (item) {
      this.#choice.class(item, 'active');
      this.#choice.attribute(item, 'aria-current', 'true');
    }
    this.#chosen = element;
    this.#chosenItem = item;
    this.#show();
    if (element) this.#choice.place(this.#backLink(), (back) => element.prepend(back));
  }

  /** Shows an element that a link leads to, or into. */
  #reveal(element: HTMLElement): void {
    if (!element.hidden) return;
    const items = itemsOnPage();
    const item = items.find((each) => this.#names.get(each) === parentOf(element));
    const isFirst = element === this.#first();
    this.#choose(isFirst ? undefined : element, isFirst ? undefined : item);
  }

  /** Shows the element that the address leads to; the browser goes to nothing that is hidden. */
  readonly #showIndicated = (): void => {
    const target = indicatedElement(location.hash);
    const element = [...this.#elements.keys()].find((each) => each.contains(target));
    if (!element?.hidden) return;
    this.#reveal(element);
    target?.scrollIntoView();
  };

  /**
   * Creates the link back. It has the hook's default class, even if the page overrides the selector.
   */
  #backLink(): HTMLAnchorElement {
    const first = this.#first();
    if (first && !first.id) {
      const id = `auftritt-overview-${++overviews}`;
      this.#elements.get(first)?.attribute(first, 'id', id);
    }
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
    const item = target.closest<HTMLElement>(navigationItem);
    if (!item) return false;
    // An item that was added later is identified by its text.
    const name = this.#names.get(item) ?? plainText(item.textContent);
    const element = [...this.#elements.keys()].find((each) => parentOf(each) === name);
    if (!element) return false;
    this.#choose(element, item);
    this.#elements.get(element)?.attribute(element, 'tabindex', '-1');
    element.focus({ preventScroll: true });
    return true;
  };
}

const galleries = new WeakMap<Page, Gallery>();

/**
 * Several gallery elements on one page. At first the page shows only the first one. A navigation item
 * shows the element whose parent equals the item's text, with a link back to the overview in the active
 * language (specification 2.13).
 */
const galleryElements: Behaviour = (element, page, undo) => {
  const gallery = galleries.get(page) ?? new Gallery(page);
  galleries.set(page, gallery);
  if (!gallery.name(element) && !gallery.isFirst(element)) {
    const item = definition.hooks.galleryNavigationItem;
    throw new Problem(element, `page lacks ${item} that reads "${parentOf(element)}"`);
  }
  gallery.add(element, undo);
  return undefined;
};

export default galleryElements;

export { default as definition } from './definition.js';
