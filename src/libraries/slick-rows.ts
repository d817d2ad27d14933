import { slidesOf } from './slick-controls.js';
import { saveOrder } from './slick-html.js';

/**
 * Puts each so many slides below each other into one slide. slick would take the arrows for slides, and
 * make copies of what the page listens to.
 *
 * @returns a function that undoes it
 */
export function stackSlides(element: HTMLElement, rows: number): () => void {
  const slides = slidesOf(element);
  const restoreOrder = saveOrder(element);
  const stacks: HTMLElement[] = [];
  for (let first = 0; first < slides.length; first += rows) {
    const stack = document.createElement('div');
    slides[first]?.before(stack);
    stack.append(...slides.slice(first, first + rows));
    stacks.push(stack);
  }
  return () => {
    for (const stack of stacks) stack.replaceWith(...stack.childNodes);
    restoreOrder();
  };
}
