import type { SlickInstance } from 'slick-carousel/slick/slick.js';

/**
 * Stops the click that ends a drag before any other listener gets it. slick stops this click too, but
 * the lightbox or a router may listen earlier than slick.
 *
 * @returns a function that undoes it
 */
export function takeDragClicks(instance: SlickInstance): () => void {
  const onClick = (event: Event): void => {
    const list = instance.$list.get(0);
    if (instance.shouldClick || !(event.target instanceof Node)) return;
    if (!list?.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Only this click is stopped: the next one may come from the keyboard.
    instance.shouldClick = true;
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
