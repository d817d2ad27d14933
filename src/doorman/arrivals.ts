import { nextTask } from '../page/moments.js';
import type { Doorman } from './doorman.js';

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
 * As long as the page is open, lets the doorman see the elements that are added to it, and those that have left it for
 * good: whatever a router, a frame, a page builder or a translation does.
 *
 * The browser reports changes in batches, before it paints. An element that a widget only moves is back on the page when
 * its batch arrives, or in the next task. What an insertion costs does not depend on how much runs on the page already.
 */
export function watchArrivals({ rows, add, sweep }: Doorman): void {
  /** The changes that have not been handled yet. */
  const pending: MutationRecord[] = [];
  let willSweep = false;

  const sweepLater = async (): Promise<void> => {
    if (willSweep) return;
    willSweep = true;
    await nextTask();
    willSweep = false;
    sweep();
  };

  // Taken from the prototype, since a form's field may hide them (HTML, "The form element").
  const { matches, querySelectorAll } = Element.prototype;
  const roots = rows()
    .map((row) => row.roots)
    .join();

  /** The elements among `added` and inside them on which something may start. */
  const ours = (added: readonly Element[]): HTMLElement[] =>
    added.flatMap((element) => {
      const inside: HTMLElement[] = [
        ...querySelectorAll.call<Element, [string], NodeListOf<HTMLElement>>(element, roots),
      ];
      return element instanceof HTMLElement && matches.call(element, roots)
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
    for (const row of rows()) {
      for (const element of found) if (matches.call(element, row.roots)) add(element, row);
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
}
