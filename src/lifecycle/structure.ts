import { clones } from '../page/clones.js';
import { nearest } from '../page/nearest.js';
import type { Hook, Selectors } from '../public-interface.js';
import type { Part, Parts, Requirements } from './definition.js';

function foundParts(element: Element, selector: string, { where }: Part): Element[] {
  if (where === 'near') {
    const closest = nearest(element, selector);
    return closest ? [closest] : [];
  }
  return [...element.querySelectorAll(selector)].filter((each) => !each.closest(clones));
}

function wrongPart(
  element: Element,
  hook: Hook,
  part: Part,
  selectors: Selectors,
): string | undefined {
  const selector = selectors[hook];
  const found = foundParts(element, selector, part);
  const needed = part.count === 'one' || part.count === 'some';
  const single = part.count === 'one' || part.count === 'at most one';
  if (needed && found.length === 0) return `element lacks ${selector}`;
  if (single && found.length > 1) {
    return `element has ${found.length} times ${selector}, which may stand there once`;
  }
  if (part.outside) {
    const around = selectors[part.outside];
    const swallowed = found.some((each) => each.parentElement?.closest(around));
    if (swallowed) return `${selector} stands inside ${around}`;
  }
  if (single && part.parts && found[0]) return wrongAmong(found[0], part.parts, selectors);
  return undefined;
}

function wrongAmong(element: Element, parts: Parts, selectors: Selectors): string | undefined {
  for (const [hook, part] of Object.entries(parts) as [Hook, Part][]) {
    const wrong = wrongPart(element, hook, part, selectors);
    if (wrong) return wrong;
  }
  return undefined;
}

/**
 * What an element lacks, or has too much of, for a behaviour to start on it; undefined where all
 * is right. Of a repeated part (`any`, `some`) each occurrence is checked by itself: see
 * `wrongInPart`.
 */
export function wrongIn(
  element: Element,
  { slides, parts }: Requirements = {},
  selectors: Selectors,
): string | undefined {
  if (slides && element.childElementCount === 0) return 'element is empty, needs a slide';
  return parts && wrongAmong(element, parts, selectors);
}

/** What one occurrence of a repeated part lacks; undefined where all is right. */
export function wrongInPart(
  element: Element,
  requirements: Requirements = {},
  hook: Hook,
  selectors: Selectors,
): string | undefined {
  const parts = requirements.parts?.[hook]?.parts;
  return parts && wrongAmong(element, parts, selectors);
}
