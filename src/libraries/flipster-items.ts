/** Wraps an item's content as flipster would do itself. Doing it here makes it possible to undo. */
export function wrapContent(item: HTMLElement): () => void {
  const wrapper = document.createElement('div');
  wrapper.className = 'flipster__item__content';
  wrapper.append(...item.childNodes);
  item.append(wrapper);
  return () => wrapper.replaceWith(...wrapper.childNodes);
}

/**
 * Calls `measure` when the width of the element or the size of an item changes: when the window is
 * resized, a late image arrives, or a hidden section is shown.
 */
export function watchSizes(
  element: HTMLElement,
  items: readonly HTMLElement[],
  measure: () => void,
): () => void {
  const sizeOf = (target: HTMLElement): string =>
    `${target.offsetWidth}/${target === element ? '' : target.offsetHeight}`;
  const sizes = new Map([element, ...items].map((target) => [target, sizeOf(target)]));
  const observer = new ResizeObserver(() => {
    let changed = false;
    for (const [target, size] of sizes) {
      const now = sizeOf(target);
      changed ||= now !== size;
      sizes.set(target, now);
    }
    if (changed) measure();
  });
  for (const target of sizes.keys()) observer.observe(target);
  return () => observer.disconnect();
}
