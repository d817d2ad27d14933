/**
 * Calls `place` when the width of the element changes, which can happen without a change of the window:
 * a hidden section is shown, for example. With `variableWidth`, slides are as wide as their images, so
 * it also calls `place` when an image arrives.
 *
 * @returns a function that ends this
 */
export function watchWidth(
  element: HTMLElement,
  variableWidth: boolean,
  place: () => void,
): () => void {
  let width = element.clientWidth;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    const before = width;
    width = element.clientWidth;
    if (width === before || width === 0) return;
    // Placing slides at once would change sizes again, which the browser reports as an error.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  observer.observe(element);
  if (variableWidth) element.addEventListener('load', place, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    element.removeEventListener('load', place, true);
  };
}
