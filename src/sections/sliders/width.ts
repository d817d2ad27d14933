/**
 * Keeps a slider as wide as it was before its start in a place that is only as wide as its content, such as a
 * float: the list of slides gives its container no width of its own (look.css), so that it cannot widen it
 * either.
 *
 * @param width how wide (px) it was
 */
export function keepWidth(element: HTMLElement, list: HTMLElement, width: number): void {
  if (width === 0 || element.getBoundingClientRect().width >= width - 1) return;
  const rest = document.documentElement.clientWidth - width;
  list.style.setProperty('contain-intrinsic-inline-size', `min(${width}px, 100vw - ${rest}px)`);
}
