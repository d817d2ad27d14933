/** The items of a menu that the arrow keys lead to. */
const itemsOf = (menu: HTMLElement): readonly HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')].filter(
    (item) => !item.matches('.disabled') && item.getClientRects().length > 0,
  );

/** Whether an element uses the arrow keys itself. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** How far a key moves, from which item. Undefined for other keys. */
function nextIndex(key: string, current: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % length;
    case 'ArrowUp':
      return (current <= 0 ? length : current) - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

/**
 * Moves the focus in a menu by the arrow keys, Home and End (ARIA Authoring Practices, "Disclosure
 * Navigation Menu"). An arrow on the toggle opens the menu first.
 *
 * @param open opens the menu
 * @returns whether the key was one of them
 */
export function moveInMenu(
  { key, target }: KeyboardEvent,
  toggle: HTMLElement,
  menu: HTMLElement,
  open: () => void,
): boolean {
  const isOnToggle = target === toggle;
  if (usesArrows(target) || (isOnToggle && !key.startsWith('Arrow'))) return false;
  if (nextIndex(key, 0, 1) === undefined) return false;
  open();
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item.contains(target instanceof Node ? target : null));
  items[nextIndex(key, current, items.length) ?? 0]?.focus();
  return true;
}
