import type { Hook, Part, Parts, Requirements } from '../contract/parts.js';
import type { Page } from '../page/page.js';

/** What the check asks the page for. */
export type Ground = Pick<Page, 'selectors' | 'nearest' | 'copies'>;

function wrongPart(element: Element, hook: Hook, part: Part, ground: Ground): string | undefined {
  const selector = ground.selectors[hook];
  const closest = part.where === 'near' ? ground.nearest(element, selector) : undefined;
  const found =
    closest === undefined
      ? [...element.querySelectorAll(selector)].filter((each) => !each.closest(ground.copies))
      : closest
        ? [closest]
        : [];
  const needed = part.count === 'one' || part.count === 'some';
  const single = part.count === 'one' || part.count === 'at most one';
  if (needed && found.length === 0) return `element lacks ${selector}`;
  if (single && found.length > 1) {
    return `element has ${found.length} times ${selector}, which may stand there once`;
  }
  if (part.outside) {
    const around = ground.selectors[part.outside];
    const swallowed = found.some((each) => each.parentElement?.closest(around));
    if (swallowed) return `${selector} stands inside ${around}`;
  }
  if (single && part.parts && found[0]) return wrongAmong(found[0], part.parts, ground);
  return undefined;
}

function wrongAmong(element: Element, parts: Parts, ground: Ground): string | undefined {
  for (const [hook, part] of Object.entries(parts) as [Hook, Part][]) {
    const wrong = wrongPart(element, hook, part, ground);
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
  { slides, parts }: Requirements,
  ground: Ground,
): string | undefined {
  if (slides && element.childElementCount === 0) return 'element is empty, needs a slide';
  return parts && wrongAmong(element, parts, ground);
}

/** What one occurrence of a repeated part lacks; undefined where all is right. */
export function wrongInPart(
  element: Element,
  requirements: Requirements,
  hook: Hook,
  ground: Ground,
): string | undefined {
  const parts = requirements.parts?.[hook]?.parts;
  return parts && wrongAmong(element, parts, ground);
}
