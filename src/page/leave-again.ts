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
