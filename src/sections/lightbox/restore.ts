import { saveAttributes } from '../../page/attributes.js';
import type { Content } from './content.js';
import { inlineTarget } from './slide.js';

/**
 * Notes what fancybox changes on an element of the page that it shows, and returns how to put it
 * back; the element itself goes back to its place when the lightbox closes.
 */
export function saveTarget(content: Content | undefined): () => void {
  const target = content && inlineTarget(content);
  return target ? saveAttributes(target, 'class', 'style', 'hidden') : () => {};
}

/**
 * Notes which attributes `html` and `body` lack, and returns how to take them away: fancybox
 * leaves them behind, empty, when it takes back its classes and properties.
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
