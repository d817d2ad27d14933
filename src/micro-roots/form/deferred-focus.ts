import type { Journal } from '../../page/journal.js';

/** Called when the focus enters or leaves fields. */
export interface FocusMoves {
  /** Focus has entered these fields, one inside the other. */
  enter(fields: readonly HTMLElement[]): void;
  /** Focus has left the field. */
  leave(field: HTMLElement): void;
}

/**
 * The events that end a mouse press. A key press ends it too, in case the button was released outside
 * the window.
 */
const releases = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Passes focus moves on to `then`: at once, or, if a mouse press moved the focus, after the click. If a
 * message appeared or vanished between press and release, the button or checkbox would move away from
 * the pointer and the click would be lost.
 */
export function deferredFocus(then: FocusMoves, undo: Journal): FocusMoves {
  const left = new Set<HTMLElement>();
  const entered = new Set<HTMLElement>();
  let pressed = false;
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

  const options = { capture: true, passive: true };
  undo.on(document, 'mousedown', press, options);
  for (const type of releases) undo.on(document, type, release, options);
  undo.by(() => clearTimeout(timer));

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
