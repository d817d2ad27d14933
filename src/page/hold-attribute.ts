import { saveAttributes, setAttribute } from './attributes.js';

/**
 * Holds an attribute on a node of the server's (null: without it).
 *
 * @returns how to restore it, unless a script of the page has changed it meanwhile
 */
export function holdAttribute(element: Element, name: string, value: string | null): () => void {
  const restore = saveAttributes(element, name);
  setAttribute(element, name, value);
  return () => {
    if (element.getAttribute(name) === value) restore();
  };
}
