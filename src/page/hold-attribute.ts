import { saveAttributes, setAttribute } from './attributes.js';

/**
 * Sets an attribute on an element from the server (null: removes it).
 *
 * @returns a function that restores the attribute, unless a script of the page has changed it meanwhile
 */
export function holdAttribute(element: Element, name: string, value: string | null): () => void {
  const restore = saveAttributes(element, name);
  setAttribute(element, name, value);
  return () => {
    if (element.getAttribute(name) === value) restore();
  };
}
