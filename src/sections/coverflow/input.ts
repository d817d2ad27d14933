import { answerArrowKeys, usesArrows } from '../../page/arrow-keys.js';
import { takeClicks } from '../../page/clicks.js';
import type { Moves } from './controls.js';
import type { Parts } from './engine.js';
import type { CoverflowOptions } from './options.js';

/** How far (px) a finger must move sideways for a swipe; the value is flipster's own. */
const swipe = 30;

/**
 * Answers clicks, arrow keys and swipes. flipster would do so with three faults. In a loop, a click on
 * any other item takes it from the last item to the first. It answers a key only after 250 ms, when the
 * page has already scrolled. It takes the end of every touch for a click, even after scrolling.
 *
 * @param isCurrent whether an index is that of the current item
 */
export function listenForInput(
  { element, list, items }: Parts,
  { click, keyboard, touch }: CoverflowOptions,
  { jump, step }: Moves,
  isCurrent: (index: number) => boolean,
  signal: AbortSignal,
): void {
  const choose = (target: Element): boolean => {
    const index = items.findIndex((item) => item.contains(target));
    if (index < 0 || isCurrent(index)) return false;
    jump(index);
    return true;
  };
  if (click) signal.addEventListener('abort', takeClicks(list, choose), { once: true });
  if (keyboard) answerArrowKeys(element, step, signal);

  let from: PointerEvent | undefined;
  const onPointer = (event: PointerEvent): void => {
    const { type, pointerType, isPrimary, target, clientX, clientY } = event;
    if (type === 'pointerdown') {
      from = pointerType === 'touch' && isPrimary && !usesArrows(target) ? event : undefined;
      return;
    }
    const x = from ? clientX - from.clientX : 0;
    const y = from ? clientY - from.clientY : 0;
    from = undefined;
    // The browser cancels the pointer when it scrolls; see `touch-action` in look.css.
    if (type === 'pointercancel' || Math.abs(x) <= Math.max(swipe, Math.abs(y))) return;
    step(x > 0 ? -1 : 1);
  };
  for (const type of touch ? (['pointerdown', 'pointerup', 'pointercancel'] as const) : []) {
    list.addEventListener(type, onPointer, { signal });
  }
}
