import { saveAttributes, saveClasses } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { autoplay } from './autoplay.js';
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

/** Calls `measure` when the list gets another width, or an item another size, by a late image for example. */
function watchSizes({ list, items }: Parts, measure: () => void): () => void {
  const read = (): string =>
    [
      list.offsetWidth,
      ...items.map(({ offsetWidth, offsetHeight }) => `${offsetWidth}x${offsetHeight}`),
    ].join();
  let sizes = read();
  const observer = new ResizeObserver(() => {
    const now = read();
    if (now === sizes) return;
    sizes = now;
    measure();
  });
  for (const each of [list, ...items]) observer.observe(each);
  return () => observer.disconnect();
}

/** Gives a coverflow the name and the role of a group, and a place in the order of the focus. */
function describe(element: HTMLElement, keyboard: boolean, page: Page): void {
  if (!element.hasAttribute('role') && element.localName === 'div') {
    element.setAttribute('role', 'group');
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
  const end = (): void => {
    for (const each of undo.splice(0).reverse()) each();
  };
  let current = start;

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
  undo.push(
    engine.remove,
    listenForInput(parts, options, moves, (index) => index === current),
    watchSizes(parts, engine.measure),
  );
  arrange();
  if (options.autoplay) {
    const goOn = (): void => moves.step(1);
    undo.push(autoplay(element, page, options.autoplay, options.pauseOnHover, goOn));
  }
  if (fadeIn > 0) {
    const fade = element.animate({ opacity: [0, 1] }, fadeIn);
    undo.push(() => fade.cancel());
  }
  return end;
}
