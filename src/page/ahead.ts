import { whenIdle } from './moments.js';

/**
 * The Network Information API. TypeScript does not declare it; Firefox and Safari do not support it.
 */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Connection;
  }
}

/** How long (ms) a visitor must have done nothing. */
const rest = 1000;

/** What shows that a visitor does something. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

/** The time (ms) of the last sign; undefined while nobody watches. */
let last: number | undefined;

function watchVisitor(): void {
  last ??= performance.now();
  const note = (): void => {
    last = performance.now();
  };
  // Adding the same listener again would add another one, so they stay as long as the page.
  for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
}

/** Whether the visitor's connection has the capacity for code that may never be used. */
const hasRoom = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  !saveData && effectiveType === '4g';

/**
 * Calls `run` before it is needed: once the page has loaded, the browser is idle, and the visitor has done nothing
 * for a second. It is not called where the visitor saves data or has a slow connection (`saveData`,
 * `effectiveType` below `4g`).
 *
 * @returns a function that cancels the wait
 */
export function runAhead(run: () => void): () => void {
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = whenIdle(look, 0);
  };
  const look = (): void => {
    const left = (last ?? 0) + rest - performance.now();
    if (left <= 0) {
      run();
      return;
    }
    const timer = setTimeout(wait, left);
    cancel = () => clearTimeout(timer);
  };
  if (hasRoom(navigator.connection)) {
    if (last === undefined) watchVisitor();
    if (document.readyState === 'complete') wait();
    else {
      addEventListener('load', wait, { once: true });
      cancel = () => removeEventListener('load', wait);
    }
  }
  return () => cancel();
}
