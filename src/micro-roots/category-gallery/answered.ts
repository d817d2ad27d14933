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
  // A page on which no category was active when it opened.
  if (call.kind === 'opening') return undefined;
  return replaced.some(({ section }) => section === 'categoryList') ? active : undefined;
}

/** The name of what a response shows: of the category, or of the level above. */
export function shownName(
  call: Call,
  replaced: readonly Replaced[],
  { items }: Categories,
): string | undefined {
  if (call.kind === 'category') return items.find(({ uid }) => uid === call.uid)?.name;
  const header = replaced.find(({ section }) => section === 'productInformation')?.element;
  return header?.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
}

/** The announcement after a response: that the gallery has changed, and what it shows. */
export function announcementOf(name: string | undefined, page: Page): string {
  const { galleryUpdated } = page.words(wording);
  return name ? `${galleryUpdated}: ${name}` : galleryUpdated;
}

/** Names a request in messages to the developer. */
export function nameOf({ kind, uid }: Call): string {
  switch (kind) {
    case 'category':
      return `category ${uid}`;
    case 'parent':
      return `the parent of category ${uid}`;
    case 'opening':
      return 'the page as it opened';
  }
}
