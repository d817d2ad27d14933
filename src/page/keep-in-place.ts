/** The elements around `element` that scroll its content, from the inside to the document. */
function scrollersOf(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) scrollers.push(place);
  }
  const page = document.scrollingElement;
  if (page && !scrollers.includes(page)) scrollers.push(page);
  return scrollers;
}

/**
 * Keeps an element at its place in the window while `change` runs, such as a heading that was pressed
 * and above which something closes: scrolls what it stands in by as much as it was moved.
 *
 * @returns what `change` returns
 */
export function keepInPlace<Result>(element: Element, change: () => Result): Result {
  const { top } = element.getBoundingClientRect();
  const put = (): void => {
    for (const scroller of scrollersOf(element)) {
      const moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) < 1) return;
      scroller.scrollBy({ top: moved, behavior: 'instant' });
    }
  };
  const result = change();
  // What has left the page, or is hidden now, has no place.
  if (element.getClientRects().length > 0) put();
  return result;
}
