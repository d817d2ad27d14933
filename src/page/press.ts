import { nextTask } from './next-task.js';

/** Tells whether a finger or a mouse button is down on an element. */
export interface Press {
  isDown(): boolean;
}

/**
 * Watches the presses on an element.
 *
 * @param released is called after each press, once the click that may follow has been answered
 */
export function watchPress(element: HTMLElement, released: () => void, signal: AbortSignal): Press {
  let isDown = false;
  const release = async (event: Event): Promise<void> => {
    // The browser cancels a finger's pointer when it begins to scroll; the finger is still down.
    const isScroll =
      event instanceof PointerEvent &&
      event.type === 'pointercancel' &&
      event.pointerType === 'touch';
    if (!isDown || isScroll) return;
    // The click comes after the pointer is up.
    await nextTask();
    isDown = false;
    released();
  };
  const options = { signal, passive: true, capture: true };
  // A scripted event has no pressed button, and no release follows it.
  element.addEventListener('pointerdown', ({ buttons }) => (isDown = buttons > 0), options);
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel']) {
    window.addEventListener(type, release, options);
  }
  return { isDown: () => isDown };
}
