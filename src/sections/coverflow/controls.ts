import { takeClicks } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import type { CoverflowOptions } from './options.js';
import { readItem } from './read-item.js';
import wording from './wording.json' with { type: 'json' };

/** Moves a coverflow. Both return true: they have handled the click that asked for it. */
export interface Moves {
  /** Makes the item at an index the current one. */
  readonly jump: (index: number) => true;
  /** Goes on by one item, or back by one. */
  readonly step: (by: 1 | -1) => true;
}

const svg = 'http://www.w3.org/2000/svg';

/** Creates an element with a class of flipster's, and with that of a kind of it. */
function create<Name extends 'ul' | 'li' | 'a' | 'button'>(
  name: Name,
  className: string,
  kind = '',
) {
  const element = document.createElement(name);
  element.className = kind ? `${className} ${className}--${kind}` : className;
  return element;
}

function createButton(side: 'prev' | 'next', name: string, press: () => true): HTMLElement {
  const button = create('button', 'flipster__button', side);
  const icon = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'polyline');
  icon.setAttribute('viewBox', '0 0 13 20');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('points', '10,3 3,10 10,17');
  if (side === 'next') line.setAttribute('transform', 'rotate(180 6.5,10)');
  icon.append(line);
  button.append(icon);
  button.type = 'button';
  button.ariaLabel = name;
  takeClicks(button, press);
  return button;
}

/** What an item is called where it has no headline: as flipster calls it, else as its picture. */
const nameOf = (item: HTMLElement, page: Page, index: number): string =>
  readItem(item, page.selectors).title ||
  item.title ||
  item.querySelector('img')?.alt ||
  String(index + 1);

/**
 * Adds flipster's navigation and buttons, with names in the page's language. Items of one category share
 * an entry, which leads to the first of them. All texts are set as text, never as HTML.
 *
 * @returns what marks the entries that stand for the current item, and what takes all away
 */
export function addControls(
  element: HTMLElement,
  items: readonly HTMLElement[],
  { nav, buttons }: CoverflowOptions,
  page: Page,
  { jump, step }: Moves,
) {
  const words = page.words(wording);
  const categories = items.map((item) => item.dataset.flipCategory?.trim());
  const groups = new Map<string, HTMLElement>();
  const marks: ((current: number) => void)[] = [];
  const navigation = create('ul', 'flipster__nav');

  const addEntry = (list: HTMLElement, index: number, text: string, kind = ''): HTMLElement => {
    const entry = create('li', 'flipster__nav__item', kind);
    const link = create('a', 'flipster__nav__link', kind);
    link.href = '#';
    link.textContent = text;
    entry.append(link);
    list.append(entry);
    takeClicks(link, () => jump(index));
    marks.push((current) => {
      const isCurrent = kind ? categories[current] === text : current === index;
      entry.classList.toggle('flipster__nav__item--current', isCurrent);
      if (!kind) link.ariaCurrent = isCurrent ? 'true' : null;
    });
    return entry;
  };

  items.forEach((item, index) => {
    const category = categories[index];
    let list = category ? groups.get(category) : navigation;
    if (category && !list) {
      list = create('ul', 'flipster__nav__child');
      groups.set(category, list);
      addEntry(navigation, index, category, 'category').append(list);
    }
    if (list) addEntry(list, index, nameOf(item, page, index));
  });

  const arrows = [
    createButton('prev', words.previousItem, () => step(-1)),
    createButton('next', words.nextItem, () => step(1)),
  ];
  if (nav) element[nav === 'after' ? 'append' : 'prepend'](navigation);
  if (buttons) element.append(...arrows);
  const added = [...(nav ? [navigation] : []), ...(buttons ? arrows : [])];
  return {
    mark(current: number): void {
      for (const mark of marks) mark(current);
    },
    remove(): void {
      for (const each of added) each.remove();
    },
  };
}
