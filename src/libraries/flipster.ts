import { saveAttributes } from '../page/attributes.js';
import { saveClasses } from '../page/hold-classes.js';
import type { Page } from '../page/page.js';
import { giveControlsNames } from './flipster-controls.js';
import { listenForInput } from './flipster-input.js';
import type {
  FlipsterElements,
  FlipsterHandle,
  FlipsterItem,
  FlipsterOptions,
} from './flipster-interface.js';
import { watchSizes, wrapContent } from './flipster-items.js';
import { createInstance, type Plugin } from './flipster-plugin.js';

/** The keys, as jQuery stores them, of the data that flipster reads or leaves behind. */
const itemData = ['flipTitle', 'flipCategory'] as const;
const ownData = 'methods';

/** Saves jQuery data of an element. Returns a function that restores them. */
function saveData($: JQueryStatic, element: HTMLElement, ...keys: readonly string[]): () => void {
  const values = keys.map((key): [string, unknown] => [key, $.data(element, key)]);
  return () => {
    for (const [key, value] of values) {
      if (value === undefined) $.removeData(element, key);
      else $.data(element, key, value);
    }
  };
}

/**
 * Gives flipster numbered names in place of titles and categories, because it writes them into the page
 * as HTML and uses a category as a property name. `giveControlsNames` then puts in the real texts.
 */
function giveNumbers($: JQueryStatic, items: readonly FlipsterItem[]): void {
  const categories = [...new Set(items.map(({ category }) => category))];
  items.forEach(({ element, category }, index) => {
    const number = category === undefined ? undefined : `category-${categories.indexOf(category)}`;
    $(element).data('flipTitle', `item-${index}`);
    // An empty text keeps flipster from reading the attribute.
    $(element).data('flipCategory', number ?? '');
  });
}

/**
 * flipster with what it lacks: an end that leaves nothing behind, a start that does not wait for images
 * that have already arrived, controls with names in the page's language, and texts that are never read
 * as HTML.
 */
export function startFlipster(
  $: JQueryStatic,
  { element, list, items }: FlipsterElements,
  options: FlipsterOptions,
  page: Page,
  start = Math.floor(items.length / 2),
): FlipsterHandle {
  const { onSwitch, keyboard, touch, ...own } = options;
  const elements = items.map((item) => item.element);
  const undo: (() => void)[] = [
    ...[element, list, ...elements].map((each) => saveClasses(each, /^flipster/)),
    saveAttributes(element, 'style', 'tabindex', 'role', 'aria-label'),
    saveAttributes(list, 'style'),
    saveData($, element, ownData),
    ...elements.map((item) => saveAttributes(item, 'style')),
    ...elements.map((item) => saveData($, item, ...itemData)),
    ...elements.map(wrapContent),
  ];
  let plugin: Plugin | undefined;
  let current = start;

  const remove = (): void => {
    for (const each of undo.reverse()) each();
    undo.length = 0;
  };
  const jump = (index: number): void => void plugin?.call('jump', index);
  const handle: FlipsterHandle = {
    get current() {
      return current;
    },
    jump,
    next: () => void plugin?.call('next'),
    previous: () => void plugin?.call('prev'),
    remove,
  };

  try {
    giveNumbers($, items);
    plugin = createInstance($, element);
    undo.push(plugin.remove, () => {
      $(element).stop(true, true);
      $(elements).add(list).add(element).off('.flipster');
    });
    let mark: ((index: number) => void) | undefined;
    plugin.call({
      ...own,
      start: current,
      itemContainer: list,
      itemSelector: elements,
      // `listenForInput` answers clicks, keys and touches in place of flipster.
      click: false,
      keyboard: false,
      touch: false,
      buttonPrev: '',
      buttonNext: '',
      onItemSwitch: (item: HTMLElement) => {
        current = elements.indexOf(item);
        mark?.(current);
        onSwitch(current);
      },
    });
    // jQuery shows the element only in the next frame.
    if (own.fadeIn === 0) $(element).finish();
    element.classList.add('flipster--click');
    const controls = giveControlsNames(element, items, page, (link) =>
      Number($(link).data('index')),
    );
    undo.push(
      () => void $([...controls.elements]).remove(),
      listenForInput({ element, list, items: elements }, handle, { keyboard, touch }),
    );
    mark = controls.mark;
    mark(current);
    undo.push(watchSizes(element, elements, plugin.resize));
  } catch (error) {
    remove();
    throw error;
  }
  return handle;
}
