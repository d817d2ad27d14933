import { takeClicks } from '../../page/clicks.js';
import { reducedMotion } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import type { Engine } from './engine.js';
import { wording } from './pause-wording.js';
import { markAsAddition } from './slides.js';

/** The button that stops a slider which moves by itself (WCAG 2.2.2). It is seen only while something moves. */
export interface Pause {
  readonly element: HTMLElement;
  /** Lets the slides move by themselves unless the visitor has stopped them, or prefers reduced motion. */
  arrange(engine: Engine): void;
}

/** Creates the button of a slider. */
export function pauseButton(slider: Element, page: Page): Pause {
  const { pauseLogos, playLogos, ...words } = page.words(wording);
  const isLogos = slider.matches(page.selectors.logoSlider);
  const pause = isLogos ? pauseLogos : words.pause;
  const play = isLogos ? playLogos : words.play;
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'logo-slider__pause';
  markAsAddition(element);
  let isPaused = false;
  let engine: Engine | undefined;

  const arrange = (): void => {
    if (!engine) return;
    const isStill = reducedMotion();
    element.hidden = isStill || !engine.moves;
    element.textContent = isPaused ? play : pause;
    engine.setAutoplay(!isStill && !isPaused);
  };
  takeClicks(element, () => {
    isPaused = !isPaused;
    arrange();
    return true;
  });
  return {
    element,
    arrange(running) {
      engine = running;
      arrange();
    },
  };
}
