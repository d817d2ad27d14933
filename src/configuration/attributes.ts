import type { TagAttributes } from '../public-interface.js';

/** Every attribute that the tag may carry. */
export const attributes = [
  'data-plugin',
  'data-requests',
  'data-request-errors',
  'data-analytics-id',
  'data-analytics-src',
  'data-maps-key',
  'data-maps-src',
  'data-consent',
  'data-consent-default',
  'data-privacy-url',
  'data-disable',
  'data-selectors',
  'data-preset',
  'data-jquery',
  'data-lightbox',
  'data-csp-nonce',
  'data-observe',
  'data-history',
  'data-chunks',
] as const satisfies readonly (keyof TagAttributes)[];

/** The name of one of them. */
export type Attribute = (typeof attributes)[number];
