import type { SlickInstance } from 'slick-carousel/slick/slick.js';

/**
 * Takes the click that ends a drag, ahead of all that listens for clicks: the lightbox and a router
 * may do so before slick, which leaves it to nobody.
 *
 * @returns how to undo it
 */
export function takeDragClicks(instance: SlickInstance): () => void {
  const onClick = (event: Event): void => {
    const list = instance.$list.get(0);
    if (instance.shouldClick || !(event.target instanceof Node)) return;
    if (!list?.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Only this one: the next may come from the keyboard.
    instance.shouldClick = true;
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}
