import { nearest } from '../page/nearest.js';
import { isPlainClick } from '../page/plain-click.js';
import { type Pointers, watchPointers } from '../page/pointer.js';

/**
 * Finds the control that a click is for: the closest around its target that is to be held, or
 * undefined. For controls that no hook names, or that wait for some kinds of click only.
 *
 * @param pointerType `mouse`, `touch` or `pen`; empty for a key or a script
 */
export type HeldControl = (target: Element, pointerType: string) => HTMLElement | undefined;

/** A click that is held. */
interface Held {
  /** What was clicked: the control, or what is inside it and may be a link. */
  readonly target: Element;
  readonly pointerType: string;
}

interface Watch {
  readonly holder: object;
  /** The element, or the closest around it in which there is such a control. */
  readonly region: Element;
  readonly find: HeldControl;
  readonly yields: boolean;
  readonly load: () => void;
  held?: Held;
}

/** Whether a click is for `watch` rather than for `other`: for the inner one, unless it yields. */
const comesBefore = (watch: Watch, other: Watch): boolean =>
  watch.yields === other.yields ? other.region.contains(watch.region) : other.yields;

export interface HeldClicks {
  /**
   * Holds the last plain click on a control in `element`, or near it where nothing in it matches,
   * and calls `load`.
   *
   * @param yields leaves the click to whatever else holds it
   * @returns the control that is near the element and not in it
   */
  hold(
    holder: object,
    element: HTMLElement,
    control: string | HeldControl,
    yields: boolean,
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
  let pointers: Pointers | undefined;
  /** A click that is replayed is not held again by what surrounds its element. */
  let replaying = false;

  const onClick = (event: MouseEvent): void => {
    if (replaying || !isPlainClick(event) || event.defaultPrevented) return;
    if (!(event.target instanceof Element)) return;
    const pointerType = pointers?.typeOf(event) ?? '';
    let innermost: Watch | undefined;
    let held: Held | undefined;
    for (const watch of watches) {
      const control = watch.find(event.target, pointerType);
      if (!control || !watch.region.contains(control)) continue;
      if (innermost && !comesBefore(watch, innermost)) continue;
      innermost = watch;
      held = { target: event.target, pointerType };
    }
    if (!innermost || !held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    innermost.held = held;
    innermost.load();
  };

  /** Stops holding; returns the click that was held. */
  const discard = (holder: object): Held | undefined => {
    let held: Held | undefined;
    for (const watch of watches) {
      if (watch.holder !== holder) continue;
      held ??= watch.held;
      watches.delete(watch);
    }
    if (watches.size === 0) {
      document.removeEventListener('click', onClick, true);
      pointers?.end();
      pointers = undefined;
    }
    return held;
  };

  return {
    hold(holder, element, control, yields, load) {
      const isSelector = typeof control === 'string';
      const part = !isSelector || element.matches(control) ? element : nearest(element, control);
      let region: Element = element;
      while (part && !region.contains(part) && region.parentElement) region = region.parentElement;
      const find: HeldControl = isSelector
        ? (target) => target.closest<HTMLElement>(control) ?? undefined
        : control;
      pointers ??= watchPointers(document);
      document.addEventListener('click', onClick, true);
      watches.add({ holder, region, find, yields, load });
      return part && region !== element ? part : undefined;
    },
    replay(holder) {
      const held = discard(holder);
      if (!held?.target.isConnected) return;
      const { target, pointerType } = held;
      replaying = true;
      // Not `click()`, which would forget what pressed the control.
      target.dispatchEvent(
        new PointerEvent('click', {
          bubbles: true,
          cancelable: true,
          composed: true,
          view: window,
          pointerType,
        }),
      );
      replaying = false;
    },
    discard,
  };
}
