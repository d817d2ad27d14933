/**
 * Calls `place` when the element gets another width otherwise than with the window (a section that
 * was hidden), and where slides are as wide as their images, when one of these arrives.
 *
 * @returns how to end that
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
    // What is placed at once changes sizes again, which the browser reports as an error.
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
