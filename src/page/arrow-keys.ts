/** What uses arrow keys and swipes itself: a field, a choice, a film. */
const usesThem =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false" i]), [role="slider"]';

/** Whether an element uses arrow keys and swipes itself. */
export const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(usesThem) !== null;

/**
 * Moves something by the arrow keys while the focus is in it.
 *
 * @param move gets -1 for the key to the left, and 1 for the key to the right
 */
export function answerArrowKeys(
  element: HTMLElement,
  move: (by: 1 | -1) => void,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (usesArrows(target)) return;
    event.preventDefault();
    move(key === 'ArrowRight' ? 1 : -1);
  };
  element.addEventListener('keydown', onKey, { signal });
}

/**
 * The place in a row that a key leads to, with the end after the beginning (ARIA Authoring Practices, "Tabs" and
 * "Disclosure Navigation Menu"). Undefined for other keys.
 *
 * @param from the place of what has the focus; -1 where nothing has it
 * @param length how many places there are
 */
export function placeAtKey(
  key: string,
  from: number,
  length: number,
  [back, forth]: readonly [back: string, forth: string],
): number | undefined {
  switch (key) {
    case back:
      return (from <= 0 ? length : from) - 1;
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
