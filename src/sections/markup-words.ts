import type { Hook } from '../names.js';
import { indicatedElement, isThisPage } from '../page/addresses.js';
import type { Journal } from '../page/journal.js';
import type { Page } from '../page/page.js';

/**
 * What an attribute of a site's markup says to a behaviour. `target`: the selector of what a control
 * opens; `parent`: the selector of the element in which only one body is open; `close`: which clicks
 * close a menu.
 */
export type AttributeRole = 'target' | 'parent' | 'close';

/** What a class of a site's markup says about an element, in the state that the name describes. */
export type ClassRole =
  | 'openBody'
  | 'closedToggle'
  | 'chosenTab'
  | 'chosenTabItem'
  | 'chosenPanel'
  | 'openMenu'
  | 'openMenuToggle'
  | 'openMenuItem';

/** The words in which the markup of a site talks to a behaviour. */
export interface MarkupWords {
  /** The attributes that play a role. The first one that an element has counts. */
  readonly attributes?: { readonly [role in AttributeRole]?: readonly string[] };
  /** The classes that an element has in a state, separated by spaces. */
  readonly classes?: { readonly [role in ClassRole]?: string };
  /** A class by which the stylesheet for this markup hides an element. It tells whether a page has that. */
  readonly hiddenBy?: string;
  /**
   * Whether changes are told by Bootstrap's events, with the element that tells those of a menu: its
   * toggle, or what the toggle stands in.
   */
  readonly events?: 'toggle' | 'parent';
  /** The attribute of a link that opens something and is followed all the same. */
  readonly followedWith?: string;
  /** The attribute by which the site's stylesheet places an open menu, with its value. */
  readonly placedBy?: readonly [name: string, value: string];
}

declare module '../page/configuration.js' {
  interface Preset extends MarkupWords {}
}

/** The moments of a change, as Bootstrap names them. Before a change its event can be prevented. */
export type Moment = 'show' | 'shown' | 'hide' | 'hidden';

/** The part of Bootstrap whose event it is. */
export type EventOwner = 'collapse' | 'tab' | 'dropdown';

/** Tells listeners in the page's own jQuery. Returns whether one has prevented the change. */
function tellJquery(element: Element, type: string, relatedTarget?: Element): boolean {
  const $ = window.jQuery;
  if (typeof $ !== 'function' || !$.Event) return false;
  const event = $.Event(type, relatedTarget && { relatedTarget });
  try {
    $(element).trigger(event);
  } catch (error) {
    // jQuery passes on what a listener throws; the change goes on as after a native event.
    reportError(error);
  }
  return event.isDefaultPrevented();
}

/**
 * Tells of a change by Bootstrap's events, as its version 5 does: through the page's jQuery if it has one,
 * and as a native event. Only markup that a preset for Bootstrap reads has them.
 *
 * @param relatedTarget the other element that the change concerns
 * @returns whether the change may be made
 */
export function tellAsBootstrap(
  words: MarkupWords,
  element: Element,
  moment: Moment,
  owner: EventOwner,
  relatedTarget?: Element,
): boolean {
  if (!words.events) return true;
  const type = `${moment}.bs.${owner}`;
  const isPrevented = tellJquery(element, type, relatedTarget);
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (relatedTarget) Object.defineProperty(event, 'relatedTarget', { get: () => relatedTarget });
  return element.dispatchEvent(event) && !isPrevented;
}

/**
 * The words in which an element's markup talks: those of the first preset on whose selector for this hook
 * the element stands, else ours.
 */
export const wordsOf = (
  element: Element,
  hook: Hook,
  { configuration }: Page,
  usual: MarkupWords,
): MarkupWords =>
  configuration.presets.find(({ selectors }) => {
    const selector = selectors[hook];
    return selector !== undefined && element.matches(selector);
  }) ?? usual;

/** The values of the attributes that play a role on an element, without empty ones. */
export const valuesOf = (
  element: Element,
  role: AttributeRole,
  { attributes = {} }: MarkupWords,
): readonly string[] =>
  (attributes[role] ?? []).flatMap((name) => element.getAttribute(name)?.trim() || []);

/** The classes of a state. */
export const classesFor = (role: ClassRole, { classes = {} }: MarkupWords): readonly string[] =>
  classes[role]?.split(' ') ?? [];

/** Switches the classes of a state on or off. */
export function setClasses(
  undo: Journal,
  element: Element,
  role: ClassRole,
  on: boolean,
  words: MarkupWords,
): void {
  for (const name of classesFor(role, words)) undo.class(element, name, on);
}

/**
 * The elements that a hash indicates, or that a selector finds; none if it is no selector. Where a block is
 * printed twice, for phones and for wide windows, an id has several.
 */
function named(target: string): readonly HTMLElement[] {
  const indicated = target.startsWith('#') ? indicatedElement(target) : null;
  if (indicated && !indicated.id) return [indicated];
  try {
    // As an attribute, whose value is a string: an id may begin with a digit.
    const selector = indicated ? `[id=${JSON.stringify(indicated.id)}]` : target;
    return [...document.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return []; // The selector parser's only way to say no.
  }
}

/**
 * The selector in the value of an attribute. An address is none, but it may lead to a place of this page.
 */
function targetIn(control: Element, value: string): string | undefined {
  if (control instanceof HTMLAnchorElement && value === control.getAttribute('href')?.trim()) {
    const hash = isThisPage(control.href) ? control.hash : '';
    if (hash) return hash;
  }
  return /^(?:[a-z]+:)?\/|^(?:javascript|mailto|tel):|^#?$/i.test(value) ? undefined : value;
}

/** What a control names to be opened, by the first attribute that names anything. */
export function targetOf(control: Element, words: MarkupWords): string | undefined {
  return valuesOf(control, 'target', words).flatMap((value) => targetIn(control, value) ?? [])[0];
}

/** Whether a link is followed although it opens something: it leads elsewhere than to that. */
export function isFollowed(control: Element, words: MarkupWords): boolean {
  if (!(control instanceof HTMLAnchorElement)) return false;
  const href = control.getAttribute('href')?.trim() ?? '';
  if (/^(?:#?$|javascript:)/i.test(href)) return false;
  if (words.followedWith && control.hasAttribute(words.followedWith)) return true;
  const targetSelector = targetIn(control, href);
  const [other] = targetSelector?.startsWith('#') ? named(targetSelector) : [];
  return other !== undefined && !targetsOf(control, words).includes(other);
}

/** The elements that a control names to be opened. */
export const targetsOf = (control: Element, words: MarkupWords): readonly HTMLElement[] => {
  const target = targetOf(control, words);
  return target === undefined ? [] : named(target);
};

/** The first of these elements, and the others with its id. */
export const withItsCopies = ([
  first,
  ...others
]: readonly HTMLElement[]): readonly HTMLElement[] =>
  first ? [first, ...others.filter(({ id }) => id !== '' && id === first.id)] : [];
