import type { Page } from '../../page/page.js';
import { getPage, PostRefused, post, RequestError } from '../../page/requests.js';
import { otherCategoryIn } from './answer.js';
import { type Call, fieldsOf } from './calls.js';
import { type Kind, rootSelectorOf } from './kinds.js';
import { rememberRefusedPost } from './own-links.js';

/** What a call asks for has no page of this origin. */
export class NoOwnPage extends RequestError {}

/**
 * Posts a call (specification 7.1 to 7.3), and remembers an address that refuses it.
 *
 * @returns the `html` element of the answer
 * @throws RequestError, `PostRefused`
 */
export async function postCall(
  address: URL,
  call: Call,
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

/**
 * Fetches the page that shows what a call asks for, in place of the call (contract, version 1.2,
 * `data-requests`).
 *
 * @param address that of the page; undefined if this origin has none
 * @returns its `html` element
 * @throws RequestError, also if the page shows another category; `NoOwnPage`
 */
export async function fetchPage(
  { kind: asked, uid }: Call,
  address: URL | undefined,
  root: HTMLElement,
  kind: Kind,
  page: Page,
  signal: AbortSignal,
): Promise<HTMLElement> {
  if (!address) throw new NoOwnPage('its link leads to no page of this origin');
  const html = await getPage(address, signal);
  const selector = rootSelectorOf(kind, page);
  const other = asked === 'category' && otherCategoryIn(html, uid, root, selector, page);
  if (other) throw new RequestError(`the page ${address.pathname} shows category ${other}`);
  return html;
}
