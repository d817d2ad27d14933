import { nextTask } from '../page/moments.js';
import type { Page } from '../page/page.js';
import { type Definition, rootSelector } from './definition.js';
import type { Lifecycle } from './lifecycle.js';

/** The added elements of a batch that are still on the page, without those inside other added ones. */
function outermost(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>();
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
  }
  /** Parent of an added element → whether it is added too, or inside one that is. Many share a parent. */
  const parents = new Map<Element, boolean>();
  const isInside = (parent: Element): boolean => {
    let place: Element | null = parent;
    while (place && !added.has(place)) place = place.parentElement;
    return place !== null;
  };
  return [...added].filter(({ parentElement: parent }) => {
    if (!parent) return true;
    const inside = parents.get(parent) ?? isInside(parent);
    parents.set(parent, inside);
    return !inside;
  });
}

/**
 * As long as the page is open, enhances elements that are added to it, and releases elements that are
 * removed for good (contract, version 1.1, `data-observe`).
 *
 * The browser reports changes in batches, before it paints. An element that a widget only moves is back
 * on the page when its batch arrives, or in the next task. It stays as it is: enhancing it again does
 * nothing, and only elements that have gone from the page are released.
 *
 * What an insertion costs does not depend on how much runs on the page already. That is why this does not
 * call `enhance` for each added element, which looks at all that runs, for what has gone.
 */
export default function observe(
  { add, enhance, release }: Lifecycle,
  { selectors }: Page,
  definitions: readonly Definition[],
): void {
  const own = definitions.map((definition) => {
    return { definition, selector: rootSelector(definition, selectors) };
  });
  const all = [...new Set(own.map(({ selector }) => selector))].join();
  /** The changes that have not been handled yet. */
  const pending: MutationRecord[] = [];
  let willSweep = false;

  /** Releases what has gone from the page. Every release does that, even one of nothing. */
  const sweep = (): void => release(new DocumentFragment());

  const sweepLater = async (): Promise<void> => {
    if (willSweep) return;
    willSweep = true;
    await nextTask();
    willSweep = false;
    sweep();
  };

  // Taken from the prototype, since a form's field may hide them (HTML, "The form element").
  const { matches, querySelectorAll } = Element.prototype;

  /** The elements among `added` and inside them on which a behaviour may start. */
  const ours = (added: readonly Element[]): HTMLElement[] =>
    added.flatMap((element) => {
      const inside: HTMLElement[] = [
        ...querySelectorAll.call<Element, [string], NodeListOf<HTMLElement>>(element, all),
      ];
      return element instanceof HTMLElement && matches.call(element, all)
        ? [element, ...inside]
        : inside;
    });

  const look = (): void => {
    const records = pending.splice(0);
    // A router may have removed the class with the previous page's attributes.
    document.documentElement.classList.add('auftritt');
    const found = ours(outermost(records));
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) {
      // What takes the place of something starts after the end of that.
      if (found.length > 0) sweep();
      void sweepLater();
    }
    for (const { definition, selector } of own) {
      for (const element of found) if (matches.call(element, selector)) add(element, definition);
    }
  };

  const observer = new MutationObserver((records) => {
    pending.push(...records);
    look();
  });

  // A teardown puts nodes back in their original places. They are released, not new.
  document.addEventListener('auftritt:released', ({ target }) => {
    const others = observer
      .takeRecords()
      .filter((record) => !(target instanceof Node && target.contains(record.target)));
    pending.push(...others);
    // Looks in a microtask, since the same caller may release more elements.
    queueMicrotask(look);
  });

  observer.observe(document, { childList: true, subtree: true });
  // Enhances what was added before this code arrived.
  enhance(document);
}
