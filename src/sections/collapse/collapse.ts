import type { Behaviour } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { makeButton } from '../../page/button.js';
import { type Disclosure, disclosure } from '../../page/disclosure.js';
import { holdAttribute } from '../../page/hold-attribute.js';
import { holdClasses } from '../../page/hold-classes.js';
import { classesFor } from '../../page/markup-words.js';
import type { Page } from '../../page/page.js';
import type { MarkupWords } from '../../page/preset.js';
import { besideBootstrap } from '../beside-bootstrap.js';
import { hasStylesheet, lookClass, screensThatHide } from '../hidden-by-stylesheet.js';
import { accordionOf, toggledBy } from './bodies.js';
import { ownWords } from './words.js';
import '../disclosure.css';

/** A body that several toggles may open. */
interface Body {
  readonly element: HTMLElement;
  readonly own: Disclosure;
  /** Its toggles, each with what it does when the body has opened or closed. */
  readonly toggles: Map<Element, () => void>;
  remove(): void;
}

const bodies = new Map<HTMLElement, Body>();
const accordions = new WeakMap<Element, Set<Disclosure>>();
/** The attribute of bodies in our own markup. */
const bodyMark = 'data-collapse-body';
let count = 0;

function groupOf(accordion: Element): Set<Disclosure> {
  const group = accordions.get(accordion) ?? new Set();
  accordions.set(accordion, group);
  return group;
}

function createBody(
  element: HTMLElement,
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): Body {
  const toggles = new Map<Element, () => void>();
  const classes = holdClasses(element);
  const openClasses = Object.keys(classesFor('openBody', true, words));
  const accordion = accordionOf(toggle, element, words, page);
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
    group: accordion ? groupOf(accordion) : undefined,
    startsOpen: openClasses.every((name) => element.classList.contains(name)),
    shown(open) {
      classes.set(classesFor('openBody', open, words));
      for (const update of toggles.values()) update();
    },
  });
  return {
    element,
    own,
    toggles,
    remove() {
      own.remove();
      classes.restore();
      restoreMark();
    },
  };
}

function bodyOf(element: HTMLElement, toggle: HTMLElement, words: MarkupWords, page: Page): Body {
  const body = bodies.get(element) ?? createBody(element, toggle, words, page);
  bodies.set(element, body);
  return body;
}

/** Takes a toggle off its body. The last toggle takes the body along. */
function leave(body: Body, toggle: Element): void {
  body.toggles.delete(toggle);
  if (body.toggles.size > 0) return;
  body.remove();
  bodies.delete(body.element);
}

/**
 * A control that opens and closes a part of the page, or several parts; several controls may share a
 * part (contract, "Additions in version 1.2").
 */
const collapse: Behaviour = (toggle, page) => {
  const { words, bodies: found } = toggledBy(toggle, page);
  const classes = holdClasses(toggle);
  // A link that opens something is a button to the keyboard and assistive technology.
  const restoreLink = toggle.matches('a[href]') ? makeButton(toggle) : (): void => {};
  const opened = found.map((element) => bodyOf(element, toggle, words, page));
  // The look of our own markup is for openers that have no class.
  const hasLook = words !== ownWords && !hasStylesheet(words);
  const update = (): void => {
    if (hasLook) classes.set({ [lookClass]: true });
    classes.set(classesFor('closedToggle', !opened.some(({ own }) => own.isOpen), words));
  };
  const restoreToggles = opened.map(({ own, toggles }) => {
    toggles.set(toggle, update);
    return own.addToggle(toggle);
  });
  update();
  if (opened.length > 1) {
    toggle.setAttribute('aria-controls', opened.map(({ element }) => element.id).join(' '));
  }
  const endClicks = answerClicks(toggle, () =>
    opened.map(({ own }) => own.change()).some((changed) => changed),
  );

  return () => {
    endClicks();
    for (const restore of restoreToggles.reverse()) restore();
    restoreLink();
    classes.restore();
    for (const body of opened) leave(body, toggle);
  };
};

export default besideBootstrap('Collapse', collapse);
