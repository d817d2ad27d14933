import { type Prepare, withOptions } from '../../lifecycle/behaviour.js';
import { answerArrowKeys, usesArrows } from '../../page/arrow-keys.js';
import type { Autoplay } from '../../page/autoplay.js';
import { takeClicks } from '../../page/clicks.js';
import { createElement } from '../../page/create.js';
import type { Journal } from '../../page/journal.js';
import { nearest } from '../../page/nearest.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { watchSizes } from '../../page/watch-sizes.js';
import { engineOnJquery } from '../jquery.js';
import { addControls } from './controls.js';
import definition from './definition.js';
import { detailArea } from './detail-area.js';
import { type CoverflowOptions, coverflowOptions, readOptions } from './options.js';
import { findItems, readItem } from './read-item.js';
import { type Engine, type Parts, type StartEngine, startStage } from './stage.js';
import wording from './wording.json' with { type: 'json' };
import './coverflow.css';

const { hooks } = definition;

/** How far (px) a finger must move sideways for a swipe; the value is flipster's own. */
const swipe = 30;

/** Gives a coverflow the name and the role of a group, and a place in the order of the focus. */
function describe(element: HTMLElement, name: string, keyboard: boolean, undo: Journal): void {
  if (!element.hasAttribute('role') && element.localName === 'div') {
    // A theme may set groups apart from what follows, as Pico does; a start moves nothing.
    const margin = (): string => getComputedStyle(element).getPropertyValue('margin-block');
    const before = margin();
    undo.attribute(element, 'role', 'group');
    if (margin() !== before) undo.style(element, 'margin-block', before);
  }
  if (!element.matches('[aria-label], [aria-labelledby]'))
    undo.attribute(element, 'aria-label', name);
  if (keyboard && !element.hasAttribute('tabindex')) undo.attribute(element, 'tabindex', '0');
}

/**
 * Makes items no wider than the template says their pictures are. A picture's height is that of the row, its width
 * follows it, and it is no wider than its item. A limit in px that a theme gives items is its own.
 */
function limitWidths(items: readonly HTMLElement[], undo: Journal): void {
  for (const item of items) {
    const width = item.querySelector('img[width]')?.getAttribute('width') ?? '';
    const isLimited = getComputedStyle(item).getPropertyValue('max-inline-size').endsWith('px');
    if (!isLimited && /^\d+$/.test(width))
      undo.style(item, 'max-inline-size', `min(100%, ${width}px)`);
  }
}

/** Moves a coverflow by swipes. flipster would take the end of every touch for a click, even after scrolling. */
function answerSwipes(list: HTMLElement, step: (by: 1 | -1) => void, undo: Journal): void {
  let from: PointerEvent | undefined;
  const press = (event: PointerEvent): void => {
    const isFinger = event.pointerType === 'touch' && event.isPrimary;
    // The browser cancels the pointer when it scrolls; see `touch-action` in structure.css.
    const isPress = event.type === 'pointerdown' && isFinger && !usesArrows(event.target);
    from = isPress ? event : undefined;
  };
  undo.on(list, 'pointerdown', press);
  undo.on(list, 'pointercancel', press);
  undo.on(list, 'pointerup', (event) => {
    if (event.pointerId !== from?.pointerId) return;
    const x = event.clientX - from.clientX;
    const y = event.clientY - from.clientY;
    if (Math.abs(x) > Math.max(swipe, Math.abs(y))) step(x > 0 ? -1 : 1);
  });
}

/**
 * Runs a coverflow in an engine, with its controls. What stands in an item can be used while the item is
 * the current one.
 *
 * @param undo gets how to end it and to restore the HTML
 * @param shown is called with the index of each new current item, but not at the start
 */
