import { createButton } from './create.js';
import { reducedMotion } from './media.js';

/** What stops the slides for a while, in slick's words; each is true or false. */
export interface Pauses {
  readonly pauseOnHover?: boolean;
  readonly pauseOnFocus?: boolean;
  readonly pauseOnDotsHover?: boolean;
}

/** Lets slides move by themselves. */
export interface Autoplay {
  /** Starts or stops it. */
  play(plays: boolean): void;
  /** Counts the time anew from the end of a move that takes so long (ms). */
  restart(move?: number): void;
}

/**
 * Calls `advance` while the slides play and nothing keeps the visitor's eye on one of them: a mouse over it, a finger on
 * it, the focus in it. Nothing moves in a page that nobody sees.
 *
 * @param listOf returns what has the slides
 * @param pausesOf returns what is in force at this width
 * @param wait the time (ms) between the end of a move and the next one
 */
export function autoplay(
  slider: HTMLElement,
  listOf: () => Element,
  pausesOf: () => Pauses,
  wait: number,
  advance: () => void,
  signal: AbortSignal,
): Autoplay {
  let isPlaying = false;
  let timer = 0;
  let wasHeld = false;
  let isPressed = false;
  /** Whether a finger came last: the browser leaves what it has touched under a pointer that is not there. */
  let isFinger = false;

  const isHeld = (): boolean => {
    const { pauseOnHover = true, pauseOnFocus = true, pauseOnDotsHover = false } = pausesOf();
    const hovered = (part: Element | null): boolean => !isFinger && !!part?.matches(':hover');
    return (
      document.hidden ||
      isPressed ||
      (pauseOnHover && hovered(listOf())) ||
      (pauseOnFocus && listOf().contains(document.activeElement)) ||
      (pauseOnDotsHover && hovered(slider.querySelector(':scope > .slick-dots')))
    );
  };
  const restart = (move = 0): void => {
    clearTimeout(timer);
    wasHeld = isHeld();
    if (isPlaying && !wasHeld) timer = window.setTimeout(next, move + wait);
  };
  const next = (): void => {
    restart();
    advance();
  };
  // The focus has moved on only after its event.
  const look = (event: Event): void => {
    if (event instanceof PointerEvent) isFinger = event.pointerType === 'touch';
    queueMicrotask(() => {
      if (isHeld() !== wasHeld) restart();
    });
  };
  for (const type of ['pointerover', 'pointerout', 'pointerleave', 'focusin', 'focusout']) {
    slider.addEventListener(type, look, { signal });
  }
  const press = (event: Event): void => {
    const { type, target } = event;
    isPressed = type === 'pointerdown' && target instanceof Node && listOf().contains(target);
    look(event);
  };
  // A finger that scrolls the page is still there when its pointer has been cancelled.
  for (const type of ['pointerdown', 'pointerup', 'touchend', 'touchcancel']) {
    window.addEventListener(type, press, { signal, capture: true });
  }
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    play(plays) {
      if (plays === isPlaying) return;
      isPlaying = plays;
      restart();
    },
    restart,
  };
}

/**
 * Creates the button that stops what moves by itself (WCAG 2.2.2). It is seen only while something can move.
 *
 * @param words what it is called while something moves, and while it does not
 * @param play starts or stops what moves
 */
export function pauseButton(
  className: string,
  words: { readonly pause: string; readonly play: string },
  play: (plays: boolean) => void,
) {
  const element = createButton(className, '', () => {
    isPaused = !isPaused;
    arrange(true);
  });
  let isPaused = false;
  /** Lets it move unless the visitor has stopped it, or prefers reduced motion. */
  const arrange = (canMove: boolean): void => {
    const isStill = reducedMotion();
    element.hidden = isStill || !canMove;
    element.textContent = isPaused ? words.play : words.pause;
    play(!isStill && !isPaused);
  };
  return { element, arrange };
}
