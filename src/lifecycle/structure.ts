import type { Hook, Part, Parts, Selectors, Structure } from '../contract.js';

/** The part inside `element`, else inside the closest ancestor that holds one. */
export function near(element: Element, selector: string): HTMLElement | null {
  for (let place: Element | null = element; place; place = place.parentElement) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)];
    const follows = (part: Element): boolean =>
      (element.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const part = found.find(follows) ?? found.at(-1);
    if (part) return part;
  }
  return null;
}

function wrongPart(
  element: Element,
  hook: Hook,
  part: Part,
  selectors: Selectors,
): string | undefined {
  const selector = selectors[hook];
  const closest = part.where === 'near' ? near(element, selector) : undefined;
  const found =
    closest === undefined ? [...element.querySelectorAll(selector)] : closest ? [closest] : [];
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
 * is right. Of a repeated part (`any`, `some`) each occurrence is a matter of its own: see
 * `wrongInPart`.
 */
export function wrongIn(
  element: Element,
  structure: Structure,
  selectors: Selectors,
): string | undefined {
  if (structure.slides && element.childElementCount === 0) return 'element is empty, needs a slide';
  return structure.parts && wrongAmong(element, structure.parts, selectors);
}

/** What one occurrence of a repeated part lacks; undefined where all is right. */
export function wrongInPart(
  element: Element,
  structure: Structure,
  hook: Hook,
  selectors: Selectors,
): string | undefined {
  const parts = structure.parts?.[hook]?.parts;
  return parts && wrongAmong(element, parts, selectors);
}
