import type { SlickInstance } from 'slick-carousel/slick/slick.js';

/**
 * Moves a cut-off slide into sight when it gets the keyboard focus. In a strip with slides of different
 * widths, the last ones can be cut off. Returns a function that ends this.
 */
export function followFocus(element: HTMLElement, instance: SlickInstance): () => void {
  const show = (focused: Element): void => {
    const index = instance.$slides.get().findIndex((slide) => slide.contains(focused));
    const slide = instance.$slides.get(index);
    const list = instance.$list.get(0)?.getBoundingClientRect();
    if (index < 0 || !slide || !list) return;
    const box = slide.getBoundingClientRect();
    const cutOff = box.left < list.left - 1 || box.right > list.right + 1;
    if (cutOff && !instance.animating && index !== instance.currentSlide) instance.slickGoTo(index);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    // With a mouse, the slide must not move: a pressed link must stay there until the button is released.
    if (target instanceof HTMLElement && target.matches(':focus-visible')) show(target);
  };
  let ended = false;
  // The focus may have moved on while the slides were still moving to its earlier place. slick fires
  // `afterChange` before it accepts the next move, hence the microtask.
  const onArrival = (): void =>
    queueMicrotask(() => {
      const focused = ended ? null : element.querySelector(':focus-visible');
      if (focused) show(focused);
    });
  const { $slider } = instance;
  $slider.on('afterChange', onArrival);
  element.addEventListener('focusin', onFocus);
  return () => {
    ended = true;
    $slider.off('afterChange', onArrival);
    element.removeEventListener('focusin', onFocus);
  };
}
