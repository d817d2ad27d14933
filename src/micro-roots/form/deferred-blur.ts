/** Validates fields that focus has left, after the click that took the focus away. */
export interface DeferredBlur {
  /** Focus has left the field. */
  add(field: HTMLElement): void;
  /** Focus has come back into the field. */
  cancel(field: HTMLElement): void;
}

/** What ends a press of the mouse; a key does too, where its release was lost outside the window. */
const releases = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Calls `leave` for each field that focus has left: at once, or, where a press of the mouse took the
 * focus away, after the click that it becomes. A message that appears between press and release
 * would move the button from under the pointer, and the click would be lost.
 */
export function deferredBlur(
  leave: (field: HTMLElement) => void,
  signal: AbortSignal,
): DeferredBlur {
  const waiting = new Set<HTMLElement>();
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    const fields = [...waiting];
    waiting.clear();
    for (const field of fields) {
      if (!field.contains(document.activeElement)) leave(field);
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
    add(field) {
      waiting.add(field);
      if (!pressed) tell();
    },
    cancel: (field) => waiting.delete(field),
  };
}
