/**
 * Calls `adapt` in the next frame in which sizes have changed, which can happen without a change of the window: a
 * hidden section is shown, a picture arrives late. Of what has no boxes nothing is measured.
 *
 * @param elements the first one has the others in it
 * @param read returns the sizes that count
 * @param isBusy whether to wait another frame
 */
export function watchSizes(
  elements: readonly HTMLElement[],
  read: () => string,
  adapt: () => void,
  signal: AbortSignal,
  isBusy = (): boolean => false,
): void {
  let before = read();
  let frame = 0;
  const look = (): void => {
    if (isBusy()) {
      frame = requestAnimationFrame(look);
      return;
    }
    // It has been hidden meanwhile. The observer tells of it again when it is shown, in the same size too.
    if (elements[0]?.clientWidth === 0) {
      observer.disconnect();
      observe();
      return;
    }
    adapt();
    before = read();
  };
  const observer = new ResizeObserver(() => {
    if (read() === before || elements[0]?.clientWidth === 0) return;
    // To place things at once would change sizes again, which the browser reports as an error.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  const observe = (): void => {
    for (const each of elements) observer.observe(each);
  };
  observe();
  const end = (): void => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  signal.addEventListener('abort', end, { once: true });
}
