import { answerClicks } from '../page/answer-clicks.js';
import { isForField } from '../page/meaning-of-click.js';
import type { FlipsterHandle } from './flipster-interface.js';

/** How far (px) a finger must move sideways for a swipe; the value is flipster's own. */
const swipe = 30;

interface Elements {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** Whether the target uses the arrow keys itself: a text field, a choice, a video. */
const hasOwnArrowKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, audio, video, [contenteditable]') !== null;

/**
 * Answers clicks, arrow keys and swipes in place of flipster, which has three faults. In a loop, a click
 * on any other item takes it from the last item to the first. It answers a key only after 250 ms, when
 * the page has already scrolled. It takes the end of every touch for a click, even after scrolling.
 *
 * @returns a function that undoes it
 */
export function listenForInput(
  { element, list, items }: Elements,
  handle: FlipsterHandle,
  { keyboard, touch }: { readonly keyboard: boolean; readonly touch: boolean },
): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const ends = items.map((item, index) => {
    const choose = (): boolean => {
      const isOther = index !== handle.current;
      if (isOther) handle.jump(index);
      return isOther;
    };
    return answerClicks(item, (_target, click) => !isForField(item, click) && choose());
  });

  if (keyboard) {
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0;
    element.addEventListener(
      'keydown',
      (event) => {
        const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
        if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
        if (hasOwnArrowKeys(target)) return;
        event.preventDefault();
        if (key === 'ArrowLeft') handle.previous();
        else handle.next();
      },
      { signal },
    );
  }

  if (touch) {
    let from: { readonly x: number; readonly y: number } | undefined;
    list.addEventListener(
      'pointerdown',
      ({ pointerType, isPrimary, clientX, clientY }) => {
        from = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined;
      },
      { signal },
    );
    // The browser cancels the pointer when it scrolls; see `touch-action` in the coverflow's look.css.
    list.addEventListener('pointercancel', () => (from = undefined), { signal });
    list.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const x = from ? clientX - from.x : 0;
        const y = from ? clientY - from.y : 0;
        from = undefined;
        if (Math.abs(x) <= swipe || Math.abs(x) <= Math.abs(y)) return;
        if (x > 0) handle.previous();
        else handle.next();
      },
      { signal },
    );
  }

  return () => {
    listening.abort();
    for (const end of ends) end();
  };
}
