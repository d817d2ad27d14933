import { answerClicks } from '../page/answer-clicks.js';
import { saveAttributes } from '../page/attributes.js';
import { saveClasses } from '../page/hold-classes.js';
import type { Page } from '../page/page.js';
import { watchPress } from '../page/press.js';
import { giveControlsNames } from './flipster-controls.js';
import { listenForInput } from './flipster-input.js';
import type { FlipsterElements, FlipsterHandle, FlipsterItem } from './flipster-interface.js';
import { watchSizes, wrapContent } from './flipster-items.js';

/** The options of flipster that a stage knows. */
export interface StageOptions {
  /** ms */
  readonly fadeIn: number;
  readonly spacing: number;
  readonly onSwitch: (index: number) => void;
}

/** A coverflow that runs without flipster, until flipster takes it over. */
export interface Stage extends FlipsterHandle {
  /** Resolves when nothing moves and nothing is pressed: flipster can take over unnoticed then. */
  rests(): Promise<void>;
}

const svg = 'http://www.w3.org/2000/svg';

function create(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function createLink(className: string): HTMLElement {
  const link = create('a', className);
  link.setAttribute('href', '#');
  return link;
}

/** The same button as flipster's. */
function createButton(side: 'prev' | 'next'): HTMLElement {
  const button = create('button', `flipster__button flipster__button--${side}`);
  const icon = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'polyline');
  icon.setAttribute('viewBox', '0 0 13 20');
  line.setAttribute('points', '10,3 3,10 10,17');
  if (side === 'next') line.setAttribute('transform', 'rotate(180 6.5,10)');
  icon.append(line);
  button.append(icon);
  return button;
}

/** The same navigation as flipster's, and the item that each of its links leads to. */
function createNavigation(items: readonly FlipsterItem[]) {
  const navigation = create('ul', 'flipster__nav');
  const links = new Map<HTMLElement, number>();
  const categories = new Map<string, HTMLElement>();
  items.forEach(({ category }, index) => {
    const entry = create('li', 'flipster__nav__item');
    const link = createLink('flipster__nav__link');
    entry.append(link);
    if (category === undefined) {
      links.set(link, index);
      navigation.append(entry);
      return;
    }
    let children = categories.get(category);
    if (!children) {
      const parent = create('li', 'flipster__nav__item flipster__nav__item--category');
      const own = createLink('flipster__nav__link flipster__nav__link--category');
      children = create('ul', 'flipster__nav__child');
      links.set(own, index);
      parent.append(own, children);
      navigation.append(parent);
      categories.set(category, children);
    }
    links.set(link, index);
    children.append(entry);
  });
  return { navigation, links };
}

/** The state of the item at an index, as flipster writes it. */
function stateOf(index: number, current: number): string {
  if (index === current) return 'flipster__item--current';
  const side = index < current ? 'past' : 'future';
  return `flipster__item--${side} flipster__item--${side}-${Math.abs(index - current)}`;
}

/**
 * Shows a coverflow as flipster will show it, with its elements, classes and measures, and lets the
 * visitor use it. Needs at least two items.
 */
export function showStage(
  { element, list, items }: FlipsterElements,
  { fadeIn, spacing, onSwitch }: StageOptions,
  page: Page,
): Stage {
  const elements = items.map((item) => item.element);
  const undo = [
    ...[element, list, ...elements].map((each) => saveClasses(each, /^flipster/)),
    saveAttributes(element, 'tabindex', 'role', 'aria-label'),
    saveAttributes(list, 'style'),
    ...elements.map((item) => saveAttributes(item, 'style')),
    ...elements.map(wrapContent),
  ];
  const listening = new AbortController();
  const { signal } = listening;
  const { navigation, links } = createNavigation(items);
  let current = Math.floor(items.length / 2);
  let offsets: readonly number[] = [];

  element.prepend(navigation);
  element.append(createButton('prev'), createButton('next'));
  const controls = giveControlsNames(element, items, page, (link) => links.get(link) ?? -1);
  element.classList.add('flipster', 'flipster--transform', 'flipster--coverflow');
  element.classList.add('flipster--click', 'flipster--active');
  list.classList.add('flipster__container');
  for (const item of elements) item.classList.add('flipster__item');

  const arrange = (): void => {
    elements.forEach((item, index) => {
      for (const name of [...item.classList]) {
        if (name.startsWith('flipster__item--')) item.classList.remove(name);
      }
      item.classList.add(...stateOf(index, current).split(' '));
      item.style.zIndex = String(
        items.length + Number(index === current) - Math.abs(index - current),
      );
    });
    list.style.transform = `translateX(${offsets[current] ?? 0}px)`;
    for (const [link, index] of links) {
      const isCategory = link.classList.contains('flipster__nav__link--category');
      const isCurrent = isCategory
        ? items[index]?.category === items[current]?.category
        : index === current;
      link.parentElement?.classList.toggle('flipster__nav__item--current', isCurrent);
    }
    controls.mark(current);
  };

  const measure = (): void => {
    const moving = [list, ...elements];
    for (const each of moving) each.style.transition = 'none';
    const heights = elements.map((item) => Number.parseFloat(getComputedStyle(item).height) || 0);
    list.style.height = `${Math.max(...heights)}px`;
    const widths = elements.map((item) => item.getBoundingClientRect().width);
    elements.forEach((item, index) => {
      item.style.setProperty('margin-right', `${(widths[index] ?? 0) * spacing}px`);
    });
    const { left, width } = list.getBoundingClientRect();
    offsets = elements.map((item, index) => {
      const middle = item.getBoundingClientRect().left - left + (widths[index] ?? 0) / 2;
      return width / 2 - middle;
    });
    arrange();
    // The browser must have seen the new places before they may change slowly again.
    list.getBoundingClientRect();
    for (const each of moving) each.style.transition = '';
  };

  const jump = (index: number): void => {
    if (index === current) return;
    current = index;
    onSwitch(index);
    arrange();
  };
  const next = (): void => jump((current + 1) % items.length);
  const previous = (): void => jump((current + items.length - 1) % items.length);

  const waiting: (() => void)[] = [];
  const settle = async (): Promise<void> => {
    const moves = element.getAnimations({ subtree: true });
    if (moves.length > 0) await Promise.allSettled(moves.map(({ finished }) => finished));
    if (press.isDown()) return;
    for (const go of waiting.splice(0)) go();
  };
  const press = watchPress(element, () => void settle(), signal);

  const handle: Stage = {
    get current() {
      return current;
    },
    jump,
    next,
    previous,
    remove() {
      listening.abort();
      for (const each of undo.reverse()) each();
      undo.length = 0;
    },
    rests: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        void settle();
      }),
  };

  const endClicks = answerClicks(element, (target) => {
    const link = target.closest<HTMLElement>('.flipster__nav__link');
    const index = link && links.get(link);
    const button = target.closest('.flipster__button');
    if (typeof index === 'number') jump(index);
    else if (!button || button.parentElement !== element) return false;
    else if (button.classList.contains('flipster__button--next')) next();
    else previous();
    return true;
  });
  const all = { element, list, items: elements };
  undo.push(
    () => {
      for (const each of controls.elements) each.remove();
    },
    endClicks,
    listenForInput(all, handle, { keyboard: true, touch: true }),
    watchSizes(element, elements, measure),
  );
  measure();
  if (fadeIn > 0) element.animate({ opacity: [0, 1] }, fadeIn);
  return handle;
}
