/** Sets an attribute, or removes it where the value is null; what is right already is left alone. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  // Asked for first: Chromium leaves an empty `style` behind where it has not yet written it.
  if (value === element.getAttribute(name)) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Saves the present values of some attributes of an element, and returns how to restore them: a
 * teardown leaves the element as the server sent it.
 */
export function saveAttributes(element: Element, ...names: readonly string[]): () => void {
  const values = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of values) setAttribute(element, name, value);
  };
}
