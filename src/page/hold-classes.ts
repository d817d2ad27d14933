import { setAttribute } from './attributes.js';

/** Class name → whether the node has it; undefined leaves it as the server sent it. */
export type Classes = Readonly<Record<string, boolean | undefined>>;

/** The classes of a node that are held. */
export interface HeldClasses {
  /** Holds these, and what was held before. */
  set(classes: Classes): void;
  /**
   * Gives back what the node had of the held classes. What a script of the page has done to others
   * stays; where it has done nothing, the attribute is what it was, to the letter.
   */
  restore(): void;
}

/** Where a node has the classes that it had, its attribute becomes what it was, to the letter. */
function restoreText(element: Element, had: ReadonlySet<string>, sent: string | null): void {
  const names = [...element.classList];
  const isAsBefore = names.length === had.size && names.every((name) => had.has(name));
  if (isAsBefore) setAttribute(element, 'class', sent);
}

/**
 * Saves the classes of a node of the server's that the script or a library sets on it.
 *
 * @param isOurs matches the names of these classes
 * @returns how to give back what the node had of them. What a script of the page has done to other
 * classes stays; where it has done nothing, the attribute is what it was, to the letter.
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

/** Holds classes on a node of the server's. */
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
 * Holds one class on a node of the server's.
 *
 * @returns how to give back what the node had
 */
export function holdClass(element: Element, name: string, on: boolean): () => void {
  const { set, restore } = holdClasses(element);
  set({ [name]: on });
  return restore;
}
