import type { Hook } from '../names.js';
import { hooksMark } from './marks.js';
import { pageHooks } from './page.js';
import { Problem } from './problem.js';

/** Sets an attribute, or removes it if the value is null. Does nothing if it has this value already. */
export function setAttribute(element: Element, name: string, value: string | null): void {
  // Reads the attribute first: Chromium serialises `style` lazily, and leaves an empty `style` behind
  // if it is removed before that.
  if (value === element.getAttribute(name)) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The first part inside `element` that a selector matches. Throws a `Problem` if there is none. */
export function requirePart(element: Element, selector: string): HTMLElement {
  const part = element.querySelector<HTMLElement>(selector);
  if (!part) throw new Problem(element, `element lacks ${selector}`);
  return part;
}

/** Whether an element is what the page's address leads to, or holds it: it is not closed then. */
export const holdsTarget = (element: Element): boolean =>
  element.matches(':target') || element.querySelector(':target') !== null;

/** Whether an element is rendered, so that a visitor can see it or what is put beside it. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * The copies that slick makes of slides. No behaviour starts in them, and they do not count as parts.
 */
export const clones = '.slick-cloned';

/** Matches what has been given a hook. */
export const givenHook = (hook: Hook): string => `[${hooksMark}~="${hook}"]`;

/** The selector of what has been given a hook, where `root` has any such; else the usual one. */
export const selectorIn = (root: ParentNode, hook: Hook, usual: string): string =>
  root.querySelector(givenHook(hook)) ? givenHook(hook) : usual;

/** The header that stays at the top; of several, the one that the page's own selector finds. */
export const findHeader = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(givenHook('header')) ??
  document.querySelector<HTMLElement>(pageHooks.header);
