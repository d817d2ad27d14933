import type { Page } from '../../page/page.js';
import type { Call } from './calls.js';
import type { Categories } from './categories.js';
import type { Replaced } from './replacement.js';
import { wording } from './wording.js';

/**
 * The active category after a response. On the parent level it is the one that the server marks, if
 * any.
 */
export function activeAfter(
  call: Call,
  replaced: readonly Replaced[],
  { active }: Categories,
): string | undefined {
  if (call.kind === 'category') return call.uid;
  return replaced.some(({ section }) => section === 'categoryList') ? active : undefined;
}

/** The announcement after a response: that the gallery has changed, and what it shows. */
export function announcementOf(
  call: Call,
  replaced: readonly Replaced[],
  { items }: Categories,
  page: Page,
): string {
  const header = replaced.find(({ section }) => section === 'productInformation')?.element;
  const name =
    call.kind === 'category'
      ? items.find(({ uid }) => uid === call.uid)?.name
      : header?.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
  const { galleryUpdated } = page.words(wording);
  return name ? `${galleryUpdated}: ${name}` : galleryUpdated;
}

/** Names a request in messages to the developer. */
export const nameOf = ({ kind, uid }: Call): string =>
  kind === 'category' ? `category ${uid}` : `the parent of category ${uid}`;
