/**
 * The element in which a slider says at which slide it is. Only the visitor moves these sliders, so
 * that each new number is an answer, and announced.
 */
export function slideCounter(className: string): HTMLElement {
  const counter = document.createElement('div');
  counter.className = className;
  counter.setAttribute('aria-live', 'polite');
  return counter;
}
