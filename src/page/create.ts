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
 * The language of the script's words, as attributes, where it is not that of the page: German, on a page in a third
 * language that brings no words (docs/languages.md). It holds for the text of an element and for its attributes.
 */
export function languageOfWords(): Readonly<Record<string, string>> {
  const isThird = /^(?!de\b|en\b)\w/i.test(document.documentElement.lang);
  return isThird && !document.querySelector('script[data-words]') ? { lang: 'de' } : {};
}

/**
 * Creates a button with words of the script.
 *
 * @param act is called at each plain click
 */
export function createButton(name: string, text: string, act?: () => void): HTMLButtonElement {
  const attributes = { class: name, type: 'button', ...languageOfWords() };
  const button = createElement('button', attributes, text);
  if (act) {
    takeClicks(button, () => {
      act();
      return true;
    });
  }
  return button;
}