function runCoverflow(
  parts: Parts,
  options: CoverflowOptions & { readonly start: number },
  startEngine: StartEngine,
  page: Page,
  undo: Journal,
  shown: (index: number) => void,
): void {
  const { element, list, items } = parts;
  const { start, loop, spacing, keyboard, fadeIn, autoplay } = options;
  const words = page.words(wording);
  for (const each of [element, list, ...items]) {
    undo.keepClasses(each, /^flipster/);
    undo.keep(each, 'style');
  }
  let current = start;
  let playing: Autoplay | undefined;

  describe(element, words.coverflow, keyboard, undo);
  limitWidths(items, undo);
  // flipster would do so itself; here it can be undone.
  const contents = items.map((item) => {
    const content = createElement('div', { class: 'flipster__item__content' }, ...item.childNodes);
    item.append(content);
    undo.by(() => content.replaceWith(...content.childNodes));
    return content;
  });
  const jump = (index: number): void => engine.jump(index);
  const step = (by: 1 | -1): void => {
    const next = loop ? (current + by + items.length) % items.length : current + by;
    if (next in items) jump(next);
  };
  const mark = addControls(element, items, options, page, { jump, step }, undo);
  if (options.click) element.classList.add('flipster--click');

  const arrange = (): void => {
    contents.forEach((content, index) => {
      content.inert = index !== current;
    });
    mark(current);
  };
  const switched = (index: number): void => {
    const hadFocus = contents[current]?.contains(document.activeElement);
    current = index;
    arrange();
    playing?.restart();
    // What cannot be used any more loses the focus, and the next key would go nowhere.
    if (hadFocus) element.focus({ preventScroll: true });
    shown(index);
  };
  const engine: Engine = startEngine(parts, { start, spacing, loop }, switched, undo);
  // flipster would go from the last item to the first, whatever item is clicked in a loop.
  const choose = (target: Element): boolean => {
    const index = items.findIndex((item) => item.contains(target));
    const isOther = index >= 0 && index !== current;
    if (isOther) jump(index);
    return isOther;
  };
  if (options.click) undo.by(takeClicks(list, choose));
  // flipster answers a key only after 250 ms, when the page has already scrolled.
  if (keyboard) answerArrowKeys(element, step, undo.signal);
  if (options.touch) answerSwipes(list, step, undo);
  const sizes = (): string =>
    [list.offsetWidth, ...items.flatMap((each) => [each.offsetWidth, each.offsetHeight])].join();
  watchSizes([list, ...items], sizes, engine.measure, undo.signal);
  arrange();
  if (autoplay)
    import('./coverflow-autoplay.js').then(
      ({ play }) => {
        playing = play(element, { ...options, autoplay }, words, () => step(1), undo);
      },
      (error: unknown) => page.report('coverflow', element, error),
    );
  if (fadeIn > 0) {
    const fade = element.animate({ opacity: [0, 1] }, fadeIn);
    undo.by(() => fade.cancel());
  }
}

/**
 * The coverflow gallery, in flipster where the page has it (definition.ts), else in our own stage. The
 * detail area shows the current item's details, at the start and after every switch (specification 2.12).
 * With a single item there is no coverflow, only the detail area.
 */
const coverflowOn = (startEngine: StartEngine = startStage) =>
  withOptions<CoverflowOptions>(coverflowOptions, (element, page, given, undo) => {
    const options = readOptions(given, (wrong) =>
      page.report('coverflow', element, new Problem(element, wrong)),
    );
    const area = nearest(element, hooks.coverflowDetail);
    if (!area) throw new Problem(element, `page lacks ${hooks.coverflowDetail}`);
    const parts = { element, ...findItems(element, area) };
    const { length } = parts.items;
    const wanted = options.start === 'center' ? Math.floor(length / 2) : options.start;
    const start = Math.max(0, Math.min(length - 1, wanted));
    // Nothing is shown of items that the template hides.
    if (length === 0) return undefined;

    const detail = detailArea(area, page, undo);
    let current: HTMLElement | undefined;
    const show = (index: number): void => {
      current = parts.items[index];
      if (current) detail.show(readItem(current));
    };
    if (length > 1) runCoverflow(parts, { ...options, start }, startEngine, page, undo, show);
    show(start);
    // What loads pictures late gives an image its address when it comes into sight.
    undo.on(
      element,
      'load',
      ({ target }) => {
        if (current && target instanceof Node && current.contains(target))
          detail.showImage(readItem(current));
      },
      { capture: true },
    );
    if (!options.autoplay) detail.announceChanges();
    return undefined;
  });

/** Fetches flipster where the page runs widgets on jQuery. */
export const prepare: Prepare = async (_, page) =>
  coverflowOn(await engineOnJquery(page, () => import('./flipster/flipster.js')));

export { default as definition } from './definition.js';
