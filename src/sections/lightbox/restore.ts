import { saveAttributes } from '../../page/changes.js';
import type { Content } from './content.js';
import { inlineTarget } from './slide.js';

/**
 * Saves the attributes that fancybox changes on an element of the page. When the lightbox closes,
 * fancybox itself moves the element back.
 *
 * @returns a function that restores the attributes
 */
export function saveTarget(content: Content): () => void {
  const target = inlineTarget(content);
  return target ? saveAttributes(target, 'class', 'style', 'hidden') : () => {};
}

/**
 * Notes which attributes `html` and `body` lack. fancybox leaves these attributes behind, empty, when
 * it removes its classes and properties.
 *
 * @returns a function that removes the empty attributes
 */
export function saveRoots(): () => void {
  const missing = [document.documentElement, document.body].flatMap((element) =>
    ['class', 'style']
      .filter((name) => !element.hasAttribute(name))
      .map((name) => ({ element, name })),
  );
  return () => {
    for (const { element, name } of missing) {
      if (element.getAttribute(name) === '') element.removeAttribute(name);
    }
  };
}
