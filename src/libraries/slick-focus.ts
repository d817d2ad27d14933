/**
 * Makes a change and then returns the focus to the element of the slider that had it. When slick starts,
 * ends or crosses a breakpoint, it takes the slides out of the page for a moment, and the focus is lost.
 */
export function keepFocus(element: HTMLElement, change: () => void): void {
  const activeElement = document.activeElement;
  const focused = element.contains(activeElement) ? activeElement : null;
  change();
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
  if (document.activeElement !== focused) focused.focus({ preventScroll: true });
}
