import type { Behaviour } from '../../lifecycle/behaviour.js';
import { requirePart } from '../../page/elements.js';
import { reducedMotion } from '../../page/media.js';
import { whenActivated } from '../../page/prerendering.js';
import definition from './definition.js';

const { hooks } = definition;

/** The fade-out of the start screen in ms (specification 9.7). */
const screenFade = 8000;
/** The fade-out of the logo before that, in ms; its length is not specified. */
const logoFade = 1000;
/** The factor by which the intro speeds up once the visitor turns the wheel. */
const haste = 10;

/** What ends the intro: the visitor must see what a press does, and the browser must have time for it. */
const presses = ['pointerdown', 'keydown'] as const;

/**
 * The events when a visitor leaves or reloads the page. Firefox saves in its history entry only a value
 * set during `beforeunload`, and mobile browsers may omit that event.
 */
const departure = ['beforeunload', 'pagehide'] as const;

/** The page is usable under the fading screen, so the screen must not catch pointer events. */
function fade(element: HTMLElement, duration: number): Animation {
  return element.animate(
    { opacity: [1, 0] },
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
}

/**
 * The start screen of a page in intro mode. The page scrolls to the top, the logo fades out, then the
 * screen fades out over 8 seconds (specification 2.3). The wheel speeds this up; the first
 * press or key ends it, one before this code has come too. A visitor who prefers reduced motion does not see it at all.
 */
const intro: Behaviour = (body, page, undo) => {
  const screen = requirePart(body, hooks.startScreen);
  const logo = screen.querySelector<HTMLElement>(hooks.startLogo);
  const playing = undo.part();
  const { scrollRestoration } = history;
  let running: Animation | undefined;
  let rate = 1;

  const hurry = (): void => {
    rate = haste;
    running?.updatePlaybackRate(rate);
  };

  const restoreScrolling = (): void => {
    history.scrollRestoration = scrollRestoration;
  };

  const end = (): void => {
    restoreScrolling();
    playing.close();
  };

  const finish = (): void => {
    undo.attribute(screen, 'hidden', '');
    end();
  };

  const play = (element: HTMLElement, duration: number, then: () => void): void => {
    running = fade(element, duration);
    running.playbackRate = rate;
    // A fade may end just before the teardown, and its `finish` event comes later. The signal discards
    // that event.
    running.addEventListener('finish', then, { once: true, signal: playing.signal });
  };

  undo.attribute(screen, 'inert', '');
  undo.style(screen, 'pointer-events', 'none');
  // In case the script loads too late, a theme hides the screen by an animation. If the screen is
  // already gone, it stays gone. If not, the script takes over.
  const gone = getComputedStyle(screen).visibility === 'hidden';
  undo.style(screen, 'animation', 'none');

  const begin = (): void => {
    // Otherwise the browser would restore the scroll position of an earlier visit after the script has
    // scrolled. The history entry keeps this setting, so it is reset when a visitor leaves or reloads
    // the page during the intro.
    history.scrollRestoration = 'manual';
    for (const type of departure) {
      window.addEventListener(type, restoreScrolling, { signal: playing.signal });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (gone || reducedMotion() || page.hasVisitorActed(body)) {
      finish();
      return;
    }
    window.addEventListener('wheel', hurry, { signal: playing.signal, passive: true });
    for (const type of presses) {
      window.addEventListener(type, finish, { signal: playing.signal, capture: true });
    }
    const fadeScreen = (): void => play(screen, screenFade, finish);
    if (logo) play(logo, logoFade, fadeScreen);
    else fadeScreen();
  };
  // Animations advance even while nobody sees a prerendered page.
  whenActivated(begin, playing.signal);

  undo.by(end, () => {
    for (const animated of [screen, logo]) {
      for (const animation of animated?.getAnimations() ?? []) animation.cancel();
    }
  });
};

export default intro;

export { default as definition } from './definition.js';
