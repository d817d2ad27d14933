import { saveAttributes } from '../../page/changes.js';
import { clones } from '../../page/elements.js';

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
  /**
   * Makes exactly the slides that are shown reachable.
   *
   * @param fallback gets the focus where the slide that had it is no longer shown, and the current one
   * has no tab stop
   */
  arrange(slides: readonly HTMLElement[], track: HTMLElement, fallback?: HTMLElement): void;
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

  const close = (tabStop: HTMLElement): void => {
    if (closed.has(tabStop)) return;
    closed.add(tabStop);
    const known = closedStops.get(tabStop);
    if (known) {
      known.sliders += 1;
      return;
    }
    closedStops.set(tabStop, { sliders: 1, restore: saveAttributes(tabStop, 'tabindex') });
    tabStop.setAttribute('tabindex', '-1');
  };
  const open = (tabStop: HTMLElement): void => {
    const known = closedStops.get(tabStop);
    if (!closed.delete(tabStop) || !known) return;
    known.sliders -= 1;
    if (known.sliders > 0) return;
    closedStops.delete(tabStop);
    known.restore();
  };

  return {
    arrange(slides, track, fallback) {
      // The engine's own elements stand between a list and its entries.
      if (isList) track.setAttribute('role', 'list');
      for (const clone of track.querySelectorAll<HTMLElement>(`:scope > ${clones}`)) {
        clone.setAttribute('aria-hidden', 'true');
        for (const tabStop of stopsIn(clone)) tabStop.setAttribute('tabindex', '-1');
      }
      let lost = false;
      for (const slide of slides) {
        const shown = slide.classList.contains('slick-active');
        for (const tabStop of stopsIn(slide)) {
          if (shown) open(tabStop);
          else close(tabStop);
        }
        lost ||= !shown && slide.contains(document.activeElement);
      }
      if (!lost) return;
      const current = slides.find((slide) => slide.classList.contains('slick-current'));
      const place = (current && stopsIn(current)[0]) ?? fallback;
      place?.focus({ preventScroll: true });
    },
    restore() {
      for (const tabStop of [...closed]) open(tabStop);
      restoreElement();
    },
  };
}
