import { nearest } from '../page/nearest.js';
import { isPlainClick } from '../page/plain-click.js';

interface Watch {
  readonly keeper: object;
  /** The element, or the closest around it in which there is such a part. */
  readonly region: Element;
  readonly selector: string;
  readonly start: () => void;
  target?: HTMLElement;
}

export interface KeptClicks {
  /**
   * Keeps the last plain click on what matches `selector` in `element`, or near it where nothing
   * in it does, and calls `start`.
   *
   * @returns the part that is near the element and not in it
   */
  keep(
    keeper: object,
    element: HTMLElement,
    selector: string,
    start: () => void,
  ): Element | undefined;
  /** Ends the keeping, and carries the kept click out, once. */
  give(keeper: object): void;
  /** Ends the keeping, and forgets the click. */
  drop(keeper: object): void;
}

/**
 * An action that comes before its code is kept, and carried out when the code is there; where the
 * code does not arrive, the click does what it would have done without the script.
 */
export function keepClicks(): KeptClicks {
  const watches = new Set<Watch>();
  /** A click that is carried out is not kept again by what surrounds its element. */
  let giving = false;

  const notice = (event: MouseEvent): void => {
    if (giving || !isPlainClick(event) || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    let innermost: Watch | undefined;
    let kept: HTMLElement | undefined;
    for (const watch of watches) {
      const target = event.target.closest<HTMLElement>(watch.selector);
      if (!target || !watch.region.contains(target)) continue;
      if (innermost && !innermost.region.contains(watch.region)) continue;
      innermost = watch;
      kept = target;
    }
    if (!innermost || !kept) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    innermost.target = kept;
    innermost.start();
  };

  /** Ends the keeping; returns what was clicked. */
  const end = (keeper: object): HTMLElement | undefined => {
    let target: HTMLElement | undefined;
    for (const watch of watches) {
      if (watch.keeper !== keeper) continue;
      target ??= watch.target;
      watches.delete(watch);
    }
    if (watches.size === 0) document.removeEventListener('click', notice, true);
    return target;
  };

  return {
    keep(keeper, element, selector, start) {
      const part = element.matches(selector) ? element : nearest(element, selector);
      let region: Element = element;
      while (part && !region.contains(part) && region.parentElement) region = region.parentElement;
      document.addEventListener('click', notice, true);
      watches.add({ keeper, region, selector, start });
      return part && region !== element ? part : undefined;
    },
    give(keeper) {
      const target = end(keeper);
      if (!target?.isConnected) return;
      giving = true;
      target.click();
      giving = false;
    },
    drop: end,
  };
}
