import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { ParentCall } from './calls.js';
import type { Kind } from './kinds.js';
import { hiddenValue } from './own.js';

/** The hidden values that call 3 sends (specification 7.3). */
const values = ['contentUid', 'pluginSettings'] as const;

/**
 * Call 3 for the level above a category. Undefined, and reported, if the page lacks a value that it sends. A
 * page that is fetched instead is asked for by its address alone.
 */
export function parentCall(
  uid: string,
  root: HTMLElement,
  kind: Kind,
  page: Page,
): ParentCall | undefined {
  if (page.configuration.requests === 'pages') {
    return { kind: 'parent', uid, contentUid: '', settings: '' };
  }
  const [contentUid, settings] = values.map((hook) => hiddenValue(root, hook, page));
  if (contentUid !== undefined && settings !== undefined) {
    return { kind: 'parent', uid, contentUid, settings };
  }
  const missing = values[contentUid === undefined ? 0 : 1];
  page.report(kind, root, new Problem(root, `page lacks ${page.selectors[missing]}`));
  return undefined;
}
