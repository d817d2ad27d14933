import type { Engine } from './engine.js';

/** What uses the arrow keys itself. */
const ownArrowKeys =
  'input, textarea, select, audio, video, [contenteditable]:not([contenteditable="false" i]), [role="slider"]';

/** Moves the slider with the arrow keys while it has the focus. */
function moveByKeys(
  element: HTMLElement,
  engine: Engine,
  isRtl: boolean,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(ownArrowKeys)) return;
    event.preventDefault();
    if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) engine.next();
    else engine.previous();
  };
  element.addEventListener('keydown', onKey, { signal });
}

/**
 * Moves a cut-off slide into sight when it gets the keyboard focus. In a strip with slides of different
 * widths, the last ones can be cut off.
 *
 * @returns what to do once the slides have come to rest, since the focus may have moved on meanwhile
 */
function followFocus(
  element: HTMLElement,
  engine: Engine,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): () => void {
  const show = (focused: Element): void => {
    const index = slides.findIndex((slide) => slide.contains(focused));
    const slide = slides[index];
    if (!slide) return;
    const list = engine.list.getBoundingClientRect();
    const box = slide.getBoundingClientRect();
    const isCutOff = box.left < list.left - 1 || box.right > list.right + 1;
    if (isCutOff && !engine.isBusy && index !== engine.current) engine.goTo(index);
  };
  element.addEventListener(
    'focusin',
    ({ target }) => {
      // With a mouse, the slide must not move: a pressed link must stay there until the button is released.
      if (target instanceof HTMLElement && target.matches(':focus-visible')) show(target);
    },
    { signal },
  );
  return () => {
    const focused = signal.aborted ? null : element.querySelector(':focus-visible');
    if (focused) show(focused);
  };
}

/**
 * Lets the keyboard move a slider.
 *
 * @returns what to call once the slides have come to rest
 */
export function listenToKeyboard(
  element: HTMLElement,
  engine: Engine,
  slides: readonly HTMLElement[],
  isRtl: boolean,
  signal: AbortSignal,
): () => void {
  moveByKeys(element, engine, isRtl, signal);
  return followFocus(element, engine, slides, signal);
}
