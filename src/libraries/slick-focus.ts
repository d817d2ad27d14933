/**
 * Does what takes slides out of the page for a moment, as slick does when it starts, ends and
 * crosses a breakpoint, and gives the focus back to what had it in the slider.
 */
export function keepFocus(element: HTMLElement, change: () => void): void {
  const activeElement = document.activeElement;
  const focused = element.contains(activeElement) ? activeElement : null;
  change();
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
  if (document.activeElement !== focused) focused.focus({ preventScroll: true });
}
