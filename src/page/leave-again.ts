/**
 * Lets the page's document forget the images of a tree that has left it.
 *
 * Chromium lets the document keep each image with a `srcset` of widths, for the moment when the window
 * changes. It forgets the image when that leaves the page, or any other node, but keeps it anew when
 * it is moved, even inside a tree that left the page before, and everything around it for as long as
 * the page is open. So whoever moves something in such a tree lets the whole of it leave once more.
 *
 * @param element a tree's root, or anything in it; on a page, or in a fragment, it stays untouched
 */
export function leaveAgain(element: Element): void {
  const root = element.getRootNode();
  if (!(root instanceof Element)) return;
  new DocumentFragment().append(root);
  root.remove();
}
