import { belongsTo } from '../../page/elements.js';
import { whenIdle } from '../../page/moments.js';

/** The signs that a visitor is about to use an element, and that the visitor does something. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

/** How long (ms) a visitor does nothing in the element before code is evaluated that is not needed yet. */
const rest = 1000;

/**
 * Loads code once the visitor has come to an element, has paused there and the browser is idle. Not for
 * visitors who save data: their code is loaded when it is needed.
 *
 * @param load is called once. If the code does not arrive, who needs it says so.
 */
export function whenAtRest(
  element: Element,
  load: () => Promise<unknown>,
  signal: AbortSignal,
): void {
  if (navigator.connection?.saveData) return;
  const waiting = new AbortController();
  let cancel = (): void => {};
  const begin = (): void => {
    waiting.abort();
    load().catch(() => {});
  };
  const wait = ({ target }: Event): void => {
    if (!belongsTo(target, element)) return;
    cancel();
    const timer = setTimeout(() => {
      cancel = whenIdle(begin);
    }, rest);
    cancel = () => clearTimeout(timer);
  };
  const options = { passive: true, capture: true, signal: waiting.signal };
  for (const sign of signs) document.addEventListener(sign, wait, options);
  signal.addEventListener('abort', () => waiting.abort());
  waiting.signal.addEventListener('abort', () => cancel());
}
