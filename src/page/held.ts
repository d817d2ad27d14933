import { setAttribute } from './elements.js';

/**
 * Saves the current values of some attributes of an element.
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

export type HeldClasses = ReturnType<typeof holdClasses>;

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
