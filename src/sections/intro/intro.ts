import type { Behaviour } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/attributes.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { whenActivated } from '../../page/when-activated.js';

/** The fade-out of the start screen in ms (specification 9.7). */
const screenFade = 8000;
/** The fade of the logo before it, in ms; its length is not specified. */
const logoFade = 1000;
/** How much faster the rest goes once the visitor shows that they want to use the page. */
const haste = 10;

const impatience = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const;

/**
 * When a visitor leaves or reloads the page: Firefox keeps for its history entry only what is set by
 * the first of them, and browsers of phones may leave that out.
 */
const departure = ['beforeunload', 'pagehide'] as const;

/** The page is usable under the fading screen, so nothing of it may catch a pointer. */
function fade(element: HTMLElement, duration: number): Animation {
  return element.animate(
    { opacity: [1, 0] },
    { duration, easing: 'ease-in-out', fill: 'forwards' },
  );
}

/**
 * The start screen of a page in intro mode: the page scrolls to the top, the logo fades, then the
 * screen fades out over 8 seconds (specification 2.3). The first use of the page
 * hurries it; a visitor who prefers reduced motion does not get it at all.
 */
const intro: Behaviour = (body, page) => {
  const screen = page.requirePart(body, 'startScreen');
  const logo = page.findPart(screen, 'startLogo');
  const changed = [saveAttributes(screen, 'hidden', 'style', 'inert')];
  const listening = new AbortController();
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

  const finish = (): void => {
    screen.hidden = true;
    restoreScrolling();
    listening.abort();
  };

  const play = (element: HTMLElement, duration: number, then: () => void): void => {
    running = fade(element, duration);
    running.playbackRate = rate;
    // A fade may end just as all is taken away; what tells of it comes later.
    running.addEventListener('finish', then, { once: true, signal: listening.signal });
  };

  screen.inert = true;
  screen.style.pointerEvents = 'none';
  // A theme lets the screen go by itself, should the script not come in time. If it has gone, it
  // does not come back; if not, the script takes over.
  const gone = getComputedStyle(screen).visibility === 'hidden';
  screen.style.animation = 'none';

  const begin = (): void => {
    // The browser would restore the place of an earlier visit after us. What is set here outlives the
    // page in its history entry, so a visitor who leaves or reloads during the intro takes none along.
    history.scrollRestoration = 'manual';
    for (const type of departure) {
      window.addEventListener(type, restoreScrolling, { signal: listening.signal });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (gone || reducedMotion()) {
      finish();
      return;
    }
    for (const type of impatience) {
      window.addEventListener(type, hurry, { signal: listening.signal, passive: true });
    }
    const fadeScreen = (): void => play(screen, screenFade, finish);
    if (logo) play(logo, logoFade, fadeScreen);
    else fadeScreen();
  };
  // The clock of an animation goes on while nobody sees the page.
  whenActivated(begin, listening.signal);

  return () => {
    finish();
    for (const animated of [screen, logo]) {
      for (const animation of animated?.getAnimations() ?? []) animation.cancel();
    }
    for (const restore of changed) restore();
  };
};

export default intro;
