/**
 * Sets an attribute, or removes it if the value is null. Does nothing if the attribute already has this
 * value.
 */
export function setAttribute(element: Element, name: string, value: string | null): void {
  // Reads the attribute first: Chromium serialises `style` lazily, and leaves an empty `style` behind
  // if it is removed before that.
  if (value === element.getAttribute(name)) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Saves the current values of some attributes of an element. A teardown uses this to leave the element
 * as the server sent it.
 *
 * @returns a function that restores them
 */
export function saveAttributes(element: Element, ...names: readonly string[]): () => void {
  const values = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of values) setAttribute(element, name, value);
  };
}

/**
 * Sets an attribute on an element from the server (null: removes it).
 *
 * @returns a function that restores the attribute, unless a script of the page has changed it meanwhile
 */
export function holdAttribute(element: Element, name: string, value: string | null): () => void {
  const restore = saveAttributes(element, name);
  setAttribute(element, name, value);
  return () => {
    if (element.getAttribute(name) === value) restore();
  };
}

/** Returns a function that calls all of these in their order, such as what undoes several changes. */
export const undoAll = (undos: Iterable<() => void>) => (): void => {
  for (const undo of undos) undo();
};

/** Class name → whether the element must have the class; undefined keeps what the server sent. */
export type Classes = Readonly<Record<string, boolean | undefined>>;

/**
 * Controls classes on an element from the server.
 *
 * @param isOurs matches the names of classes that others set for us, such as a library
 */
export function holdClasses(element: Element, isOurs?: RegExp) {
  const { classList } = element;
  const sent = element.getAttribute('class');
  const had = new Set(classList);
  const held = new Set<string>();
  return {
    /** Sets these classes, and keeps the ones that were set before. */
    set(classes: Classes): void {
      for (const [name, on] of Object.entries(classes)) {
        if (on !== undefined) held.add(name);
        if (held.has(name)) classList.toggle(name, on ?? had.has(name));
      }
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

export type HeldClasses = ReturnType<typeof holdClasses>;

/**
 * Saves the classes of an element from the server, before the script or a library sets some of them.
 *
 * @param isOurs matches the names of the classes that are set
 * @returns a function that restores these classes
 */
export const saveClasses = (element: Element, isOurs: RegExp): (() => void) =>
  holdClasses(element, isOurs).restore;

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

/** The CSS properties on an element that the script controls now, and their values from before. */
interface HeldStyle {
  /** The attribute as the server sent it. */
  readonly sent: string | null;
  readonly before: Map<string, { readonly value: string; readonly priority: string }>;
  /** The attribute as the script last wrote it. */
  ours: string | null;
  /** Whether a script of the page has changed the attribute meanwhile. */
  changed: boolean;
}

const heldStyles = new WeakMap<HTMLElement, HeldStyle>();

/**
 * Restores a property. After the last one, this restores the exact text of the attribute, unless a
 * script of the page has changed it.
 */
function restore(element: HTMLElement, property: string): void {
  const held = heldStyles.get(element);
  const before = held?.before.get(property);
  if (!held || !before) return;
  held.changed ||= element.getAttribute('style') !== held.ours;
  element.style.setProperty(property, before.value, before.priority);
  held.ours = element.getAttribute('style');
  held.before.delete(property);
  if (held.before.size > 0) return;
  heldStyles.delete(element);
  if (!held.changed) setAttribute(element, 'style', held.sent);
}

/**
 * Sets a CSS property on an element from the server. Several properties of an element may be held at a
 * time, but each only once.
 *
 * @returns a function that restores the property
 */
export function holdStyle(
  element: HTMLElement,
  property: string,
  value: string,
  priority: '' | 'important' = '',
): () => void {
  const { style } = element;
  const sent = element.getAttribute('style');
  const held = heldStyles.get(element) ?? { sent, before: new Map(), ours: sent, changed: false };
  heldStyles.set(element, held);
  held.changed ||= sent !== held.ours;
  held.before.set(property, {
    value: style.getPropertyValue(property),
    priority: style.getPropertyPriority(property),
  });
  style.setProperty(property, value, priority);
  held.ours = element.getAttribute('style');
  return () => restore(element, property);
}
