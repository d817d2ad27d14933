import { type Slider, type SliderAdditions, slick } from '../libraries/slick.js';
import type { SliderSettings } from '../libraries/slick-settings.js';
import { answerClicks } from '../page/answer-clicks.js';
import type { Page } from '../page/page.js';
import { reducedMotion } from '../page/reduced-motion.js';
import { wording } from './pause-wording.js';
import './pause-button.css';

/**
 * Starts a slider. One that moves by itself gets a button that stops it (WCAG 2.2.2). The button is
 * visible only while something moves.
 *
 * @returns a function that ends the slider
 */
export function startSlider(
  element: HTMLElement,
  page: Page,
  $: JQueryStatic,
  options: SliderSettings,
  additions: Omit<SliderAdditions, 'first'> = {},
): (leaves?: boolean) => void {
  if (!options.autoplay) return slick($, page).start(element, options, additions);

  const { pauseLogos, playLogos, ...words } = page.words(wording);
  const isLogos = element.matches(page.selectors.logoSlider);
  const pause = isLogos ? pauseLogos : words.pause;
  const play = isLogos ? playLogos : words.play;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'logo-slider__pause';
  let paused = false;
  let slider: Slider | undefined;

  const arrange = (): void => {
    if (!slider) return;
    const still = reducedMotion();
    button.hidden = still || !slider.moves;
    button.textContent = paused ? play : pause;
    slider.setAutoplay(!still && !paused);
    additions.changed?.(slider);
  };
  answerClicks(button, () => {
    paused = !paused;
    arrange();
    return true;
  });
  return slick($, page).start(element, options, {
    ...additions,
    first: button,
    changed(running) {
      slider = running;
      arrange();
    },
  });
}
