import type { Teardown } from '../../lifecycle/behaviour.js';
import type { PageCore } from '../../page/page.js';
import type { Answers } from '../consent/answers.js';
import { optOutLink } from './opt-out-link.js';
import { createProperty, type Property } from './property.js';
import { propertyId } from './property-id.js';

const properties = new WeakMap<PageCore, Property>();

/**
 * Analytics (specification, sections 7 and 9): on the page itself the measuring, on a link the
 * opt-out. Both are about the one property that the tag names.
 */
export default function analytics(
  element: HTMLElement,
  page: PageCore,
  answers: Answers,
): Teardown {
  const { analyticsId } = page.configuration;
  const id = propertyId(analyticsId);
  if (analyticsId !== undefined && id === undefined) {
    throw page.problem(element, `data-analytics-id "${analyticsId}" is not a property id`);
  }
  const property =
    id === undefined ? undefined : (properties.get(page) ?? createProperty(id, page, answers));
  if (property) properties.set(page, property);
  if (element.matches(page.selectors.analyticsOptOut)) return optOutLink(element, page, property);
  return property ? property.start() : () => {};
}
