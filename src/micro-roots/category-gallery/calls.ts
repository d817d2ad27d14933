import { isThisPage } from '../../page/addresses.js';
import { Problem } from '../../page/problem.js';
import {
  type Arrived,
  type Field,
  getPage,
  PostRefused,
  post,
  RequestError,
} from '../../page/requests.js';
import type { Categories } from './categories.js';
import { allHooks as hooks } from './definition.js';
import { type Gallery, hiddenValue, ownAddress } from './parts.js';
import type { Call, ParentCall, SpecifiedCall } from './state.js';

/** Names a request in messages to the developer. */
export const describeCall = ({ kind, uid }: Call): string =>
  ({
    category: `category ${uid}`,
    parent: `the parent of category ${uid}`,
    opening: 'the page as it opened',
  })[kind];

/** The fields of a call, in the order of specification 7.1 and 7.3. */
export function fieldsOf(call: SpecifiedCall, plugin: string): readonly Field[] {
  const uid: Field = [`${plugin}[uid]`, call.uid];
  if (call.kind === 'category') return [[`${plugin}[ajax]`, '1'], uid];
  return [
    [`${plugin}[render_parent_ajax]`, '1'],
    [`${plugin}[content_uid]`, call.contentUid],
    uid,
    [`${plugin}[settings]`, call.settings],
  ];
}

/** The hidden values that call 3 sends (specification 7.3). */
const values = ['contentUid', 'pluginSettings'] as const;

/**
 * Call 3 for the level above a category. Undefined, and reported, if the page lacks a value that it sends. A
 * page that is fetched instead is asked for by its address alone.
 */
export function parentCall(
  uid: string,
  { root, kind, page, address }: Gallery,
): ParentCall | undefined {
  if (!address) return { kind: 'parent', uid, contentUid: '', settings: '' };
  const [contentUid, settings] = values.map((hook) => hiddenValue(root, hook));
  if (contentUid !== undefined && settings !== undefined) {
    return { kind: 'parent', uid, contentUid, settings };
  }
  const missing = values[contentUid === undefined ? 0 : 1];
  page.report(kind, root, new Problem(root, `page lacks ${missing && hooks[missing]}`));
  return undefined;
}

/** What is asked for, without what only call 3 sends. */
type Wanted = Pick<Call, 'kind' | 'uid'>;

/** The link of the category or of the back control, if it leads to a web page. */
function linkOf(
  { kind, uid }: Wanted,
  { items }: Categories,
  { partNear }: Gallery,
): HTMLAnchorElement | undefined {
  if (kind === 'opening') return undefined;
  const back = kind === 'parent' ? partNear('backToCategory') : null;
  const link =
    kind === 'category'
      ? items.find((item) => item.uid === uid)?.link
      : (back?.closest('a[href]') ?? back?.querySelector('a[href]'));
  const isWeb = link instanceof HTMLAnchorElement && /^https?:$/.test(link.protocol);
  return isWeb ? link : undefined;
}

/**
 * The link that leads to the same content without the script: the link of the category or of the back
 * control. Undefined if it does not lead to another page.
 */
export function ownLink(...wanted: Parameters<typeof linkOf>): HTMLAnchorElement | undefined {
  const link = linkOf(...wanted);
  return link && !isThisPage(link.href) ? link : undefined;
}

/**
 * The address of the page that shows the same content without the script, for `data-requests="pages"`.
 * Undefined if it is a page of another origin, or a place on the present page.
 */
function ownPage(...wanted: Parameters<typeof linkOf>): URL | undefined {
  const link = linkOf(...wanted);
  const isPage = link && (link.hash === '' || !isThisPage(link.href));
  return isPage ? ownAddress(link.href) : undefined;
}

/**
 * The addresses that have refused a `POST` since the page was opened. The script sends them no more
 * requests.
 */
const refused = new Set<string>();

/** The link to follow instead of a request, if nothing of this origin is known to answer it. */
export function linkInstead(
  wanted: Wanted,
  categories: Categories,
  gallery: Gallery,
): HTMLAnchorElement | undefined {
  const { address } = gallery;
  const isAnswered = address ? !refused.has(address.href) : ownPage(wanted, categories, gallery);
  return isAnswered ? undefined : ownLink(wanted, categories, gallery);
}

/**
 * Follows a link as a click would, so that a router of the page can handle it.
 *
 * @param automatic true if nobody has clicked the category. The link's page then replaces this page in
 * the history, because "Back" would lead here and be redirected again. A link with `id_category` is not
 * followed, because its page would make the same request.
 * @returns whether the link is followed
 */
export function follow(link: HTMLAnchorElement, automatic: boolean): boolean {
  if (!automatic) link.click();
  else if (new URLSearchParams(link.search).has('id_category')) return false;
  else location.replace(link.href);
  return true;
}

/** This origin does not answer such a call: the server refuses it, or what it asks for has no page here. */
export class Unanswerable extends RequestError {}

/**
 * Posts a call (specification 7.1 to 7.3), and remembers an address that refuses it.
 *
 * @throws RequestError; `Unanswerable` if the address refuses it
 */
async function postCall(
  address: URL,
  call: SpecifiedCall,
  plugin: string,
  signal: AbortSignal,
): Promise<Arrived> {
  try {
    return await post(address, fieldsOf(call, plugin), signal);
  } catch (error) {
    if (!(error instanceof PostRefused)) throw error;
    refused.add(address.href);
    throw new Unanswerable(error.message, { cause: error });
  }
}

/**
 * Sends what a call asks for: posts the call, or fetches the page that shows it in its place (contract, version 1.2,
 * `data-requests`).
 *
 * @throws RequestError; `Unanswerable`
 */
export async function answerTo(
  call: Call,
  categories: Categories,
  gallery: Gallery,
  signal: AbortSignal,
): Promise<Arrived> {
  const { address, page } = gallery;
  if (call.kind === 'opening') return getPage(new URL(location.href), signal);
  if (address) return postCall(address, call, page.configuration.plugin, signal);
  const ofCategory = ownPage(call, categories, gallery);
  if (!ofCategory) throw new Unanswerable('its link leads to no page of this origin');
  return getPage(ofCategory, signal);
}
