/**
 * What the page uses that needs consent: analytics, waiting content of other providers, both, or
 * nothing.
 */
export type InUse = 'nothing' | 'analytics' | 'content' | 'both';

/** Combines both facts into one value. */
export function inUse(analytics: boolean, content: boolean): InUse {
  if (analytics) return content ? 'both' : 'analytics';
  return content ? 'content' : 'nothing';
}
