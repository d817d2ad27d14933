/**
 * Makes a change, and then returns the focus to the element of the slider that had it. When slick starts,
 * ends or crosses a breakpoint, it takes the slides out of the page for a moment, and the focus is lost.
 */
export function keepFocus<Result>(element: HTMLElement, change: () => Result): Result {
  const activeElement = document.activeElement;
  const focused = element.contains(activeElement) ? activeElement : null;
  const result = change();
  if (focused instanceof HTMLElement && focused.isConnected) {
    if (document.activeElement !== focused) focused.focus({ preventScroll: true });
  }
  return result;
}
