import { ownAddress } from '../../page/addresses.js';
import type { Page } from '../../page/page.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import { own } from './parts.js';

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

/** Whether a link leads to another page than the present one. */
const leadsElsewhere = ({ href }: HTMLAnchorElement): boolean =>
  withoutHash(href) !== withoutHash(location.href);

/** The link of the category or of the back control, if it leads to a web page. */
function linkOf(
  { kind, uid }: Pick<Call, 'kind' | 'uid'>,
  { items }: Categories,
  root: HTMLElement,
  page: Page,
): HTMLAnchorElement | undefined {
  const back = kind === 'parent' ? own(root, 'backToCategory', page) : null;
  if (kind === 'opening') return undefined;
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
export function ownLink(...call: Parameters<typeof linkOf>): HTMLAnchorElement | undefined {
  const link = linkOf(...call);
  return link && leadsElsewhere(link) ? link : undefined;
}

/**
 * The address of the page that shows the same content without the script, for `data-requests="pages"`.
 * Undefined if it is a page of another origin, or a place on the present page.
 */
export function ownPage(...call: Parameters<typeof linkOf>): URL | undefined {
  const link = linkOf(...call);
  const isPage = link && (link.hash === '' || leadsElsewhere(link));
  return isPage ? ownAddress(link.href) : undefined;
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
