import { type Autoplay, autoplay } from '../../page/autoplay.js';
import { saveAttributes, saveClasses } from '../../page/changes.js';
import { onMotionChange } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { pauseButton } from '../../page/pause-button.js';
import { watchSizes } from '../../page/watch-sizes.js';
import { addControls } from './controls.js';
import type { Engine, Parts, StartEngine } from './engine.js';
import { listenForInput } from './input.js';
import type { CoverflowOptions } from './options.js';
import { wording } from './wording.js';

/** Wraps an item's content as flipster would do itself. Doing it here makes it possible to undo. */
function wrapContent(item: HTMLElement): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = 'flipster__item__content';
  wrapper.append(...item.childNodes);
  item.append(wrapper);
  return wrapper;
}

/** Gives a coverflow the name and the role of a group, and a place in the order of the focus. */
function describe(element: HTMLElement, keyboard: boolean, page: Page): void {
  if (!element.hasAttribute('role') && element.localName === 'div') {
    // A theme may set groups apart from what follows, as Pico does; a start moves nothing.
    const { marginBlock } = getComputedStyle(element);
    element.setAttribute('role', 'group');
    if (getComputedStyle(element).marginBlock !== marginBlock)
      element.style.marginBlock = marginBlock;
  }
  if (!element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby')) {
    element.setAttribute('aria-label', page.words(wording).coverflow);
  }
  if (keyboard && !element.hasAttribute('tabindex')) element.tabIndex = 0;
}

/**
 * Runs a coverflow in an engine, with its controls. What stands in an item can be used while the item is
 * the current one.
 *
 * @param shown is called with the index of each new current item, but not at the start
 * @returns a function that ends it and restores the HTML
 */
export function runCoverflow(
  parts: Parts,
  start: number,
  options: CoverflowOptions,
  startEngine: StartEngine,
  page: Page,
  shown: (index: number) => void,
): () => void {
  const { element, list, items } = parts;
  const { loop, spacing, keyboard, fadeIn } = options;
  const undo = [
    ...[element, list, ...items].flatMap((each) => [
      saveClasses(each, /^flipster/),
      saveAttributes(each, 'style'),
    ]),
    saveAttributes(element, 'tabindex', 'role', 'aria-label'),
  ];
  const listening = new AbortController();
  const { signal } = listening;
  undo.push(() => listening.abort());
  const end = (): void => {
    for (const each of undo.splice(0).reverse()) each();
  };
  let current = start;
  let playing: Autoplay | undefined;

  const contents = items.map(wrapContent);
  undo.push(() => {
    for (const content of contents) content.replaceWith(...content.childNodes);
  });
  const arrange = (): void => {
    contents.forEach((content, index) => {
      content.inert = index !== current;
    });
    controls.mark(current);
  };
  const moves = {
    jump: (index: number): void => engine.jump(index),
    step: (by: 1 | -1): void => {
      const next = current + by;
      if (loop) engine.jump((next + items.length) % items.length);
      else if (next in items) engine.jump(next);
    },
  };
  const controls = addControls(element, items, options, page, moves);
  undo.push(controls.remove);
  describe(element, keyboard, page);
  if (options.click) element.classList.add('flipster--click');

  const switched = (index: number): void => {
    const hadFocus = contents[current]?.contains(document.activeElement);
    current = index;
    arrange();
    playing?.restart();
    // What cannot be used any more loses the focus, and the next key would go nowhere.
    if (hadFocus) element.focus({ preventScroll: true });
    shown(index);
  };
  let engine: Engine;
  try {
    engine = startEngine(parts, { start, spacing, loop }, switched);
  } catch (error) {
    end();
    throw error;
  }
  undo.push(engine.remove);
  listenForInput(parts, options, moves, (index) => index === current, signal);
  const sizes = (): string =>
    [list.offsetWidth, ...items.flatMap((each) => [each.offsetWidth, each.offsetHeight])].join();
  watchSizes([list, ...items], sizes, engine.measure, signal);
  arrange();
  if (options.autoplay) {
    const goOn = (): void => moves.step(1);
    playing = autoplay(element, element, options, options.autoplay, goOn, signal);
    const pause = pauseButton('flipster__pause', page.words(wording), playing.play);
    element.append(pause.element);
    pause.arrange(true);
    undo.push(() => pause.element.remove());
    onMotionChange(() => pause.arrange(true), signal);
  }
  if (fadeIn > 0) {
    const fade = element.animate({ opacity: [0, 1] }, fadeIn);
    undo.push(() => fade.cancel());
  }
  return end;
}
