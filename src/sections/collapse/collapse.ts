import type { Behaviour } from '../../lifecycle/behaviour.js';
import { holdClasses } from '../../page/changes.js';
import { keepsDefault } from '../../page/clicks.js';
import { makeButton, takePresses } from '../../page/presses.js';
import { besideBootstrap } from '../beside-bootstrap.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { classesFor, isFollowed } from '../markup-words.js';
import { type Body, bodiesOf, bodyOf, leave, ownWords, pressOn, toggledBy } from './bodies.js';
import '../disclosure.css';

/** A toggle on its body. */
interface Held {
  readonly body: Body;
  readonly restore: () => void;
}

/**
 * A control that opens and closes a part of the page, or several parts; several controls may share a
 * part (contract, "Additions in version 1.2"). What it opens is read at each press.
 */
const collapse: Behaviour = (toggle, page) => {
  const { words, bodies: first } = toggledBy(toggle, page);
  const classes = holdClasses(toggle);
  const held = new Map<HTMLElement, Held>();
  const isLink = (): boolean => isFollowed(toggle, words);
  // A link that opens something is a button to the keyboard and assistive technology.
  const restoreLink = toggle.matches('a[href]') && !isLink() ? makeButton(toggle) : (): void => {};
  // The look of our own markup is for openers that have no class.
  const hasLook = words !== ownWords && !hasStylesheet(words);
  const update = (): void => {
    if (hasLook) classes.set({ [lookClass]: true });
    const isOpen = [...held.values()].some(({ body }) => body.own.isOpen);
    if (held.size > 0) classes.set(classesFor('closedToggle', !isOpen, words));
  };
  const hold = (element: HTMLElement): Body => {
    const before = held.get(element);
    if (before) return before.body;
    const body = bodyOf(element, toggle, words, page);
    body.toggles.set(toggle, update);
    held.set(element, { body, restore: body.own.addToggle(toggle) });
    return body;
  };
  const drop = ({ body, restore }: Held): void => {
    held.delete(body.element);
    restore();
    leave(body, toggle);
  };
  const press = ({ target }: MouseEvent): boolean => {
    const now = bodiesOf(toggle, words, page);
    for (const each of [...held.values()]) if (!each.body.element.isConnected) drop(each);
    // A click in a body that stands in its toggle is for what is in the body.
    const isIn = (element: Node): boolean => target instanceof Node && element.contains(target);
    if (now.some((element) => toggle.contains(element) && isIn(element))) return false;
    return pressOn(now.map(hold)) || now.length === 0;
  };

  for (const element of first) hold(element);
  update();
  const endClicks = takePresses(toggle, press, () => isLink() || keepsDefault(toggle));

  return () => {
    endClicks();
    const all = [...held.values()];
    for (const { restore } of [...all].reverse()) restore();
    restoreLink();
    classes.restore();
    for (const { body } of all) leave(body, toggle);
  };
};

export default besideBootstrap('Collapse', collapse);

export { default as definition } from './definition.js';
