import { saveAttributes } from './attributes.js';

/**
 * Gives an element that is not a control the role of a button, and lets Enter and Space click it (ARIA
 * Authoring Practices, "Button").
 *
 * @returns a function that undoes this
 */
export function makeButton(element: HTMLElement): () => void {
  const restore = saveAttributes(element, 'role', 'tabindex');
  const onKey = (event: KeyboardEvent): void => {
    if (event.target !== element || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    element.click();
  };
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('keydown', onKey);
    restore();
  };
}
