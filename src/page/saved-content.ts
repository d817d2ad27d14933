/** Nodes that are not on the page now but will come back. */
const saved = new WeakSet<Node>();

/**
 * Saves the child nodes of an element before others replace them. Behaviours inside these nodes keep
 * running until the nodes are back or are released.
 *
 * @returns a function that restores the nodes
 */
export function saveContent(element: Element): () => void {
  const nodes = [...element.childNodes];
  for (const node of nodes) saved.add(node);
  return () => {
    element.replaceChildren(...nodes);
    for (const node of nodes) saved.delete(node);
  };
}

/** Whether a node is part of content that will come back. */
export function isSaved(node: Node): boolean {
  for (let place: Node | null = node; place; place = place.parentNode) {
    if (saved.has(place)) return true;
  }
  return false;
}
