import { type Definition, rootSelector } from './lifecycle/definition.js';
import { nextTask } from './page/next-task.js';
import type { Page } from './page/page.js';

/** The elements of a batch that were added and are on the page still, without those inside others. */
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
 * Enhances what is added to the page, and releases what is removed for good, for as long as the page
 * is open (contract, version 1.1, `data-observe`).
 *
 * The browser hands over changes in batches, before it paints. What a widget moves is on the page
 * when its batch arrives, or in the task after, and stays as it is: enhancing it again does nothing,
 * and only what has gone from the page is released.
 */
export default function observe(
  { enhance, release, selectors }: Page,
  definitions: readonly Definition[],
): void {
  const own = new Set(definitions.map((definition) => rootSelector(definition, selectors)));
  const selector = [...own].join();
  const isOurs = (element: Element): boolean =>
    element.matches(selector) || element.querySelector(selector) !== null;
  /** What has changed and has not been looked at. */
  const pending: MutationRecord[] = [];

  const sweep = async (): Promise<void> => {
    await nextTask();
    // Whatever is released, what has gone from the page goes along.
    release(new DocumentFragment());
  };

  const look = (): void => {
    const records = pending.splice(0);
    // A router may have taken the class away with the attributes of the page before.
    document.documentElement.classList.add('auftritt');
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) void sweep();
    for (const element of outermost(records)) if (isOurs(element)) enhance(element);
  };

  const observer = new MutationObserver((records) => {
    pending.push(...records);
    look();
  });

  // A teardown puts nodes back to where the server had them. They are not new, but released.
  document.addEventListener('auftritt:released', ({ target }) => {
    const others = observer
      .takeRecords()
      .filter((record) => !(target instanceof Node && target.contains(record.target)));
    pending.push(...others);
    // Not at once: there may be more to release.
    queueMicrotask(look);
  });

  observer.observe(document, { childList: true, subtree: true });
  // What was added before this code arrived.
  enhance(document);
}
