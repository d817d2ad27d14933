import { type Definition, rootSelector } from './lifecycle/definition.js';
import { nextTask } from './page/next-task.js';
import type { Page } from './page/page.js';

/** The added elements of a batch that are still on the page, without those inside other added ones. */
function outermost(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>();
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
  }
  return [...added].filter((element) => {
    let place = element.parentElement;
    while (place && !added.has(place)) place = place.parentElement;
    return !place;
  });
}

/**
 * As long as the page is open, enhances elements that are added to it, and releases elements that are
 * removed for good (contract, version 1.1, `data-observe`).
 *
 * The browser reports changes in batches, before it paints. An element that a widget only moves is back
 * on the page when its batch arrives, or in the next task. It stays as it is: enhancing it again does
 * nothing, and only elements that have gone from the page are released.
 */
export default function observe(
  { enhance, release, selectors }: Page,
  definitions: readonly Definition[],
): void {
  const own = new Set(definitions.map((definition) => rootSelector(definition, selectors)));
  const selector = [...own].join();
  const isOurs = (element: Element): boolean =>
    element.matches(selector) || element.querySelector(selector) !== null;
  /** The changes that have not been handled yet. */
  const pending: MutationRecord[] = [];

  const sweep = async (): Promise<void> => {
    await nextTask();
    // Every release also releases the elements that have gone from the page, even one of nothing.
    release(new DocumentFragment());
  };

  const look = (): void => {
    const records = pending.splice(0);
    // A router may have removed the class with the previous page's attributes.
    document.documentElement.classList.add('auftritt');
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) void sweep();
    for (const element of outermost(records)) if (isOurs(element)) enhance(element);
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
    // Later, since there may be more to release.
    queueMicrotask(look);
  });

  observer.observe(document, { childList: true, subtree: true });
  // Enhances what was added before this code arrived.
  enhance(document);
}
