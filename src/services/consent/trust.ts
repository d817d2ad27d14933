import { policyNamed } from '../../page/trusted-types.js';

/**
 * The Trusted Types policy of content that waits for consent. A page that requires Trusted Types must
 * allow `trusted-types auftritt-consent`.
 */
export const trust = policyNamed('auftritt-consent');
