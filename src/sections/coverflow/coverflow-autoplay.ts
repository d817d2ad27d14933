import { type Autoplay, autoplay, pauseButton } from '../../page/autoplay.js';
import type { Journal } from '../../page/journal.js';
import { onMotionChange } from '../../page/media.js';
import type { CoverflowOptions } from './options.js';

/**
 * Lets a coverflow go on by itself, with the button that stops it. Few do, so its code comes by itself.
 *
 * @param words the names of the button
 * @param advance goes on by one item
 */
export function play(
  element: HTMLElement,
  options: CoverflowOptions & { readonly autoplay: number },
  words: { readonly pause: string; readonly play: string },
  advance: () => void,
  undo: Journal,
): Autoplay {
  const { signal } = undo;
  const playing = autoplay(
    element,
    () => element,
    () => options,
    options.autoplay,
    advance,
    signal,
  );
  const pause = pauseButton('flipster__pause', words, playing.play);
  undo.place(pause.element, (button) => element.append(button));
  pause.arrange(true);
  onMotionChange(() => pause.arrange(true), signal);
  return playing;
}
