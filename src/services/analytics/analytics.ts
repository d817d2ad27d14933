import type { Behaviour } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
import { createElement } from '../../page/create.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { type Answers, answers } from '../consent/answers.js';
import { hooks } from './definition.js';
import { createProperty, lackOfId, type Property, propertyId } from './property.js';
import wording from './wording.json' with { type: 'json' };

/**
 * Makes a link switch analytics off for this browser permanently, and say so next to itself. A visitor
 * who comes back sees this message again.
 */
function optOutLink(link: HTMLElement, page: Page, property: Property | undefined, undo: Journal) {
  const status = createElement('span', { role: 'status', class: 'analytics-opt-out-status' });
  const say = (message: 'none' | 'out' | 'forgotten'): void => {
    status.textContent = ` ${page.words(wording)[message]}`;
  };
  // A live region announces only changes, so it must exist before the first message.
  undo.place(status, (node) => link.after(node));
  if (property?.optedOut()) say('out');
  const press = (): boolean => {
    if (!property) say('none');
    else say(property.optOut() ? 'out' : 'forgotten');
    return true;
  };
  undo.by(takeClicks(link, press));
}

const properties = new WeakMap<Page, Property>();

/** Starts analytics according to the visitor's answer. */
export function startAnalytics(
  element: HTMLElement,
  page: Page,
  answers: Answers,
  undo: Journal,
): Problem | undefined {
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
  if (!element.matches(hooks.analyticsOptOut)) {
    property?.start(undo);
    return undefined;
  }
  optOutLink(element, page, property, undo);
  const lacks = lackOfId(page);
  return lacks ? new Problem(element, lacks) : undefined;
}

/**
 * Analytics (specification 7.4 and 9.9): on the page itself it measures, on a link it offers the
 * opt-out. Both use the property that the script tag names.
 */
const analytics: Behaviour = (element, page, undo) =>
  startAnalytics(element, page, answers(page), undo);

export default analytics;
