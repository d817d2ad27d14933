/**
 * What is in use of that which needs consent: analytics, content of other providers that waits on
 * the page, both, or nothing.
 */
export type InUse = 'nothing' | 'analytics' | 'content' | 'both';

/** What is in use on a page, said in one word. */
export function inUse(analytics: boolean, content: boolean): InUse {
  if (analytics) return content ? 'both' : 'analytics';
  return content ? 'content' : 'nothing';
}
