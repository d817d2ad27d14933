import { autoplay, pauseButton } from '../../page/autoplay.js';
import type { Page } from '../../page/page.js';
import type { Rig } from './engine.js';
import pauseWording from './pause-wording.json' with { type: 'json' };
import type { KindOfSlider } from './settings.js';
import './autoplay.css';

/**
 * Lets a slider play.
 *
 * @param noun what it moves
 * @param listOf returns what has the slides
 * @param move goes on by one step, or back
 * @param counter what says which slide is shown
 * @returns the button that stops it, and what counts the time anew
 */
export function play(
  { element, slides, settings, settingsNow, undo }: Rig,
  page: Page,
  noun: KindOfSlider['noun'],
  listOf: () => Element,
  move: (by: 1 | -1) => void,
  counter: HTMLElement | undefined,
) {
  const words = page.words(pauseWording);
  const names = noun === 'logo' ? { pause: words.pauseLogos, play: words.playLogos } : words;
  let by: 1 | -1 = 1;
  const advance = (): void => {
    const { infinite, centerMode } = settingsNow();
    const end = slides.at(by === 1 ? -1 : 0);
    // Like slick, a row with an end turns there.
    if (!infinite && end?.matches(centerMode ? '.slick-current' : '.slick-active')) by *= -1;
    move(by);
  };
  const { autoplaySpeed = 3000 } = settings;
  const playing = autoplay(element, listOf, settingsNow, autoplaySpeed, advance, undo.signal);
  const pause = pauseButton('logo-slider__pause', names, (plays) => {
    playing.play(plays);
    // What moves by itself is not announced.
    counter?.setAttribute('aria-live', plays ? 'off' : 'polite');
  });
  return { ...pause, restart: playing.restart };
}
