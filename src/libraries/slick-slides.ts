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

/** What the keyboard can stop at in a slide; a slide can be a link itself. */
function stopsIn(slide: HTMLElement): HTMLElement[] {
  const stops = [...slide.querySelectorAll<HTMLElement>(focusable)];
  return slide.matches(focusable) ? [slide, ...stops] : stops;
}

/** A stop in a slide that is not shown. */
interface ClosedStop {
  /** In how many sliders: one can stand in a slide of another. */
  sliders: number;
  readonly restore: () => void;
}

const closedStops = new WeakMap<HTMLElement, ClosedStop>();

export interface SlideAccess {
  /** Brings what can be reached in line with what is shown. */
  arrange(instance: SlickInstance): void;
  /** Leaves the slides as they were. */
  restore(): void;
}

/**
 * Which slides a keyboard and assistive technology reach: those that are shown, with the stops that
 * the server gave them. slick's own way makes every slide a stop, writes over ids and roles of the
 * server, and forgets half of the elements that take the focus.
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
 * Brings a slide into sight that the keyboard reaches while it is cut off, as the last ones of a
 * strip with slides of different widths are; returns how to end that.
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
    // A mouse that presses a link must find it in the same place when it lets go.
    if (target instanceof HTMLElement && target.matches(':focus-visible')) show(target);
  };
  let ended = false;
  // The focus may have moved on while the slides were still on their way to where it was. slick says
  // that they have arrived before it takes the next move.
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
