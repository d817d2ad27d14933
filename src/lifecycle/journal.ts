import {
  type HeldClasses,
  holdClasses,
  holdStyle,
  saveAttributes,
  setAttribute,
} from '../page/changes.js';

/**
 * Notes each change that a behaviour makes to the page, as it is made. Closing the journal undoes them, the last one
 * first, and ends what listens.
 */
export interface Journal {
  /** Is aborted when the journal is closed. For what listens, waits or asks. */
  readonly signal: AbortSignal;
  /** Notes how to undo what has been done in another way. */
  by(...steps: readonly (() => void)[]): void;
  /** Sets an attribute; null removes it. A value that a script of the page sets meanwhile stays. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Sets a class, or removes it. */
  class(element: Element, name: string, on?: boolean): void;
  /** Sets a property of CSS on the element. */
  style(element: HTMLElement, property: string, value: string, priority?: '' | 'important'): void;
  /**
   * Puts a node of ours on the page, or moves a node of the server's. A node of ours is taken away again, and one of
   * the server's goes back to its place.
   *
   * @param put puts it there
   */
  place(node: ChildNode, put: (node: ChildNode) => void): void;
  /** Listens until the journal is closed. */
  on<Type extends keyof HTMLElementEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ): void;
  /** Undoes everything. What is noted later is undone at once. */
  close(): void;
}

/** Opens a journal. */
export function openJournal(): Journal {
  const steps: (() => void)[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const classes = new Map<Element, HeldClasses>();
  /** The values that we have set last. */
  const attributes = new Map<Element, Map<string, string | null>>();

  const by = (...given: readonly (() => void)[]): void => {
    if (signal.aborted) for (const step of given) step();
    else steps.push(...given);
  };
  return {
    signal,
    by,
    attribute(element, name, value) {
      const ours = attributes.get(element) ?? new Map<string, string | null>();
      attributes.set(element, ours);
      const restore = ours.has(name) ? undefined : saveAttributes(element, name);
      ours.set(name, value);
      setAttribute(element, name, value);
      if (!restore) return;
      by(() => {
        if (element.getAttribute(name) === ours.get(name)) restore();
      });
    },
    class(element, name, on = true) {
      let held = classes.get(element);
      if (!held) {
        held = holdClasses(element);
        classes.set(element, held);
        by(held.restore);
      }
      held.set({ [name]: on });
    },
    style: (element, property, value, priority) =>
      by(holdStyle(element, property, value, priority)),
    place(node, put) {
      const { parentNode, nextSibling } = node;
      put(node);
      by(() => {
        if (!parentNode) node.remove();
        else
          parentNode.insertBefore(
            node,
            nextSibling?.parentNode === parentNode ? nextSibling : null,
          );
      });
    },
    on(target, type, listener, options) {
      target.addEventListener(type, listener as EventListener, { ...options, signal });
    },
    close() {
      controller.abort();
      classes.clear();
      attributes.clear();
      for (const step of steps.splice(0).reverse()) step();
    },
  };
}

/**
 * Takes the steps of a start that ends by itself. If one of them fails, those before it are undone.
 *
 * @returns what it returns, and a function that undoes all
 */
export function undoable<Result>(
  start: (undo: Journal) => Result,
): readonly [result: Result, end: () => void] {
  const undo = openJournal();
  try {
    return [start(undo), undo.close];
  } catch (error) {
    undo.close();
    throw error;
  }
}
