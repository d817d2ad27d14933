import type { Behaviour } from '../../lifecycle/behaviour.js';
import { keepsDefault } from '../../page/controls.js';
import type { Journal } from '../../page/journal.js';
import { makeButton, takePresses } from '../../page/presses.js';
import { hasStylesheet, lookClass } from '../hidden-by-stylesheet.js';
import { isFollowed, setClasses } from '../markup-words.js';
import { type Body, bodiesOf, bodyOf, leave, ownWords, pressOn, toggledBy } from './bodies.js';
import '../disclosure.css';

/**
 * A control that opens and closes a part of the page, or several parts; several controls may share a
 * part (contract, "Additions in version 1.2"). What it opens is read at each press.
 */
const collapse: Behaviour = (toggle, page, undo) => {
  const { words, bodies: first } = toggledBy(toggle, page);
  /** Its bodies, each with what the toggle is on it. */
  const held = new Map<Body, Journal>();
  const isLink = (): boolean => isFollowed(toggle, words);
  // A link that opens something is a button to the keyboard and assistive technology.
  if (toggle.matches('a[href]') && !isLink()) makeButton(toggle, undo);
  // The look of our own markup is for openers that have no class.
  const hasLook = words !== ownWords && !hasStylesheet(words);
  const update = (): void => {
    if (hasLook) undo.class(toggle, lookClass);
    if (held.size === 0) return;
    const isOpen = [...held.keys()].some(({ disclosure }) => disclosure.isOpen);
    setClasses(undo, toggle, 'closedToggle', !isOpen, words);
  };
  const hold = (element: HTMLElement): Body => {
    const body = bodyOf(element, toggle, words, page);
    if (held.has(body)) return body;
    const onBody = undo.part();
    body.toggles.set(toggle, update);
    held.set(body, onBody);
    onBody.by(() => {
      held.delete(body);
      leave(body, toggle);
    });
    body.disclosure.addToggle(toggle, onBody);
    return body;
  };
  const press = ({ target }: MouseEvent): boolean => {
    const now = bodiesOf(toggle, words);
    for (const [body, onBody] of [...held]) if (!body.element.isConnected) onBody.close();
    // A click in a body that stands in its toggle is for what is in the body.
    const isIn = (element: Node): boolean => target instanceof Node && element.contains(target);
    if (now.some((element) => toggle.contains(element) && isIn(element))) return false;
    return pressOn(now.map(hold)) || now.length === 0;
  };

  for (const element of first) hold(element);
  update();
  takePresses(toggle, press, undo, () => isLink() || keepsDefault(toggle));
};

export default collapse;

export { default as definition } from './definition.js';
