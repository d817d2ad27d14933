/** `Node.DOCUMENT_POSITION_FOLLOWING` (DOM, "interface Node"). */
const following = 4;

/** Finds a part inside `element`, else inside the closest ancestor that holds one. */
export function nearest(element: Element, selector: string): HTMLElement | null {
  for (let place: Element | null = element; place; place = place.parentElement) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)];
    const follows = (one: Element): boolean =>
      (element.compareDocumentPosition(one) & following) !== 0;
    const one = found.find(follows) ?? found.at(-1);
    if (one) return one;
  }
  return null;
}
