import { clones } from '../page/elements.js';
import { isAway, type Journal } from '../page/journal.js';
import { runningMark as mark } from '../page/marks.js';
import { unclobbered } from '../page/unclobbered.js';

/** An element on which something runs. */
export interface Original {
  readonly element: HTMLElement;
  /** The element as the server sent it, in a document where nothing loads or runs; of the body its tag alone. */
  readonly sent: Element;
  /** The server's elements in it. Who replaces all of them has written over what runs. */
  readonly children: Element[];
}

/** What has been written over, or copied while it ran. */
export interface Rewritten {
  readonly element: HTMLElement;
  readonly sent: Element;
  /** What was there before, as it ran; of a copy, what it is a copy of. */
  readonly ran: readonly Node[];
  /** Our elements that have been taken away. What runs may put them back until it ends. */
  readonly removed: readonly Node[];
  readonly isCopy: boolean;
}

let inert: Document | undefined;

/** Copies a node into a document where nothing loads or runs. */
function stillCopy<Kind extends Node>(node: Kind, deep = true): Kind {
  inert ??= document.implementation.createHTMLDocument('');
  return inert.importNode(node, deep);
}

/**
 * Knows the server's HTML of all that runs, so that what is left of us in a copy of it is taken away before the copy
 * starts, and what a script of the page has written over starts anew.
 */
export function createOriginals() {
  const originals = new Map<string, Original>();
  // A page that was stored with its marks must not meet the numbers of another.
  let number = Math.random();

  const originalAt = (element: Element | null): Original | undefined =>
    element ? originals.get(unclobbered(element).getAttribute(mark) ?? '') : undefined;

  /** What runs where a change has been made, if the change has taken all that the server had sent there, or the mark. */
  const writtenOver = ({ target, oldValue, removedNodes }: MutationRecord): Original[] => {
    // Most changes only add.
    const takes = oldValue !== null || removedNodes.length > 0;
    if (!takes || !(target instanceof Element)) return [];
    const { closest, hasAttribute } = unclobbered(target);
    if (oldValue !== null) {
      const original = originals.get(oldValue);
      return original?.element === target && !hasAttribute(mark) ? [original] : [];
    }
    const original = originalAt(closest(`[${mark}]`));
    if (!original || original.children.length === 0) return [];
    const { contains } = unclobbered(original.element);
    const isThere = (child: Element): boolean => contains(child) || isAway(child);
    return contains(target) && !original.children.some(isThere) ? [original] : [];
  };

  return {
    /**
     * Takes the server's HTML of an element, before something starts there.
     *
     * @returns marks the element, once that runs
     */
    take(element: HTMLElement): (undo: Journal) => void {
      // What waits for consent is copied by us: such a copy is what was meant.
      const isHeld = unclobbered(element).hasAttribute('data-name');
      if (isHeld || originalAt(element)) return () => {};
      const sent = stillCopy(element, element !== document.body);
      for (const inner of sent.querySelectorAll(`[${mark}]`)) {
        const original = originalAt(inner);
        if (original) inner.replaceWith(original.sent.cloneNode(true));
      }
      const { children, setAttribute, removeAttribute } = unclobbered(element);
      const original = { element, sent, children: [...children] };
      return (undo) => {
        number += 1;
        const key = String(number);
        originals.set(key, original);
        setAttribute(mark, key);
        undo.by(() => {
          originals.delete(key);
          removeAttribute(mark);
        });
      };
    },
    /**
     * What has been copied or written over, among the changes of a page.
     *
     * @param added the elements that have been added, as far as they are marked
     */
    rewritten(records: readonly MutationRecord[], added: readonly HTMLElement[]): Rewritten[] {
      const copies = added.flatMap((element): Rewritten[] => {
        const original = originalAt(element);
        if (!original || original.element === element || unclobbered(element).closest(clones))
          return [];
        const { sent } = original;
        return [{ element, sent, ran: [stillCopy(original.element)], removed: [], isCopy: true }];
      });
      const over = [...new Set(records.flatMap(writtenOver))].map(
        ({ element, sent, children }): Rewritten => {
          const ofElement = records.filter(({ target }) => target === element);
          const nodes = ofElement.flatMap(({ removedNodes }) => [...removedNodes]);
          const ran = nodes.map((node) => stillCopy(node));
          const removed = nodes.filter(
            (node) => node instanceof Element && !children.includes(node),
          );
          return { element, sent, ran, removed, isCopy: false };
        },
      );
      return [...over, ...copies];
    },
    /** Notes that a section has replaced parts of itself. */
    replaced({ target }: Event): void {
      const original =
        target instanceof Element ? originalAt(target.closest(`[${mark}]`)) : undefined;
      original?.children.splice(0, Number.POSITIVE_INFINITY, ...original.element.children);
    },
  };
}
