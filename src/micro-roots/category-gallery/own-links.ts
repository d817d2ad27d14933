import type { Page } from '../../page/page.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import { own } from './own.js';

/** The addresses that have refused a `POST` since the page was opened: they are not asked again. */
const refused = new Set<string>();

export const refusesPost = (address: URL): boolean => refused.has(address.href);

export function rememberRefusedPost(address: URL): void {
  refused.add(address.href);
}

const withoutHash = (address: string): string | undefined => address.split('#')[0];

/** Whether a link leads to another page of the web than this one. */
const leadsElsewhere = (link: Element | null | undefined): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  /^https?:$/.test(link.protocol) &&
  withoutHash(link.href) !== withoutHash(location.href);

/**
 * The link that shows what a call asks for to a visitor without the script: that of the category, or
 * of the back control. Undefined where it leads to no other page.
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
 * Follows a link as a click on it does, so that a router of the page may do so.
 *
 * @param automatic for a category that nobody has clicked: the link takes the place of this page, to
 * which "Back" would lead and lead on again. It is not followed where its page would ask in turn.
 * @returns whether it is followed
 */
export function follow(link: HTMLAnchorElement, automatic: boolean): boolean {
  if (!automatic) link.click();
  else if (new URLSearchParams(link.search).has('id_category')) return false;
  else location.replace(link.href);
  return true;
}
