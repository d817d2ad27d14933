const controls = '.flipster__nav__link, .flipster__button';

/**
 * Makes a change, and then returns the focus to the control of the coverflow that had it, or to the one
 * that has taken its place. The names stay where they were scrolled to.
 */
export function keepControl<Result>(element: HTMLElement, change: () => Result): Result {
  const focused = document.activeElement;
  const place = [...element.querySelectorAll(controls)].indexOf(focused ?? element);
  const scrolled = element.querySelector('.flipster__nav')?.scrollLeft ?? 0;
  const result = change();
  element.querySelector('.flipster__nav')?.scrollTo({ left: scrolled, behavior: 'instant' });
  const successor = element.querySelectorAll(controls)[place] ?? focused;
  if (successor instanceof HTMLElement && element.contains(successor)) {
    successor.focus({ preventScroll: true });
  }
  return result;
}
