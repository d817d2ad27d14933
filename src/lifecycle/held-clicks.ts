import { nearest } from '../page/nearest.js';
import { isPlainClick } from '../page/plain-click.js';

interface Watch {
  readonly holder: object;
  /** The element, or the closest around it in which there is such a part. */
  readonly region: Element;
  readonly selector: string;
  readonly load: () => void;
  target?: HTMLElement;
}

export interface HeldClicks {
  /**
   * Holds the last plain click on what matches `selector` in `element`, or near it where nothing
   * in it does, and calls `load`.
   *
   * @returns the part that is near the element and not in it
   */
  hold(
    holder: object,
    element: HTMLElement,
    selector: string,
    load: () => void,
  ): Element | undefined;
  /** Stops holding, and carries the held click out, once. */
  replay(holder: object): void;
  /** Stops holding, and forgets the click. */
  discard(holder: object): void;
}

/**
 * A click that comes before the code is held, and replayed when the code is there; where the code
 * does not arrive, the click does what it would have done without the script.
 */
export function holdClicks(): HeldClicks {
  const watches = new Set<Watch>();
  /** A click that is replayed is not held again by what surrounds its element. */
  let replaying = false;

  const onClick = (event: MouseEvent): void => {
    if (replaying || !isPlainClick(event) || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    let innermost: Watch | undefined;
    let held: HTMLElement | undefined;
    for (const watch of watches) {
      const target = event.target.closest<HTMLElement>(watch.selector);
      if (!target || !watch.region.contains(target)) continue;
      if (innermost && !innermost.region.contains(watch.region)) continue;
      innermost = watch;
      held = target;
    }
    if (!innermost || !held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    innermost.target = held;
    innermost.load();
  };

  /** Stops holding; returns what was clicked. */
  const discard = (holder: object): HTMLElement | undefined => {
    let target: HTMLElement | undefined;
    for (const watch of watches) {
      if (watch.holder !== holder) continue;
      target ??= watch.target;
      watches.delete(watch);
    }
    if (watches.size === 0) document.removeEventListener('click', onClick, true);
    return target;
  };

  return {
    hold(holder, element, selector, load) {
      const part = element.matches(selector) ? element : nearest(element, selector);
      let region: Element = element;
      while (part && !region.contains(part) && region.parentElement) region = region.parentElement;
      document.addEventListener('click', onClick, true);
      watches.add({ holder, region, selector, load });
      return part && region !== element ? part : undefined;
    },
    replay(holder) {
      const target = discard(holder);
      if (!target?.isConnected) return;
      replaying = true;
      target.click();
      replaying = false;
    },
    discard,
  };
}
