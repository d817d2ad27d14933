import { takeClicks } from '../../page/clicks.js';
import { createButton, createElement } from '../../page/create.js';
import { setAttribute } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import type { CoverflowOptions } from './options.js';
import { readItem } from './read-item.js';
import wording from './wording.json' with { type: 'json' };

/** Moves a coverflow. */
export interface Moves {
  /** Makes the item at an index the current one. */
  readonly jump: (index: number) => void;
  /** Goes on by one item, or back by one. */
  readonly step: (by: 1 | -1) => void;
}

const svg = 'http://www.w3.org/2000/svg';

function createArrow(side: 'prev' | 'next', name: string, press: () => void): HTMLElement {
  const button = createButton(`flipster__button flipster__button--${side}`, '', press);
  const icon = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'polyline');
  icon.setAttribute('viewBox', '0 0 13 20');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('points', '10,3 3,10 10,17');
  if (side === 'next') line.setAttribute('transform', 'rotate(180 6.5,10)');
  icon.append(line);
  button.append(icon);
  button.setAttribute('aria-label', name);
  return button;
}

/** What an item is called where it has no headline: as flipster calls it, else as its picture. */
const labelOfItem = (item: HTMLElement, index: number): string =>
  readItem(item).title || item.title || item.querySelector('img')?.alt || String(index + 1);

/**
 * Adds flipster's navigation and buttons, with names in the page's language. Items of one category share
 * an entry, which leads to the first of them. All texts are set as text, never as HTML.
 *
 * @param undo gets how to take all away
 * @returns what marks the entries that stand for the current item
 */
export function addControls(
  element: HTMLElement,
  items: readonly HTMLElement[],
  { nav, buttons }: CoverflowOptions,
  page: Page,
  { jump, step }: Moves,
  undo: Journal,
) {
  const words = page.words(wording);
  const categories = items.map((item) => item.dataset.flipCategory?.trim());
  const groups = new Map<string, HTMLElement>();
  const marks: ((current: number) => void)[] = [];
  const navigation = createElement('ul', { class: 'flipster__nav' });

  /** Adds an entry for an item, or for the category that begins with it. */
  const addEntry = (list: HTMLElement, index: number, text: string, kind = ''): HTMLElement => {
    const classOf = (name: string): string => (kind ? `${name} ${name}--${kind}` : name);
    const link = createElement('a', { class: classOf('flipster__nav__link'), href: '#' }, text);
    const entry = createElement('li', { class: classOf('flipster__nav__item') }, link);
    list.append(entry);
    takeClicks(link, () => {
      jump(index);
      return true;
    });
    marks.push((current) => {
      const isCurrent = kind ? categories[current] === text : current === index;
      entry.classList.toggle('flipster__nav__item--current', isCurrent);
      if (!kind) setAttribute(link, 'aria-current', isCurrent ? 'true' : null);
    });
    return entry;
  };

  items.forEach((item, index) => {
    const category = categories[index];
    let list = category ? groups.get(category) : navigation;
    if (category && !list) {
      list = createElement('ul', { class: 'flipster__nav__child' });
      groups.set(category, list);
      addEntry(navigation, index, category, 'category').append(list);
    }
    if (list) addEntry(list, index, labelOfItem(item, index));
  });
  const arrows = [
    createArrow('prev', words.previousItem, () => step(-1)),
    createArrow('next', words.nextItem, () => step(1)),
  ];
  if (nav) element[nav === 'after' ? 'append' : 'prepend'](navigation);
  if (buttons) element.append(...arrows);
  // Prototype's `remove` ends by an error where there is nothing to remove it from.
  const added = [navigation, ...arrows].filter(({ parentNode }) => parentNode);
  undo.by(...added.map((each) => () => each.remove()));
  return (current: number): void => {
    for (const mark of marks) mark(current);
  };
}
