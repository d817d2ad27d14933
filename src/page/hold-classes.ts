import { setAttribute } from './attributes.js';

/** Class name → whether the element must have the class; undefined keeps what the server sent. */
export type Classes = Readonly<Record<string, boolean | undefined>>;

/** The classes on an element that the script controls. */
export interface HeldClasses {
  /** Sets these classes, and keeps the ones that were set before. */
  set(classes: Classes): void;
  /**
   * Restores the held classes to what the element had before. Other classes that a script of the page
   * has changed stay changed. If the set of classes is the same as before, this restores the exact text
   * of the attribute.
   */
  restore(): void;
}

/** Restores the exact text of the attribute if the element has the same classes as before. */
function restoreText(element: Element, had: ReadonlySet<string>, sent: string | null): void {
  const names = [...element.classList];
  const isAsBefore = names.length === had.size && names.every((name) => had.has(name));
  if (isAsBefore) setAttribute(element, 'class', sent);
}

/**
 * Saves the classes of an element from the server, before the script or a library sets some of them.
 *
 * @param isOurs matches the names of the classes that are set
 * @returns a function that restores these classes. Other classes that a script of the page has changed
 * stay changed. If it has changed none, the attribute gets its exact text back.
 */
export function saveClasses(element: Element, isOurs: RegExp): () => void {
  const { classList } = element;
  const sent = element.getAttribute('class');
  const had = new Set(classList);
  return () => {
    for (const name of [...classList]) {
      if (isOurs.test(name) && !had.has(name)) classList.remove(name);
    }
    for (const name of had) if (isOurs.test(name)) classList.add(name);
    restoreText(element, had, sent);
  };
}

/** Controls classes on an element from the server. */
export function holdClasses(element: Element): HeldClasses {
  const { classList } = element;
  const sent = element.getAttribute('class');
  const had = new Set(classList);
  const held = new Set<string>();
  return {
    set(classes) {
      for (const [name, on] of Object.entries(classes)) {
        if (on !== undefined) held.add(name);
        if (held.has(name)) classList.toggle(name, on ?? had.has(name));
      }
    },
    restore() {
      for (const name of held) classList.toggle(name, had.has(name));
      held.clear();
      restoreText(element, had, sent);
    },
  };
}

/**
 * Sets or removes one class on an element from the server.
 *
 * @returns a function that restores the class
 */
export function holdClass(element: Element, name: string, on: boolean): () => void {
  const { set, restore } = holdClasses(element);
  set({ [name]: on });
  return restore;
}
