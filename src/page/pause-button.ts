import { createButton } from './create.js';
import { reducedMotion } from './media.js';

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
