/**
 * Saves the present values of some attributes of an element, and returns how to restore them: a
 * teardown leaves the element as the server sent it.
 */
export function saveAttributes(element: Element, ...names: readonly string[]): () => void {
  const values = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of values) {
      // Asked for first: Chromium leaves an empty `style` behind where it has not yet written it.
      if (value !== null) element.setAttribute(name, value);
      else if (element.hasAttribute(name)) element.removeAttribute(name);
    }
  };
}
