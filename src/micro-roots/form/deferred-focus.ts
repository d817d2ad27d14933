/** What becomes of the fields that the focus enters and leaves. */
export interface FocusMoves {
  /** Focus has entered these fields, one inside the other. */
  enter(fields: readonly HTMLElement[]): void;
  /** Focus has left the field. */
  leave(field: HTMLElement): void;
}

/** What ends a press of the mouse; a key does too, where its release was lost outside the window. */
const releases = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Passes moves of the focus on to `then`: at once, or, where a press of the mouse moved the focus,
 * after the click that it becomes. A message that appears or goes between press and release would
 * move the button or the box from under the pointer, and the click would be lost.
 *
 * @param isPressed whether the mouse is pressed already
 */
export function deferredFocus(
  then: FocusMoves,
  isPressed: boolean,
  signal: AbortSignal,
): FocusMoves {
  const left = new Set<HTMLElement>();
  const entered = new Set<HTMLElement>();
  let pressed = isPressed;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    const [fieldsEntered, fieldsLeft] = [[...entered], [...left]];
    entered.clear();
    left.clear();
    if (fieldsEntered.length > 0) then.enter(fieldsEntered);
    for (const field of fieldsLeft) {
      if (!field.contains(document.activeElement)) then.leave(field);
    }
  };
  const press = (): void => {
    pressed = true;
    clearTimeout(timer);
  };
  const release = (): void => {
    if (!pressed) return;
    pressed = false;
    timer = setTimeout(tell);
  };

  const options = { capture: true, passive: true, signal };
  document.addEventListener('mousedown', press, options);
  for (const type of releases) document.addEventListener(type, release, options);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  return {
    enter(fields) {
      for (const field of fields) {
        left.delete(field);
        entered.add(field);
      }
      if (!pressed) tell();
    },
    leave(field) {
      left.add(field);
      if (!pressed) tell();
    },
  };
}
