import { setAttribute } from './elements.js';

/** An attribute as a journal has found it. */
interface Note {
  readonly name: string;
  before: string | null;
}

/** What journals that are open have noted of an element, the first one first. */
const notes = new WeakMap<Element, Note[]>();

/**
 * Notes the current value of an attribute.
 *
 * @returns a function that restores it. Where a journal that is still open has noted it later, that one gets to know what
 * was there before both. With a value, only that is taken away: what a script of the page has set meanwhile stays.
 */
function noteAttribute(element: Element, name: string): (value?: string | null) => void {
  const all = notes.get(element) ?? [];
  notes.set(element, all);
  const note: Note = { name, before: element.getAttribute(name) };
  all.push(note);
  return (value) => {
    const later = all.slice(all.indexOf(note) + 1).find((each) => each.name === name);
    all.splice(all.indexOf(note), 1);
    if (value !== undefined && value !== (later ? later.before : element.getAttribute(name)))
      return;
    if (later) later.before = note.before;
    else setAttribute(element, name, note.before);
  };
}

/**
 * Controls classes on an element from the server.
 *
 * @param isOurs matches the names of classes that others set for us, such as a library
 */
function holdClasses(element: Element, isOurs?: RegExp) {
  const { classList } = element;
  const sent = element.getAttribute('class');
  const had = new Set(classList);
  const held = new Set<string>();
  return {
    /** Sets a class, or removes it. */
    set(name: string, on: boolean): void {
      held.add(name);
      classList.toggle(name, on);
    },
    /**
     * Restores these classes to what the element had before. Other classes that a script of the page
     * has changed stay changed. If the set of classes is the same as before, this restores the exact text
     * of the attribute.
     */
    restore(): void {
      const ofOthers = [...had, ...classList].filter((name) => isOurs?.test(name));
      for (const name of [...held, ...ofOthers]) classList.toggle(name, had.has(name));
      held.clear();
      const names = [...classList];
      const isAsBefore = names.length === had.size && names.every((name) => had.has(name));
      if (isAsBefore) setAttribute(element, 'class', sent);
    },
  };
}

type HeldClasses = ReturnType<typeof holdClasses>;

/** Nodes that are not on the page now but will come back. */
const away = new WeakSet<Node>();

/** Whether a node is part of content that will come back. */
export function isAway(node: Node): boolean {
  for (let part: Node | null = node; part; part = part.parentNode) {
    if (away.has(part)) return true;
  }
  return false;
}

/** Element that is not on the page → the one that stands in its place. */
const standIns = new WeakMap<Element, Element>();

/** The element itself, or the one that stands in its place. */
export const standInOf = (element: Element): Element => standIns.get(element) ?? element;

/**
 * Notes each change that we make to the page, as it is made. Closing the journal undoes them, the last one first, and
 * ends what listens.
 */
export interface Journal {
  /** Is aborted when the journal is closed. For what listens, waits or asks. */
  readonly signal: AbortSignal;
  /** Notes how to undo what has been done in another way. */
  by(...steps: readonly (() => void)[]): void;
  /** Opens a journal that may be closed before this one, and is closed with it. */
  part(): Journal;
  /** Sets an attribute; null removes it. A value that a script of the page sets meanwhile stays. */
  attribute(element: Element, name: string, value: string | null): void;
  /** Sets a class, or removes it. */
  class(element: Element, name: string, on?: boolean): void;
  /** Sets a property of CSS on the element. */
  style(element: HTMLElement, property: string, value: string, priority?: '' | 'important'): void;
  /** Lets attributes have the values again that they have now, whoever changes them meanwhile. */
  keep(element: Element, ...names: readonly string[]): void;
  /**
   * Lets classes be there again as they are now. Others that a script of the page changes meanwhile stay changed.
   *
   * @param isOurs matches the names of those that we or a library will change
   */
  keepClasses(element: Element, isOurs: RegExp): void;
  /**
   * Lets an element have its child nodes again, after others have stood there. What runs in them keeps running until
   * they are back or are released.
   */
  content(element: Element): void;
  /**
   * Puts another element in the place of one. What runs on that keeps running until it is back, or until the other one
   * is released or removed.
   */
  replace(element: Element, other: Element): void;
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
  /**
   * Undoes everything. What is noted later is undone at once.
   *
   * @throws the first error of a step that cannot be undone, after all others have been
   */
  close(): void;
}

/** Opens a journal. */
export function openJournal(): Journal {
  const steps = new Set<() => void>();
  const controller = new AbortController();
  const { signal } = controller;
  const classes = new Map<Element, HeldClasses>();
  /** The values that we have set last. */
  const attributes = new Map<Element, Map<string, string | null>>();

  const by = (...given: readonly (() => void)[]): void => {
    for (const step of given) {
      if (signal.aborted) step();
      else steps.add(() => step());
    }
  };
  return {
    signal,
    by,
    part() {
      const part = openJournal();
      const { close } = part;
      if (signal.aborted) close();
      else steps.add(close);
      // One that is opened again and again must not be noted for ever.
      part.signal.addEventListener('abort', () => steps.delete(close));
      return part;
    },
    attribute(element, name, value) {
      const ours = attributes.get(element) ?? new Map<string, string | null>();
      attributes.set(element, ours);
      const restore = ours.has(name) ? undefined : noteAttribute(element, name);
      ours.set(name, value);
      setAttribute(element, name, value);
      if (restore) by(() => restore(ours.get(name)));
    },
    class(element, name, on = true) {
      let held = classes.get(element);
      if (!held) {
        held = holdClasses(element);
        classes.set(element, held);
        by(held.restore);
      }
      held.set(name, on);
    },
    style(element, property, value, priority) {
      const { style } = element;
      const sent = element.getAttribute('style');
      const before = [
        style.getPropertyValue(property),
        style.getPropertyPriority(property),
      ] as const;
      style.setProperty(property, value, priority);
      const ours = element.getAttribute('style');
      by(() => {
        const isOurs = element.getAttribute('style') === ours;
        style.setProperty(property, ...before);
        // Where nothing else has changed since, the attribute gets its exact text back. A policy may forbid to set it.
        if (isOurs) setAttribute(element, 'style', sent);
        else if (style.length === 0) element.removeAttribute('style');
      });
    },
    keep(element, ...names) {
      for (const name of names) {
        const restore = noteAttribute(element, name);
        by(() => restore());
      }
    },
    keepClasses: (element, isOurs) => by(holdClasses(element, isOurs).restore),
    content(element) {
      const nodes = [...element.childNodes];
      for (const node of nodes) away.add(node);
      by(() => {
        element.replaceChildren(...nodes);
        for (const node of nodes) away.delete(node);
      });
    },
    replace(element, other) {
      element.replaceWith(other);
      standIns.set(element, other);
      by(() => {
        standIns.delete(element);
        other.replaceWith(element);
      });
    },
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
    // Not the target's own method: a form or the document may have a field of that name.
    on(target, type, listener, options) {
      EventTarget.prototype.addEventListener.call(target, type, listener as EventListener, {
        ...options,
        signal,
      });
    },
    close() {
      controller.abort();
      classes.clear();
      attributes.clear();
      const errors: unknown[] = [];
      for (const step of [...steps].reverse()) {
        try {
          step();
        } catch (error) {
          errors.push(error);
        }
      }
      steps.clear();
      if (errors.length > 0) throw errors[0];
    },
  };
}
