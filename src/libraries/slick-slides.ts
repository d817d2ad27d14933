import type { SlickInstance } from 'slick-carousel/slick/slick.js';
import { saveAttributes } from '../page/attributes.js';

const focusable = [
  'a[href]',
  'area[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]',
  '[tabindex]',
].join();

/** The elements of a slide that can get the focus. The slide itself can be one, such as a link. */
function stopsIn(slide: HTMLElement): HTMLElement[] {
  const stops = [...slide.querySelectorAll<HTMLElement>(focusable)];
  return slide.matches(focusable) ? [slide, ...stops] : stops;
}

/** A focusable element that is closed to the keyboard because its slide is not shown. */
interface ClosedStop {
  /** Counts the sliders that close the element. A slider can stand inside a slide of another slider. */
  sliders: number;
  readonly restore: () => void;
}

const closedStops = new WeakMap<HTMLElement, ClosedStop>();

export interface SlideAccess {
  /** Makes exactly the slides that are shown reachable. */
  arrange(instance: SlickInstance): void;
  /** Restores the slides. */
  restore(): void;
}

/**
 * Lets keyboards and assistive technology reach only the slides that are shown, with the tab stops of
 * the server's HTML. slick's own code would make every slide a tab stop, overwrite the server's ids and
 * roles, and miss half of the focusable elements.
 */
export function slideAccess(element: HTMLElement): SlideAccess {
  const closed = new Set<HTMLElement>();
  const restoreElement = saveAttributes(element, 'role');
  const isList = element.matches('ul, ol');
  if (isList && !element.hasAttribute('role')) element.setAttribute('role', 'group');

  const close = (stop: HTMLElement): void => {
    if (closed.has(stop)) return;
    closed.add(stop);
    const known = closedStops.get(stop);
    if (known) {
      known.sliders += 1;
      return;
    }
    closedStops.set(stop, { sliders: 1, restore: saveAttributes(stop, 'tabindex') });
    stop.setAttribute('tabindex', '-1');
  };
  const open = (stop: HTMLElement): void => {
    const known = closedStops.get(stop);
    if (!closed.delete(stop) || !known) return;
    known.sliders -= 1;
    if (known.sliders > 0) return;
    closedStops.delete(stop);
    known.restore();
  };

  return {
    arrange({ $slides, $slideTrack, $list }) {
      // slick puts its own elements between a list and its entries.
      if (isList) $slideTrack.attr('role', 'list');
      for (const clone of $slideTrack.children('.slick-cloned').get()) {
        clone.setAttribute('aria-hidden', 'true');
        for (const stop of stopsIn(clone)) stop.setAttribute('tabindex', '-1');
      }
      let lost = false;
      for (const slide of $slides.get()) {
        const shown = slide.classList.contains('slick-active');
        for (const stop of stopsIn(slide)) {
          if (shown) open(stop);
          else close(stop);
        }
        lost ||= !shown && slide.contains(document.activeElement);
      }
      if (!lost) return;
      const current = $slides.filter('.slick-current').get(0);
      const arrow = $list.siblings('.slick-next').get(0);
      const place = (current && stopsIn(current)[0]) ?? arrow;
      place?.focus({ preventScroll: true });
    },
    restore() {
      for (const stop of [...closed]) open(stop);
      restoreElement();
    },
  };
}

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
