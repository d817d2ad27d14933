import type { StartEngine } from './engine.js';

/** The state of the item at an index, as flipster writes it. */
function stateOf(index: number, current: number): readonly string[] {
  if (index === current) return ['flipster__item--current'];
  const side = `flipster__item--${index < current ? 'past' : 'future'}`;
  return [side, `${side}-${Math.abs(index - current)}`];
}

/** Moves the items by CSS: for pages without jQuery. */
export const startStage: StartEngine = ({ element, list, items }, { start, spacing }, switched) => {
  let current = start;
  let offsets: readonly number[] = [];
  element.classList.add('flipster', 'flipster--coverflow', 'flipster--active');
  list.classList.add('flipster__container');

  const arrange = (): void => {
    items.forEach((item, index) => {
      const others = [...item.classList].filter((name) => !name.startsWith('flipster__item'));
      item.className = [...others, 'flipster__item', ...stateOf(index, current)].join(' ');
      const distance = Math.abs(index - current);
      item.style.zIndex = String(items.length + (distance === 0 ? 1 : -distance));
    });
    list.style.transform = `translateX(${offsets[current] ?? 0}px)`;
  };

  const measure = (): void => {
    // It has no boxes, in a closed tab for example.
    if (list.offsetWidth === 0) return;
    list.style.transition = 'none';
    const widths = items.map((item) => item.offsetWidth);
    items.forEach((item, index) => {
      item.style.setProperty('margin-right', `${(widths[index] ?? 0) * spacing}px`);
    });
    list.style.height = `${Math.max(...items.map((item) => item.offsetHeight))}px`;
    const middle = list.clientWidth / 2;
    offsets = items.map((item, index) => middle - item.offsetLeft - (widths[index] ?? 0) / 2);
    arrange();
    // The browser must have seen the new place before it may change slowly again.
    list.getBoundingClientRect();
    list.style.transition = '';
  };

  arrange();
  measure();
  return {
    measure,
    jump(index) {
      if (index === current) return;
      current = index;
      switched(index);
      arrange();
    },
    remove() {},
  };
};
