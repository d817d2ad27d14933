/** Whether the tabs of a list stand below each other. */
export const isVertical = (list: HTMLElement): boolean =>
  list.getAttribute('aria-orientation') === 'vertical' ||
  getComputedStyle(list).flexDirection.startsWith('column');

/**
 * The place of the tab that a key leads to (ARIA Authoring Practices, "Tabs"). Undefined for other keys.
 *
 * @param from the place of the tab that has the focus
 * @param length how many tabs there are
 */
export function tabAtKey(
  key: string,
  from: number,
  length: number,
  list: HTMLElement,
): number | undefined {
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const [back, forth] = isVertical(list)
    ? ['ArrowUp', 'ArrowDown']
    : isRightToLeft
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
      return (from + length - 1) % length;
    case forth:
      return (from + 1) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
