import { setAttribute } from '../../page/attributes.js';

/** What a link to the parent's page takes over from the label. */
const taken = ['href', 'hreflang', 'lang', 'rel', 'target'] as const;

/** The first entry of a level: the page of the entry that the level belongs to. */
export interface ParentEntry {
  readonly item: HTMLLIElement;
  /** Marks it as the present page where it is that, and else takes the mark away. */
  mark(): void;
}

const plainText = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** What a label is called; one without words has an image. */
const nameOf = (label: HTMLElement): string =>
  plainText(label.getAttribute('aria-label')) ||
  plainText(label.textContent) ||
  plainText(label.querySelector('img')?.alt);

/** Whether a link leads somewhere: `#` and `javascript:` stand where a link only opens its level. */
function leads(link: HTMLAnchorElement): boolean {
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#')) return document.getElementById(written.slice(1)) !== null;
  return written !== '' && /^https?:$/.test(link.protocol);
}

const isPresent = (link: HTMLAnchorElement): boolean =>
  link.getAttribute('aria-current') === 'page' ||
  (link.hash === '' && link.href === location.href.split('#')[0]);

/**
 * The open level of a phone's menu covers the entry that it belongs to, so the page of that entry is
 * reached from the level itself. It is called as the entry is, in the language of the page.
 *
 * @param list the level
 * @returns undefined where the entry has no page, or the template has put a link to it into the level
 */
export function parentEntry(label: HTMLElement, list: HTMLElement): ParentEntry | undefined {
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
    mark: () => setAttribute(link, 'aria-current', isPresent(label) ? 'page' : null),
  };
}
