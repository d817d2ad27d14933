import { type Journal, openJournal } from '../../page/journal.js';
import { isFollowedBy } from '../../page/nearest.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { type Disclosure, disclosure, isInSight } from '../disclosure.js';
import { hasStylesheet, screensThatHide } from '../hidden-by-stylesheet.js';
import {
  classesFor,
  type MarkupWords,
  setClasses,
  targetOf,
  targetsOf,
  tellAsBootstrap,
  valuesOf,
  wordsOf,
} from '../markup-words.js';
import definition from './definition.js';

const { hooks } = definition;

/** The words of our own markup. */
export const ownWords: MarkupWords = {
  attributes: { target: ['data-collapse', 'href'] },
  classes: { openBody: 'is-open' },
};

/** The first body after the toggle, in the closest element around the toggle that has one. */
function nextBody(toggle: HTMLElement): HTMLElement | undefined {
  for (let ancestor = toggle.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const next = [...ancestor.querySelectorAll<HTMLElement>(hooks.collapseBody)].find((body) =>
      isFollowedBy(toggle, body),
    );
    if (next) return next;
  }
  return undefined;
}

/** What a toggle opens now. */
export function bodiesOf(toggle: HTMLElement, words: MarkupWords): readonly HTMLElement[] {
  const target = targetOf(toggle, words);
  const next = target === undefined && words === ownWords ? nextBody(toggle) : undefined;
  return next ? [next] : targetsOf(toggle, words);
}

/**
 * Finds what a toggle opens. A selector in the markup for another script, such as `.navbar-collapse.show`,
 * may find something later.
 *
 * @throws Problem if there is nothing that the toggle could open
 */
export function toggledBy(toggle: HTMLElement, page: Page) {
  const words = wordsOf(toggle, 'collapse', page, ownWords);
  const bodies = bodiesOf(toggle, words);
  const target = targetOf(toggle, words);
  const isLater = words !== ownWords && target !== undefined && !target.startsWith('#');
  if (bodies.length === 0 && !isLater) {
    throw new Problem(toggle, `element lacks ${target ?? words.attributes?.target?.[0]}`);
  }
  return { words, bodies };
}

/** The element in which only one body is open, if the body is part of an accordion. */
function accordionOf(toggle: Element, body: Element, words: MarkupWords): Element | null {
  if (words === ownWords) return body.closest(hooks.accordion);
  const [parent] = [...valuesOf(body, 'parent', words), ...valuesOf(toggle, 'parent', words)];
  if (parent === undefined) return null;
  try {
    return body.closest(parent);
  } catch {
    return null; // Not a selector.
  }
}

/** A body that several toggles may open. */
export interface Body {
  readonly element: HTMLElement;
  readonly disclosure: Disclosure;
  /** Its toggles, each with what it does when the body has opened or closed. */
  readonly toggles: Map<Element, () => void>;
  /** The accordion that it is part of now. */
  accordion(): Element | null;
  readonly undo: Journal;
}

/** The bodies that toggles have now. */
const started = new Map<HTMLElement, Body>();
/** The bodies that one press changes. In an accordion they do not close each other. */
let pressed: readonly Body[] = [];
/** The attribute of bodies in our own markup. */
const bodyMark = 'data-collapse-body';
let count = 0;

/** Takes away what a tool has copied along with a body that was running. */
function cleanCopy(element: HTMLElement): void {
  if (element.getAttribute(bodyMark) !== 'started') return;
  element.setAttribute(bodyMark, '');
  element.removeAttribute('hidden');
  if (/^auftritt-collapse-\d+$/.test(element.id)) element.removeAttribute('id');
}

function createBody(
  element: HTMLElement,
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): Body {
  cleanCopy(element);
  const undo = openJournal();
  const toggles = new Map<Element, () => void>();
  const openClasses = classesFor('openBody', words);
  const accordion = (): Element | null => {
    const all = [toggle, ...toggles.keys()].map((one) => accordionOf(one, element, words));
    return all.find((one) => one !== null) ?? null;
  };
  /** Its toggles on the page. Those that were not in sight have not started. */
  const allToggles = (): readonly HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(hooks.collapse)].filter((one) =>
      bodiesOf(one, wordsOf(one, 'collapse', page, ownWords)).includes(element),
    );
  const media = screensThatHide({
    body: element,
    openClasses,
    isStyled: hasStylesheet(words),
    isOpenable: () => [toggle, ...toggles.keys()].some(isInSight) || allToggles().some(isInSight),
  });
  const self = disclosure(element, undo, {
    id: `auftritt-collapse-${++count}`,
    media,
    accordion() {
      const ownAccordion = accordion();
      const all = ownAccordion ? [...started.values()] : [];
      const others = all.filter(
        (body) => body.accordion() === ownAccordion && !pressed.includes(body),
      );
      return others.map((body) => body.disclosure);
    },
    otherToggles: allToggles,
    startsOpen: openClasses.every((name) => element.classList.contains(name)),
    shown(open) {
      setClasses(undo, element, 'openBody', open, words);
      for (const update of toggles.values()) update();
    },
    asks: (open) => tellAsBootstrap(words, element, open ? 'show' : 'hide', 'collapse'),
    tells: (open) => tellAsBootstrap(words, element, open ? 'shown' : 'hidden', 'collapse'),
  });
  // It waits no longer; see collapsible-first-paint-look.css. Before it is closed, a layout would move what is below.
  if (element.hasAttribute(bodyMark)) undo.attribute(element, bodyMark, 'started');
  return { element, disclosure: self, toggles, accordion, undo };
}

/** The body that an element is, for a toggle that opens it. */
export function bodyOf(
  element: HTMLElement,
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): Body {
  const body = started.get(element) ?? createBody(element, toggle, words, page);
  started.set(element, body);
  return body;
}

/**
 * Does what a press on the toggle of these bodies does. Of several with one id the one in sight decides for all.
 *
 * @returns false where none of them can be closed
 */
export function pressOn(bodies: readonly Body[]): boolean {
  const inSight = bodies.filter(({ element }) => isInSight(element));
  const changes = bodies.map((body) => {
    const copy = inSight.find(({ element }) => element.id === body.element.id) ?? body;
    return [body.disclosure, !copy.disclosure.isOpen] as const;
  });
  pressed = bodies;
  const changed = changes.map(([each, next]) => each.change(next));
  pressed = [];
  return changed.includes(true);
}

/** Takes a toggle off its body. The last toggle takes the body along. */
export function leave(body: Body, toggle: Element): void {
  body.toggles.delete(toggle);
  if (body.toggles.size > 0) return;
  body.undo.close();
  started.delete(body.element);
}
