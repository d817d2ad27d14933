import type { Page } from '../../page/page.js';

/** The form of a property's id: G-… (Google Analytics 4), UA-…, GT-… and the like. */
const form = /^[A-Z]{1,4}-[A-Z0-9]+(-[A-Z0-9]+)*$/i;

/** Returns the text if it is the id of an analytics property, or undefined. */
export function propertyId(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= 40 && form.test(text) ? text : undefined;
}

/** The error message if the script tag names no property, so that nothing can be measured. */
export const lackOfId = ({ configuration }: Pick<Page, 'configuration'>): string | undefined =>
  configuration.analyticsId === undefined ? 'the tag lacks data-analytics-id' : undefined;

/**
 * The name of the opt-out cookie, and of the property of `window` that switches the service off.
 */
export const optOutName = (id: string): `ga-disable-${string}` => `ga-disable-${id}`;

/**
 * The cookies that the service and Google's advertising set for themselves: `_ga`, `_ga_…`, `_gid`, `_gat`, `_gat_…`,
 * `_gac_…`, `_gcl_…`.
 */
export const isServiceCookie = (name: string): boolean =>
  /^_(ga|gid|gat|(ga|gat|gac|gcl)_.+)$/.test(name);
