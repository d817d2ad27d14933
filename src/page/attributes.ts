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
