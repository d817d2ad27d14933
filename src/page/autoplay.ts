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
 * Calls `advance`, which restarts it, while the slides play and nothing keeps the visitor's eye on one of them: the
 * pointer over it, the focus in it. Nothing moves in a page that nobody sees.
 *
 * @param wait the time (ms) between the end of a move and the next one
 */
export function autoplay(
  slider: HTMLElement,
  list: HTMLElement,
  { pauseOnHover = true, pauseOnFocus = true, pauseOnDotsHover = false }: Pauses,
  wait: number,
  advance: () => void,
  signal: AbortSignal,
): Autoplay {
  let isPlaying = false;
  let timer = 0;
  let wasHeld = false;

  const isHeld = (): boolean =>
    document.hidden ||
    (pauseOnHover && list.matches(':hover')) ||
    (pauseOnFocus && list.contains(document.activeElement)) ||
    (pauseOnDotsHover && slider.querySelector(':scope > .slick-dots:hover') !== null);
  const restart = (move = 0): void => {
    clearTimeout(timer);
    wasHeld = isHeld();
    if (isPlaying && !wasHeld) timer = window.setTimeout(advance, move + wait);
  };
  // The focus has moved on only after its event.
  const look = (): void =>
    queueMicrotask(() => {
      if (isHeld() !== wasHeld) restart();
    });
  for (const type of ['pointerover', 'pointerout', 'pointerleave', 'focusin', 'focusout']) {
    slider.addEventListener(type, look, { signal });
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
