import { clones } from '../page/elements.js';
import { nearest } from '../page/nearest.js';
import type { Part, Requirements } from './requirements.js';

/** Hook → its selector. */
type Hooks = Readonly<Record<string, string>>;

function foundParts(element: Element, selector: string, { where }: Part): Element[] {
  if (where === 'near') {
    const closest = nearest(element, selector);
    return closest ? [closest] : [];
  }
  return [...element.querySelectorAll(selector)].filter((each) => !each.closest(clones));
}

function wrongPart(element: Element, hook: string, part: Part, hooks: Hooks): string | undefined {
  const selector = hooks[hook] ?? '';
  const occurrences = foundParts(element, selector, part);
  const [first, second] = occurrences;
  const single = part.count === 'one' || part.count === 'at most one';
  if (!first)
    return part.count === 'one' || part.count === 'some' ? `element lacks ${selector}` : undefined;
  if (single && second) {
    return `element has ${occurrences.length} ${selector}, must have one`;
  }
  if (part.outside) {
    const container = hooks[part.outside] ?? '';
    const swallowed = occurrences.some((each) => each.parentElement?.closest(container));
    if (swallowed) return `${selector} stands inside ${container}`;
  }
  return single ? wrongIn(first, part, hooks, selector) : undefined;
}

/**
 * What keeps a behaviour from starting on an element: the element is of another kind, or lacks
 * something, or has too much of it; undefined where all is right. Of a repeated part (`any`, `some`) each
 * occurrence is checked by itself, by what is required of that part.
 *
 * @param called what the message calls the element
 */
export function wrongIn(
  element: Element,
  { element: kind, slides, parts = {} }: Requirements = {},
  hooks: Hooks = {},
  called = 'element',
): string | undefined {
  // A form's field may hide the form's own `matches` (HTML, "The form element").
  if (kind && !Element.prototype.matches.call(element, kind)) {
    return `${called} is <${element.localName}>, must be <${kind}>`;
  }
  if (slides && element.childElementCount === 0) return 'element lacks a slide';
  for (const [hook, part] of Object.entries(parts) as [string, Part][]) {
    const wrong = wrongPart(element, hook, part, hooks);
    if (wrong) return wrong;
  }
  return undefined;
}
