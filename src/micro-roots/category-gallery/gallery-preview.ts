import type { Preview, Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes, setAttribute } from '../../page/attributes.js';
import { holdStyle } from '../../page/hold-style.js';
import { addressOf } from './address.js';
import { type Categories, categoryReader } from './categories.js';
import { categoryLook, headingLook } from './looks.js';
import { watchScheme } from './scheme.js';

/** Gallery with a preview → how to end it. */
const shown = new WeakMap<HTMLElement, Teardown>();

/** Ends the preview of a gallery, if it has one. */
export const endPreview = (root: HTMLElement): void => shown.get(root)?.();

/** The colours of items and headings, and the active item: marked alone, for screen readers too. */
function show({ items, headings, active }: Categories): Teardown[] {
  const undo: Teardown[] = [];
  const hold = (
    element: HTMLElement,
    property: string,
    value: string | null,
    priority?: 'important',
  ) => {
    if (value !== null) undo.push(holdStyle(element, property, value, priority));
  };
  for (const item of items) {
    const { element, link } = item;
    const isActive = item.uid === active;
    if (isActive || element.classList.contains('active')) {
      undo.push(saveAttributes(element, 'class'), saveAttributes(link, 'aria-current'));
      element.classList.toggle('active', isActive);
      setAttribute(link, 'aria-current', isActive ? 'true' : null);
    }
    const { background, ink } = categoryLook(item, isActive);
    hold(element, 'background-color', background);
    hold(link, 'color', ink, 'important');
  }
  for (const heading of headings) {
    const { ink, shadow } = headingLook(heading);
    hold(heading.element, 'color', ink);
    hold(heading.element, 'box-shadow', shadow);
  }
  return undo;
}

/**
 * The list of a gallery before the first touch, as the code that takes over will show it
 * (specification 4.1 and 4.2). Throws a `Problem` where that code could not start.
 */
const preview: Preview = (root, page, behaviour) => {
  addressOf(root, page);
  const read = categoryReader(root, page, behaviour);
  let undo = show(read());
  const hide = (): void => {
    for (const each of undo.reverse()) each();
  };
  const unwatch = watchScheme(() => {
    hide();
    undo = show(read());
  });
  const end = (): void => {
    if (!shown.delete(root)) return;
    unwatch();
    hide();
  };
  shown.set(root, end);
  return end;
};

export default preview;
