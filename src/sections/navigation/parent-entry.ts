import { indicatedElement, isThisPage } from '../../page/addresses.js';
import { setAttribute } from '../../page/changes.js';

/** The attributes that the link to the parent's page copies from the label. */
const taken = ['href', 'hreflang', 'lang', 'rel', 'target'] as const;

const plainText = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** The name of a label. A label without text has an image. */
const nameOf = (label: HTMLElement): string =>
  plainText(label.getAttribute('aria-label')) ||
  plainText(label.textContent) ||
  plainText(label.querySelector('img')?.alt);

/**
 * Whether a link leads to a page or to an element. `#` and `javascript:` are used for links that only
 * open their level.
 */
function leads(link: HTMLAnchorElement): boolean {
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#')) return indicatedElement(written) !== null;
  return written !== '' && /^https?:$/.test(link.protocol);
}

const isPresent = (link: HTMLAnchorElement): boolean =>
  link.getAttribute('aria-current') === 'page' || (link.hash === '' && isThisPage(link.href));

/**
 * Creates the first entry of a level. On a phone an open level covers its parent entry, so the level
 * itself must link to the parent's page. The link has the parent entry's name, in the language of the
 * page.
 *
 * @param list the level
 * @returns undefined if the parent entry has no page, or if the template already has a link to it in
 * the level
 */
export function parentEntry(label: HTMLElement, list: HTMLElement) {
  if (!(label instanceof HTMLAnchorElement) || !leads(label)) return undefined;
  const isThere = [...list.querySelectorAll('a')].some(
    (link) => link.href === label.href && link.closest('ul') === list,
  );
  const name = nameOf(label);
  if (isThere || !name) return undefined;
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'navigation-parent';
  for (const attribute of taken) setAttribute(link, attribute, label.getAttribute(attribute));
  link.textContent = name;
  item.append(link);
  return {
    item,
    /** Marks the link if it leads to the current page, and removes the mark otherwise. */
    mark: (): void => setAttribute(link, 'aria-current', isPresent(label) ? 'page' : null),
  };
}
