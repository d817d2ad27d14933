/**
 * Creates the element that shows the number of a slider's current slide. Only the visitor moves these
 * sliders, so each new number responds to an action and is announced.
 */
export function slideCounter(className: string): HTMLElement {
  const counter = document.createElement('div');
  counter.className = className;
  counter.setAttribute('aria-live', 'polite');
  return counter;
}
