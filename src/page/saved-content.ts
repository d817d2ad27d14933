/** Content that is not on the page now and comes back. */
const saved = new WeakSet<Node>();

/**
 * Saves the child nodes of an element before others take their place. Behaviours that run in them
 * go on until the nodes are back or are released.
 *
 * @returns how to restore them
 */
export function saveContent(element: Element): () => void {
  const nodes = [...element.childNodes];
  for (const node of nodes) saved.add(node);
  return () => {
    element.replaceChildren(...nodes);
    for (const node of nodes) saved.delete(node);
  };
}

/** Whether a node is, or stands in, content that comes back. */
export function isSaved(node: Node): boolean {
  for (let place: Node | null = node; place; place = place.parentNode) {
    if (saved.has(place)) return true;
  }
  return false;
}
