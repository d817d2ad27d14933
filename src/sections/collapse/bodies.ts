import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { type MarkupWords, targetOf, targetsOf, valuesOf, wordsOf } from '../markup-words.js';

/** The words of our own markup. */
export const ownWords: MarkupWords = {
  attributes: { target: ['data-collapse', 'href'] },
  classes: { openBody: 'is-open' },
};

/** A toggle with what it opens. */
export interface Toggled {
  readonly words: MarkupWords;
  readonly bodies: readonly HTMLElement[];
}

const isAfter = (toggle: Element, body: Element): boolean =>
  (toggle.compareDocumentPosition(body) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The first body after the toggle, in the closest element around the toggle that has one. */
function nextBody(toggle: HTMLElement, page: Page): HTMLElement | undefined {
  for (let place = toggle.parentElement; place; place = place.parentElement) {
    const next = page.findParts(place, 'collapseBody').find((body) => isAfter(toggle, body));
    if (next) return next;
  }
  return undefined;
}

/** What a toggle opens now. */
export function bodiesOf(
  toggle: HTMLElement,
  words: MarkupWords,
  page: Page,
): readonly HTMLElement[] {
  const target = targetOf(toggle, words);
  const next = target === undefined && words === ownWords ? nextBody(toggle, page) : undefined;
  return next ? [next] : targetsOf(toggle, words);
}

/**
 * Finds what a toggle opens. A selector in the markup for another script, such as `.navbar-collapse.show`,
 * may find something later.
 *
 * @throws Problem if there is nothing that the toggle could open
 */
export function toggledBy(toggle: HTMLElement, page: Page): Toggled {
  const words = wordsOf(toggle, 'collapse', page, ownWords);
  const bodies = bodiesOf(toggle, words, page);
  const target = targetOf(toggle, words);
  const isLater = words !== ownWords && target !== undefined && !target.startsWith('#');
  if (bodies.length === 0 && !isLater) {
    throw new Problem(toggle, `element lacks ${target ?? words.attributes?.target?.[0]}`);
  }
  return { words, bodies };
}

/** The element in which only one body is open, if the body is part of an accordion. */
export function accordionOf(
  toggle: Element,
  body: Element,
  words: MarkupWords,
  page: Page,
): Element | null {
  if (words === ownWords) return body.closest(page.selectors.accordion);
  const [parent] = [...valuesOf(body, 'parent', words), ...valuesOf(toggle, 'parent', words)];
  if (parent === undefined) return null;
  try {
    return body.closest(parent);
  } catch {
    return null; // Not a selector.
  }
}
