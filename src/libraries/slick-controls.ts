import type { ControlNames } from './slick-names.js';

/** Selects the slides among the children of a slider, and leaves out what slick must not take for one. */
export const slides = ':not([data-slider-part], script, style, template)';

/** The slides of a slider that does not run. */
export const slidesOf = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>(`:scope > ${slides}`),
];

/** Marks an element that is added to a slider, so that slick does not treat it as a slide. */
export const markAsAddition = (element: HTMLElement): void => {
  element.dataset.sliderPart = '';
};

/** A button with a text for screen readers; slick-look.css draws an arrow or a dot. */
function button(className: string, name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  const words = document.createElement('span');
  words.className = 'slick-name';
  words.textContent = name;
  element.append(words);
  return element;
}

/** The two arrows, named in the page's language. slick shows them if the slider can move. */
export function createArrows(names: ControlNames): {
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
} {
  return {
    previous: button('slick-prev', names.previous),
    next: button('slick-next', names.next),
  };
}

/** The button of one dot; it shows its number and says where it leads. */
export function createDot(index: number, { goTo }: ControlNames): HTMLButtonElement {
  const dot = button('', String(index + 1));
  dot.removeAttribute('class');
  dot.setAttribute('aria-label', `${goTo} ${index + 1}`);
  return dot;
}

/** Tells assistive technology whether a dot belongs to the current slide. */
export function markDot(dot: HTMLElement, isCurrent: boolean): void {
  if (isCurrent) dot.setAttribute('aria-current', 'true');
  else dot.removeAttribute('aria-current');
}

const ownArrowKeys = 'input, textarea, select, audio, video, [contenteditable]';

/** What the arrow keys move. */
interface Moved {
  readonly isRtl: boolean;
  next(): void;
  previous(): void;
}

/** Moves the slider with the arrow keys while it has the focus. Returns a function that ends this. */
export function listenForKeys(element: HTMLElement, { isRtl, ...moved }: Moved): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(ownArrowKeys)) return;
    event.preventDefault();
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) moved.next();
    else moved.previous();
  };
  element.addEventListener('keydown', onKey);
  return () => element.removeEventListener('keydown', onKey);
}
