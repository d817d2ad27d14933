import { holdAttribute, holdClasses } from '../../page/changes.js';
import { type Disclosure, disclosure } from '../../page/disclosure.js';
import type { Page } from '../../page/page.js';
import { hasStylesheet, screensThatHide } from '../hidden-by-stylesheet.js';
import { classesFor, type MarkupWords, tellAsBootstrap } from '../markup-words.js';
import { accordionOf } from './bodies.js';

/** A body that several toggles may open. */
export interface Body {
  readonly element: HTMLElement;
  readonly own: Disclosure;
  /** Its toggles, each with what it does when the body has opened or closed. */
  readonly toggles: Map<Element, () => void>;
  /** The accordion that it is part of now. */
  accordion(): Element | null;
  remove(): void;
}

const bodies = new Map<HTMLElement, Body>();
/** The attribute of bodies in our own markup. */
const bodyMark = 'data-collapse-body';
let count = 0;

function createBody(
  element: HTMLElement,
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): Body {
  const toggles = new Map<Element, () => void>();
  const classes = holdClasses(element);
  const openClasses = Object.keys(classesFor('openBody', true, words));
  const accordion = (): Element | null => {
    const around = [toggle, ...toggles.keys()].map((one) => accordionOf(one, element, words, page));
    return around.find((one) => one !== null) ?? null;
  };
  // Where it is always shown it must not wait any longer; see collapsible-first-paint.css.
  const restoreMark = element.hasAttribute(bodyMark)
    ? holdAttribute(element, bodyMark, 'started')
    : (): void => {};
  const media = screensThatHide(element, openClasses, hasStylesheet(words), () => [
    toggle,
    ...toggles.keys(),
  ]);
  const own = disclosure(element, {
    id: `auftritt-collapse-${++count}`,
    media,
    accordion() {
      const around = accordion();
      const all = around ? [...bodies.values()] : [];
      return all.filter((body) => body.accordion() === around).map((body) => body.own);
    },
    startsOpen: openClasses.every((name) => element.classList.contains(name)),
    shown(open) {
      classes.set(classesFor('openBody', open, words));
      for (const update of toggles.values()) update();
    },
    asks: (open) => tellAsBootstrap(words, element, open ? 'show' : 'hide', 'collapse'),
    tells: (open) => tellAsBootstrap(words, element, open ? 'shown' : 'hidden', 'collapse'),
  });
  return {
    element,
    own,
    toggles,
    accordion,
    remove() {
      own.remove();
      classes.restore();
      restoreMark();
    },
  };
}

/** The body that an element is, for a toggle that opens it. */
export function bodyOf(
  element: HTMLElement,
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): Body {
  const body = bodies.get(element) ?? createBody(element, toggle, words, page);
  bodies.set(element, body);
  return body;
}

/** Takes a toggle off its body. The last toggle takes the body along. */
export function leave(body: Body, toggle: Element): void {
  body.toggles.delete(toggle);
  if (body.toggles.size > 0) return;
  body.remove();
  bodies.delete(body.element);
}
