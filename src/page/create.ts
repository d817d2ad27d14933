import { takeClicks } from './clicks.js';

/** Creates an element with attributes. A string among the children is text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

/**
 * Creates a button.
 *
 * @param act is called at each plain click
 */
export function createButton(name: string, text: string, act?: () => void): HTMLButtonElement {
  const button = createElement('button', { class: name, type: 'button' }, text);
  if (act) {
    takeClicks(button, () => {
      act();
      return true;
    });
  }
  return button;
}
