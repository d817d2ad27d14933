import { makeButton } from './button.js';
import { isControl, sharesClicks, tickOf } from './meaning-of-click.js';

/** The elements that a browser makes controls of. */
const control = 'button, a[href], area[href], input, select, summary';
/** The elements without a meaning of their own, which the role of a button would replace. */
const generic = 'a, div, span, img, [role="button"]';

/** The element of a toggle that the keyboard and assistive technology use. */
export interface ToggleButton {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

const kept = (element: HTMLElement): ToggleButton => ({ element, remove: () => {} });

const hasControl = (node: Node): boolean =>
  node instanceof Element && [node, ...node.querySelectorAll('*')].some(isControl);

const hasImage = (node: Node): boolean =>
  node instanceof Element && (node.matches('img') || node.querySelector('img') !== null);

/** The first nodes in a row that show something and have neither a control nor what the toggle opens. */
function plainRun(nodes: readonly Node[], body?: Element): readonly Node[] {
  const isPlain = (node: Node): boolean => !hasControl(node) && !(body && node.contains(body));
  const first = nodes.findIndex(
    (node) => isPlain(node) && (node.textContent?.trim() || hasImage(node)),
  );
  const length = nodes.slice(first).findIndex((node) => !isPlain(node));
  return first < 0 ? [] : nodes.slice(first, length < 0 ? undefined : first + length);
}

/** Puts a new button around nodes. It is a `span`, which looks as they did. */
function wrap(nodes: readonly Node[]): ToggleButton {
  const element = document.createElement('span');
  const [first] = nodes;
  first?.parentNode?.insertBefore(element, first);
  element.append(...nodes);
  makeButton(element);
  return { element, remove: () => element.replaceWith(...element.childNodes) };
}

/**
 * Returns the button of a toggle. This is the toggle itself if it is a control, and the box that a label
 * ticks. A toggle without a meaning and without controls of its own gets the role of a button. In any
 * other toggle it is the control that opens nothing else, or a new button around the first text, so that
 * a heading stays a heading, a row a row, and a link a link (ARIA Authoring Practices, "Accordion").
 *
 * @param body what the toggle opens, if it may stand in it
 */
export function toggleButton(toggle: HTMLElement, body?: Element): ToggleButton {
  if (toggle.matches(control)) return kept(toggle);
  const box = tickOf(toggle);
  if (box) return kept(box);
  const inner = [...toggle.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isControl(element) && !body?.contains(element),
  );
  const isAlone = inner.length === 0 && !(body && toggle.contains(body));
  if (isAlone && toggle.matches(generic)) return { element: toggle, remove: makeButton(toggle) };
  const places = toggle instanceof HTMLTableRowElement ? [...toggle.cells] : [toggle];
  const run = places
    .map((place) => plainRun([...place.childNodes], body))
    .find(({ length }) => length > 0);
  if (run) return wrap(run);
  return kept(inner.find(sharesClicks) ?? toggle);
}
