import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Show } from '../../lifecycle/shown-before.js';
import { holdAttribute, holdClass, holdStyle } from '../../page/changes.js';
import { nextTask } from '../../page/moments.js';
import { type Categories, categoryReader } from './categories.js';
import { surroundingsOf } from './colours.js';
import { categoryLook, headingLook } from './looks.js';
import { addressOf } from './parts.js';
import { watchScheme } from './scheme.js';

/** Item or heading → function that ends its preview. */
type Previews = Map<HTMLElement, Teardown>;

/** Gallery with a preview → function that hands the preview over. */
const shown = new WeakMap<HTMLElement, () => Previews>();

/** Hands over the preview of a gallery. The new owner ends it element by element. */
export const takePreviews = (root: HTMLElement): Previews => shown.get(root)?.() ?? new Map();

function endAll(previews: Previews): void {
  for (const end of previews.values()) end();
}

/**
 * Shows the colours of items and headings, and marks only the active item, for screen readers too.
 */
function show({ items, headings, active }: Categories): Previews {
  const previews: Previews = new Map();
  const add = (owner: HTMLElement, undo: readonly (Teardown | null)[]): void => {
    previews.set(owner, () => {
      for (const each of undo) each?.();
    });
  };
  const hold = (
    element: HTMLElement,
    property: string,
    value: string | null,
    priority?: 'important',
  ): Teardown | null => (value === null ? null : holdStyle(element, property, value, priority));

  for (const item of items) {
    const { element, link } = item;
    const isActive = item.uid === active;
    const undo: Teardown[] = [];
    if (isActive || element.classList.contains('active')) {
      undo.push(
        holdClass(element, 'active', isActive),
        holdAttribute(link, 'aria-current', isActive ? 'true' : null),
      );
    }
    const { background, ink } = categoryLook(item, isActive);
    add(element, [
      ...undo,
      hold(element, 'background-color', background),
      hold(link, 'color', ink, 'important'),
    ]);
  }
  for (const heading of headings) {
    const { element } = heading;
    const { ink, shadow } = headingLook(heading);
    add(element, [hold(element, 'color', ink), hold(element, 'box-shadow', shadow)]);
  }
  return previews;
}

/**
 * Shows the list of a gallery before the first touch as the code will show it (specification 4.1 and
 * 4.2). Throws a `Problem` if the code could not start.
 */
const preview: Show = (root, page, behaviour) => {
  addressOf(root, page);
  const read = categoryReader(root, page, behaviour);
  const [item] = read().items;
  const around = (): string => surroundingsOf(item?.element);
  let seen = around();
  let previews = show(read());
  const unwatch = watchScheme(() => {
    if (seen === around()) return;
    seen = around();
    endAll(previews);
    previews = show(read());
  });
  shown.set(root, () => {
    shown.delete(root);
    unwatch();
    return previews;
  });
  // Evaluating React and taking over the gallery are two tasks.
  return Object.assign(() => endAll(takePreviews(root)), { handOver: nextTask });
};

export default preview;
