import type { Page } from '../../page/page.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import { own } from './own.js';

/**
 * The addresses that have refused a `POST` since the page was opened. The script sends them no more
 * requests.
 */
const refused = new Set<string>();

export const refusesPost = (address: URL): boolean => refused.has(address.href);

export function rememberRefusedPost(address: URL): void {
  refused.add(address.href);
}

const withoutHash = (address: string): string | undefined => address.split('#')[0];

/** Whether a link leads to another web page. */
const leadsElsewhere = (link: Element | null | undefined): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  /^https?:$/.test(link.protocol) &&
  withoutHash(link.href) !== withoutHash(location.href);

/**
 * The link that leads to the same content without the script: the link of the category or of the back
 * control. Undefined if it does not lead to another page.
 */
export function ownLink(
  call: Pick<Call, 'kind' | 'uid'>,
  { items }: Categories,
  root: HTMLElement,
  page: Page,
): HTMLAnchorElement | undefined {
  const back = call.kind === 'parent' ? own(root, 'backToCategory', page) : null;
  const link =
    call.kind === 'category'
      ? items.find(({ uid }) => uid === call.uid)?.link
      : (back?.closest('a[href]') ?? back?.querySelector('a[href]'));
  return leadsElsewhere(link) ? link : undefined;
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
