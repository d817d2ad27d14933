import { nextTask } from '../page/moments.js';

/** How long (ms) starts may take in one task. Together they must not make a task that the visitor feels. */
const budget = 4;

const pressed = new Set<EventTarget>();
const waiting = new Set<() => void>();

/** The browser cancels a finger's pointer when it begins to scroll; the finger is still down. */
const isScroll = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointercancel' && event.pointerType === 'touch';

function watchPresses(): void {
  window.addEventListener(
    'pointerdown',
    ({ target, buttons }) => {
      // A scripted event has no pressed button, and the system's menu may keep the release of a right one.
      if (target && buttons === 1) pressed.add(target);
    },
    true,
  );
  const release = async (event: Event): Promise<void> => {
    if (pressed.size === 0 || isScroll(event)) return;
    // The click comes after the pointer is up.
    await nextTask();
    pressed.clear();
    for (const go of waiting) go();
    waiting.clear();
  };
  for (const type of ['pointerup', 'pointercancel', 'touchend', 'touchcancel']) {
    window.addEventListener(type, release, true);
  }
}

/** Resolves when no finger or button is down on an element: what it holds may be moved then. */
async function released(element: Element): Promise<void> {
  const isHeld = [...pressed].some((each) => each instanceof Node && element.contains(each));
  if (isHeld) await new Promise<void>((resolve) => waiting.add(resolve));
}

/**
 * Creates the turns of a page: behaviours start one after the other, so that nobody feels it. It sees from now on what
 * is held; its listeners stay as long as the page.
 */
export function createTurns() {
  watchPresses();
  let spent = 0;
  let fresh: Promise<void> | undefined;
  return {
    /** Calls `start` when nobody holds the element, in a task that other starts have not filled. */
    async take(element: Element, start: () => void): Promise<void> {
      await released(element);
      // The task in which code comes has its evaluation to do.
      do {
        fresh ??= nextTask().then(() => {
          spent = 0;
          fresh = undefined;
        });
        await fresh;
      } while (spent > budget);
      const from = performance.now();
      start();
      spent += performance.now() - from;
    },
  };
}
