/** Whether another node follows a node in the document (`Node.DOCUMENT_POSITION_FOLLOWING`, 4). */
export const isFollowedBy = (node: Node, other: Node): boolean =>
  (node.compareDocumentPosition(other) & 4) !== 0;

/** Finds a part inside `element`, else inside the closest ancestor that holds one. */
export function nearest(element: Element, selector: string): HTMLElement | null {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const matches = [...ancestor.querySelectorAll<HTMLElement>(selector)];
    const chosen = matches.find((each) => isFollowedBy(element, each)) ?? matches.at(-1);
    if (chosen) return chosen;
  }
  return null;
}
