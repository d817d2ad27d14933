import { runningMark } from '../page/marks.js';
import { nextTask } from '../page/moments.js';
import type { Doorman } from './doorman.js';

/** The added elements of a batch that are still on the page, without those inside other added ones. */
export function outermost(records: readonly MutationRecord[]): Element[] {
  const added = new Set<Element>();
  for (const { addedNodes } of records) {
    for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node);
  }
  return [...added].filter(({ parentElement: parent }) => {
    while (parent && !added.has(parent)) parent = parent.parentElement;
    return !parent;
  });
}

/**
 * As long as the page is open, lets the doorman see the elements that are added to it, and those that have left it for
 * good: whatever a router, a frame, a page builder or a translation does.
 *
 * The browser reports changes in batches, before it paints. An element that a widget only moves is back on the page when
 * its batch arrives, or in the next task. What an insertion costs does not depend on how much runs on the page already.
 */
export function watchArrivals(doorman: Doorman): void {
  const { rows, add, sweep, noteBy, renew } = doorman;
  /** Matches everything on which something may start, what is a copy of what runs, and the body of another page. */
  const any = [`[${runningMark}]`, 'body', ...rows().map(({ roots }) => roots)].join();
  /** The changes that have not been handled yet. */
  let pending: readonly MutationRecord[] = [];
  let willSweep = false;
  let page = location.pathname;

  const sweepLater = async (): Promise<void> => {
    if (willSweep) return;
    willSweep = true;
    await nextTask();
    willSweep = false;
    sweep();
  };

  // Taken from the prototype, since a form's field may hide them (HTML, "The form element").
  const { contains, matches, querySelectorAll } = Element.prototype;

  /** The elements among `added` and inside them on which something may start. */
  const ours = (added: readonly Element[]): HTMLElement[] => {
    const matching: HTMLElement[] = [];
    for (const element of added) {
      if (element instanceof HTMLElement && matches.call(element, any)) matching.push(element);
      const inside = querySelectorAll.call<Element, [string], NodeListOf<HTMLElement>>(
        element,
        any,
      );
      for (const each of inside) matching.push(each);
    }
    return matching;
  };

  const look = (): void => {
    const records = pending;
    pending = [];
    // A router may have removed the class with the previous page's attributes.
    document.documentElement.classList.add('auftritt');
    const hasLost = records.some(({ removedNodes }) => removedNodes.length > 0);
    if (hasLost && location.pathname !== page) {
      // A router has changed the page: what was open on the former one is closed, what stays starts anew.
      page = location.pathname;
      doorman.release(document);
      doorman.enhance(document);
    }
    const added = ours(outermost(records));
    const renewed = renew(records, added);
    const fresh =
      renewed.length > 0
        ? added.filter((element) => !renewed.some((each) => contains.call(each, element)))
        : added;
    if (hasLost) {
      // What takes the place of something starts after the end of that.
      if (fresh.length > 0) sweep();
      void sweepLater();
    }
    for (const row of rows()) {
      for (const element of fresh) if (matches.call(element, row.roots)) add(element, row);
    }
  };

  const observer = new MutationObserver((records) => {
    pending = pending.concat(records);
    look();
  });

  noteBy(() => {
    pending = pending.concat(observer.takeRecords());
    // Looks in a microtask, since the same caller may release more.
    queueMicrotask(look);
  });
  // What an end puts back is not new, nor is what had been added and is released now.
  const dropReleased = ({ target }: Event): void => {
    observer.takeRecords();
    const isOf = (node: Node): boolean => target instanceof Node && target.contains(node);
    pending = pending.filter((record) => ![record.target, ...record.addedNodes].some(isOf));
  };
  document.addEventListener('auftritt:released', dropReleased, true);

  observer.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: [runningMark],
    attributeOldValue: true,
  });
}
