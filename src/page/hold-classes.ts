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
      const isAsBefore =
        classList.length === had.size && [...classList].every((name) => had.has(name));
      if (isAsBefore) setAttribute(element, 'class', sent);
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
