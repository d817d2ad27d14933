import { undoAll } from '../page/changes.js';
import { whenIdle } from '../page/moments.js';

/** How far (px) outside the viewport an element counts as near it. */
const margin = 300;

/** Cancels a wait. */
export type Cancel = () => void;

/**
 * When the script loads a behaviour's code: at once (`now`), when the element comes near the viewport
 * (`visible`), when the browser is idle or the visitor touches the element (`idle`), or at that touch: when a
 * pointer or the focus first enters the element (`touch`). `ahead` is for code that takes long to run: it starts
 * at the touch, but is loaded and run before, where that disturbs nobody.
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'touch' | 'ahead';

/**
 * Waits for a moment that the behaviour defines itself, then calls `start`. Returns a function that
 * cancels the wait.
 */
export type Wait = (start: () => void) => Cancel;

type WaitOn = (element: Element, start: () => void) => Cancel;

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

function visible(): WaitOn {
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

/**
 * Waits for the first pointer or focus in an element, or in a control whose form owner is the element.
 * One set of listeners on the document serves all elements.
 */
function touched(): WaitOn {
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

/** Has a wait call its function once, and cancels all that belongs to it then. */
const once =
  (wait: WaitOn): WaitOn =>
  (element, start) => {
    const cancel = wait(element, () => {
      cancel();
      start();
    });
    return cancel;
  };

/**
 * Creates the waits of a page: one observer and one set of listeners serve all elements. Each calls its function once,
 * and returns how to cancel the wait.
 */
export function createSchedule() {
  const near = once(visible());
  const touch = once(touched());
  return {
    /** The element is near the viewport. */
    near,
    /** A pointer or the focus has entered the element. */
    touched: touch,
    /** The browser is idle, or the element has been touched. */
    idle: once((element, start) => {
      return undoAll([whenIdle(start), touch(element, start)]);
    }),
    /** The element is near the viewport, and code can run without disturbing anybody. */
    ahead(element: Element, start: () => void): Cancel {
      let hasEnded = false;
      let cancel = near(element, () => {
        // Without this code nothing is run ahead.
        import('./ahead.js').then(
          ({ runAhead }) => {
            if (!hasEnded) cancel = runAhead(start);
          },
          () => {},
        );
      });
      return () => {
        hasEnded = true;
        cancel();
      };
    },
  };
}

/**
 * Returns a function that calls `start`, but not before `delay` (ms), if there is one, has passed.
 *
 * @param cancels gets what cancels the wait for that
 */
export function afterDelay(
  delay: number | undefined,
  start: () => void,
  cancels: Cancel[],
): () => void {
  if (!delay) return start;
  const from = performance.now() + delay;
  return () => {
    const timer = setTimeout(start, from - performance.now());
    cancels.push(() => clearTimeout(timer));
  };
}
