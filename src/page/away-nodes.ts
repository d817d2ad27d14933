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

/** Element that is not on the page → the one that stands in its place. */
const standIns = new WeakMap<Element, Element>();

/**
 * Puts another element in the place of one on which behaviours run. They keep running until the element is
 * back, or until the other one is released or removed.
 *
 * @returns a function that puts the element back
 */
export function putInPlace(element: Element, other: Element): () => void {
  element.replaceWith(other);
  standIns.set(element, other);
  return () => {
    standIns.delete(element);
    other.replaceWith(element);
  };
}

/** The element itself, or the one that stands in its place. */
export const placeOf = (element: Element): Element => standIns.get(element) ?? element;

/**
 * Makes the page's document forget the images of a tree that has left it.
 *
 * Chromium's document keeps a reference to each image whose `srcset` has widths, to update it when the
 * window changes. It drops the reference when the image, or a node around it, leaves the page. But it
 * adds the reference again when the image is moved, even inside a tree that has already left the page.
 * The image and everything around it then stay in memory as long as the page is open. So after moving
 * something in such a tree, code must make the whole tree leave once more.
 *
 * @param element the tree's root, or an element in the tree. A tree on the page or in a fragment stays
 * untouched.
 */
export function leaveAgain(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof Element)) return;
  new DocumentFragment().append(root);
  root.remove();
}
