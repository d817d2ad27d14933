import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { getPage, PostRefused, post, RequestError } from '../../page/requests.js';
import { type Call, fieldsOf, type ParentCall, type SpecifiedCall } from './calls.js';
import type { Categories } from './categories.js';
import { ownPage, rememberRefusedPost } from './own-links.js';
import { hiddenValue, type Kind, rootSelectorOf } from './parts.js';
import { otherCategoryIn } from './replacement.js';

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

/** What a call asks for has no page of this origin. */
export class NoOwnPage extends RequestError {}

/**
 * Posts a call (specification 7.1 to 7.3), and remembers an address that refuses it.
 *
 * @returns the `html` element of the answer
 * @throws RequestError, `PostRefused`
 */
async function postCall(
  address: URL,
  call: SpecifiedCall,
  page: Page,
  signal: AbortSignal,
): Promise<HTMLElement> {
  try {
    return await post(address, fieldsOf(call, page.configuration.plugin), signal);
  } catch (error) {
    if (error instanceof PostRefused) rememberRefusedPost(address);
    throw error;
  }
}

/** What a call is made for. */
interface Asking {
  readonly root: HTMLElement;
  readonly kind: Kind;
  readonly page: Page;
  /** The address that calls are posted to; undefined where pages are fetched in their place. */
  readonly address: URL | undefined;
  readonly categories: Categories;
}

/**
 * Fetches the page that shows what a call asks for, in place of the call (contract, version 1.2,
 * `data-requests`).
 *
 * @returns its `html` element
 * @throws RequestError, also if the page shows another category; `NoOwnPage`
 */
async function fetchPage(
  call: SpecifiedCall,
  { root, kind, page, categories }: Asking,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const address = ownPage(call, categories, root, page);
  if (!address) throw new NoOwnPage('its link leads to no page of this origin');
  const html = await getPage(address, signal);
  const selector = rootSelectorOf(kind, page);
  const other = call.kind === 'category' && otherCategoryIn(html, call.uid, root, selector, page);
  if (other) throw new RequestError(`the page ${address.pathname} shows category ${other}`);
  return html;
}

/**
 * Gets what a call asks for: by posting the call, or from a page.
 *
 * @returns the `html` element of the answer or the page
 * @throws RequestError; `PostRefused` and `NoOwnPage` if this origin does not answer such a call
 */
export function answerTo(call: Call, from: Asking, signal: AbortSignal): Promise<HTMLElement> {
  if (call.kind === 'opening') return getPage(new URL(location.href), signal);
  if (!from.address) return fetchPage(call, from, signal);
  return postCall(from.address, call, from.page, signal);
}
