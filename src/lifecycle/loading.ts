import { whenIdle } from '../page/moments.js';
import type { Strategy } from './behaviour.js';

/** How far (px) outside the viewport an element counts as near it. */
const margin = 300;

/** Cancels a scheduled start. */
export type Cancel = () => void;

type Wait = (element: Element, start: () => void) => Cancel;

/**
 * Adds `start` for `key`, and returns a function that removes it. Several starts may wait for one key.
 */
function add<Key>(waiting: Map<Key, Set<() => void>>, key: Key, start: () => void): Cancel {
  const starts = waiting.get(key) ?? new Set();
  waiting.set(key, starts.add(start));
  return () => {
    starts.delete(start);
    if (starts.size === 0) waiting.delete(key);
  };
}

/** Calls all starts that wait for `key`. Each start removes itself from the map. */
function startAll<Key>(waiting: Map<Key, Set<() => void>>, key: Key): void {
  for (const start of [...(waiting.get(key) ?? [])]) start();
}

function visible(): Wait {
  const waiting = new Map<Element, Set<() => void>>();
  let observer: IntersectionObserver | undefined;
  return (element, start) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) startAll(waiting, target);
        }
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    const cancel = add(waiting, element, start);
    return () => {
      cancel();
      if (!waiting.has(element)) observer?.unobserve(element);
    };
  };
}

const idle: Wait = (_element, start) => whenIdle(start);

/**
 * Waits for the first pointer or focus in an element, or in a control whose form owner is the element.
 * One set of listeners on the document serves all elements.
 */
function touched(): Wait {
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  const waiting = new Map<unknown, Set<() => void>>();
  const notice = (event: Event): void => {
    const { target } = event;
    for (const place of event.composedPath()) startAll(waiting, place);
    if (target && 'form' in target) startAll(waiting, target.form);
  };
  return (element, start) => {
    const options = { capture: true, passive: true };
    if (waiting.size === 0) {
      for (const sign of signs) document.addEventListener(sign, notice, options);
    }
    const cancel = add(waiting, element, start);
    return () => {
      cancel();
      if (waiting.size === 0) {
        for (const sign of signs) document.removeEventListener(sign, notice, options);
      }
    };
  };
}

/**
 * Creates the loading strategies. The returned function waits for the strategy's moment and calls
 * `start` once. It returns a function that cancels the wait.
 */
export function createSchedule(): (
  strategy: Exclude<Strategy, 'now'>,
  element: Element,
  start: () => void,
) => Cancel {
  const waits: Record<Exclude<Strategy, 'now'>, Wait> = {
    visible: visible(),
    idle,
    touch: touched(),
  };
  return (strategy, element, start) => {
    const cancel = waits[strategy](element, () => {
      cancel();
      start();
    });
    return cancel;
  };
}
