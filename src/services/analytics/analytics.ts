import type { Behaviour, Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { type Answers, answers } from '../consent/answers.js';
import { optOutLink } from './opt-out-link.js';
import { createProperty, type Property } from './property.js';
import { propertyId } from './property-id.js';

const properties = new WeakMap<Page, Property>();

/** Starts analytics according to the visitor's answer. */
export function startAnalytics(element: HTMLElement, page: Page, answers: Answers): Teardown {
  const { analyticsId } = page.configuration;
  const id = propertyId(analyticsId);
  if (analyticsId !== undefined && id === undefined) {
    throw new Problem(element, `data-analytics-id "${analyticsId}" is not a property id`);
  }
  if (id !== undefined && answers.measuring === undefined) {
    throw new Problem(element, 'the purposes lack statistics, which data-analytics-id needs');
  }
  const property =
    id === undefined ? undefined : (properties.get(page) ?? createProperty(id, page, answers));
  if (property) properties.set(page, property);
  if (element.matches(page.selectors.analyticsOptOut)) return optOutLink(element, page, property);
  return property ? property.start() : () => {};
}

/**
 * Analytics (specification 7.4 and 9.9): on the page itself it measures, on a link it offers the
 * opt-out. Both use the property that the script tag names.
 */
const analytics: Behaviour = (element, page) => startAnalytics(element, page, answers(page));

export default analytics;
