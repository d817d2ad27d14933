import { checkableOf, isControl, sharesClicks } from './controls.js';
import { type Journal, openJournal } from './journal.js';
import { makeButton } from './presses.js';

/** The elements that a browser makes controls of. */
const control = 'button, a[href], area[href], input, select, summary';
/** The roles that the role of a button would replace, in place of elements that have them by themselves. */
const structure = ['heading', 'listitem', 'row', 'cell', 'gridcell', 'term', 'definition'];
/** The elements without a meaning of their own. */
const generic = `:is(a, div, span, img):not(${structure.map((role) => `[role="${role}"]`)}), [role="button"]`;

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

const hasControl = (node: Node): boolean =>
  node instanceof Element && [node, ...node.querySelectorAll('*')].some(isControl);

/** What a toggle without text shows. */
const images = 'img, picture, svg, :has(img, svg)';

const hasImage = (node: Node): boolean => node instanceof Element && node.matches(images);

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
function wrap(nodes: readonly Node[], undo: Journal): HTMLElement {
  const element = document.createElement('span');
  const [first] = nodes;
  first?.parentNode?.insertBefore(element, first);
  element.append(...nodes);
  makeButton(element, undo);
  undo.by(() => element.replaceWith(...element.childNodes));
  return element;
}

/**
 * Returns the button of a toggle. This is the toggle itself if it is a control, and the box that a label
 * ticks. A toggle without a meaning and without controls of its own gets the role of a button. In any
 * other toggle it is the control that opens nothing else, or a new button around the first text, in its
 * heading if it has one, so that a heading stays a heading, a row a row, and a link a link (ARIA Authoring
 * Practices, "Accordion").
 *
 * @param body what the toggle opens, if it may stand in it
 */
export function toggleButton(toggle: HTMLElement, undo: Journal, body?: Element): HTMLElement {
  if (toggle.matches(control)) return toggle;
  const box = checkableOf(toggle);
  if (box) return box;
  const inner = [...toggle.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isControl(element) && !body?.contains(element),
  );
  const isAlone = inner.length === 0 && !(body && toggle.contains(body));
  const wrapFirst = (parts: Iterable<Element>): HTMLElement | undefined => {
    const runs = [...parts].map((part) => plainRun([...part.childNodes], body));
    const run = runs.find(({ length }) => length > 0);
    return run && wrap(run, undo);
  };
  const isNamed = toggle.matches('[aria-label], [aria-labelledby]');
  const titles = [...toggle.querySelectorAll(headings)].filter((title) => !body?.contains(title));
  const inTitle = isNamed ? undefined : wrapFirst(titles);
  if (inTitle) return inTitle;
  const asButton = (): HTMLElement => {
    makeButton(toggle, undo);
    return toggle;
  };
  if (isAlone && toggle.matches(generic)) return asButton();
  const inText = wrapFirst(toggle instanceof HTMLTableRowElement ? toggle.cells : [toggle]);
  if (inText) return inText;
  // What has no text and no picture has its sign from a stylesheet.
  return isAlone ? asButton() : (inner.find(sharesClicks) ?? toggle);
}

/** The button of a toggle that opens something now, and of each thing whether it is open. */
interface Opener {
  readonly element: HTMLElement;
  readonly bodies: Map<HTMLElement, boolean>;
  readonly undo: Journal;
}

const openers = new Map<HTMLElement, Opener>();

function createOpener(toggle: HTMLElement, body: HTMLElement): Opener {
  const undo = openJournal();
  return { element: toggleButton(toggle, undo, body), bodies: new Map(), undo };
}

/** Says what a button opens, and whether any of it is open. */
function describe({ element, bodies, undo }: Opener): void {
  const ids = new Set([...bodies.keys()].flatMap(({ id }) => id || []));
  undo.attribute(element, 'aria-controls', [...ids].join(' ') || null);
  // ARIA has no such state for a radio button.
  if (element.matches('[type="radio"]')) return;
  undo.attribute(element, 'aria-expanded', String([...bodies.values()].includes(true)));
}

/** A toggle for one of the bodies that it opens. */
export interface ToggleOf {
  readonly element: HTMLElement;
  /** Says that the body is open now, or closed. */
  set(open: boolean): void;
}

/**
 * Lets the keyboard and assistive technology use an element as a toggle of a body. However many bodies it
 * opens, it has one button. The caller handles its clicks.
 *
 * @param undo restores the toggle when it is closed, if that opens nothing else
 */
export function toggleOf(toggle: HTMLElement, body: HTMLElement, undo: Journal): ToggleOf {
  const opener = openers.get(toggle) ?? createOpener(toggle, body);
  openers.set(toggle, opener);
  const set = (open: boolean): void => {
    opener.bodies.set(body, open);
    describe(opener);
  };
  set(false);
  undo.by(() => {
    opener.bodies.delete(body);
    if (opener.bodies.size > 0) describe(opener);
    else {
      opener.undo.close();
      openers.delete(toggle);
    }
  });
  return { element: opener.element, set };
}
