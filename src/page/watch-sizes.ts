/**
 * Calls `adapt` in the next frame in which sizes have changed, which can happen without a change of the window: a
 * hidden section is shown, a picture arrives late. Of what has no boxes nothing is measured.
 *
 * @param elements the first one has the others in it
 * @param read returns the sizes that count
 * @param isBusy whether to wait another frame
 * @returns what calls it for another reason, at once or when nothing is busy any more
 */
export function watchSizes(
  elements: readonly HTMLElement[],
  read: () => string,
  adapt: () => void,
  signal: AbortSignal,
  isBusy = (): boolean | undefined => false,
): () => void {
  const isHidden = (): boolean => elements[0]?.clientWidth === 0;
  let before = read();
  let frame = 0;
  const look = (): void => {
    cancelAnimationFrame(frame);
    if (isBusy()) {
      frame = requestAnimationFrame(look);
      return;
    }
    // It has been hidden meanwhile. The observer tells of it again when it is shown.
    if (isHidden()) return;
    adapt();
    before = read();
  };
  const observer = new ResizeObserver(() => {
    if (read() === before || isHidden()) return;
    // To place things at once would change sizes again, which the browser reports as an error.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  for (const each of elements) observer.observe(each);
  const end = (): void => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  signal.addEventListener('abort', end, { once: true });
  return look;
}
