import { isPlainClick } from '../page/plain-click.js';

interface Watch {
  readonly element: HTMLElement;
  readonly selector: string;
  readonly start: () => void;
  target?: HTMLElement;
}

export interface KeptClicks {
  /** Keeps the last plain click on what matches `selector` in `element`, and calls `start`. */
  keep(keeper: object, element: HTMLElement, selector: string, start: () => void): void;
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
  const watches = new Map<object, Watch>();
  /** A click that is carried out is not kept again by what surrounds its element. */
  let giving = false;

  const notice = (event: MouseEvent): void => {
    if (giving || !isPlainClick(event) || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    let innermost: Watch | undefined;
    let kept: HTMLElement | undefined;
    for (const watch of watches.values()) {
      const target = event.target.closest<HTMLElement>(watch.selector);
      if (!target || !watch.element.contains(target)) continue;
      if (innermost && !innermost.element.contains(watch.element)) continue;
      innermost = watch;
      kept = target;
    }
    if (!innermost || !kept) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    innermost.target = kept;
    innermost.start();
  };

  const drop = (keeper: object): void => {
    if (watches.delete(keeper) && watches.size === 0) {
      document.removeEventListener('click', notice, true);
    }
  };

  return {
    keep(keeper, element, selector, start) {
      if (watches.size === 0) document.addEventListener('click', notice, true);
      watches.set(keeper, { element, selector, start });
    },
    give(keeper) {
      const target = watches.get(keeper)?.target;
      drop(keeper);
      if (!target?.isConnected) return;
      giving = true;
      target.click();
      giving = false;
    },
    drop,
  };
}
