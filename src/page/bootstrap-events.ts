import type { MarkupWords } from './preset.js';

/** The moments of a change, as Bootstrap names them. Before a change its event can be prevented. */
export type Moment = 'show' | 'shown' | 'hide' | 'hidden';

/** The part of Bootstrap whose event it is. */
export type EventOwner = 'collapse' | 'tab' | 'dropdown';

/** Tells listeners in the page's own jQuery. Returns whether one has prevented the change. */
function tellJquery(element: Element, type: string, relatedTarget?: Element): boolean {
  const $ = window.jQuery;
  if (!$?.Event) return false;
  const event = $.Event(type, relatedTarget && { relatedTarget });
  try {
    $(element).trigger(event);
  } catch (error) {
    // jQuery passes on what a listener throws; the change goes on as after a native event.
    reportError(error);
  }
  return event.isDefaultPrevented();
}

/**
 * Tells of a change by Bootstrap's events, as its version 5 does: through the page's jQuery if it has one,
 * and as a native event. Only markup that a preset for Bootstrap reads has them.
 *
 * @param relatedTarget the other element that the change concerns
 * @returns whether the change may be made
 */
export function tellAsBootstrap(
  words: MarkupWords,
  element: Element,
  moment: Moment,
  owner: EventOwner,
  relatedTarget?: Element,
): boolean {
  if (!words.events) return true;
  const type = `${moment}.bs.${owner}`;
  const isPrevented = tellJquery(element, type, relatedTarget);
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (relatedTarget) Object.defineProperty(event, 'relatedTarget', { get: () => relatedTarget });
  return element.dispatchEvent(event) && !isPrevented;
}
