import { indicatedElement, isThisPage } from '../../page/addresses.js';
import { saveAttributes, saveClasses, setAttribute, undoAll } from '../../page/changes.js';
import { meaningOf, takeClicks, watchPointers } from '../../page/clicks.js';
import { createButton, createElement } from '../../page/create.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { unclobbered } from '../../page/unclobbered.js';
import { cover } from './cover.js';
import wording from './wording.json' with { type: 'json' };

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
function parentEntry(label: HTMLElement, list: HTMLElement) {
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

const openClass = 'is-open';

/** An entry of the navigation that has a level below it. */
interface Level {
  readonly entry: HTMLElement;
  /** The element to tap: the entry's link or button, else its text. */
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  /** The back control that the script adds if the template has none. */
  readonly added: HTMLLIElement | undefined;
  readonly parent: ReturnType<typeof parentEntry>;
  readonly restore: () => void;
}

/**
 * Creates a back control. It has the hook's default class, even if the page overrides the selector.
 */
const backControl = (page: Page): HTMLLIElement =>
  createElement('li', {}, createButton('navigation-back', page.words(wording).back));

/** A link without an address is plain text to the keyboard and to assistive technology. */
const isPlainText = (label: HTMLElement): boolean =>
  label instanceof HTMLSpanElement || label.matches('a:not([href])');

function findLevels(navigation: HTMLElement, page: Page): Level[] {
  const levels: Level[] = [];
  for (const list of navigation.querySelectorAll<HTMLElement>('li > ul')) {
    const entry = list.parentElement;
    const label = entry?.querySelector<HTMLElement>(':scope > a, :scope > button, :scope > span');
    if (!entry || !label) continue;
    const own = [...list.children].find((item) =>
      [...item.children].some((control) => control.matches(page.selectors.navigationBack)),
    );
    const added = own ? undefined : backControl(page);
    const parent = parentEntry(label, list);
    if (added) list.prepend(added);
    if (parent) (own ?? added)?.after(parent.item);
    // Only plain text gets a `tabindex` here: on a real control, a slider around the menu may have
    // changed the `tabindex`, and it restores that itself.
    const restoreText = isPlainText(label) ? makeButton(label) : () => {};
    const restoreLabel = saveAttributes(label, 'aria-expanded');
    const restoreEntry = saveClasses(entry, /^is-open$/);
    levels.push({
      entry,
      label,
      list,
      added,
      parent,
      restore: undoAll([restoreLabel, restoreText, restoreEntry]),
    });
  }
  return levels;
}

/**
 * Manages the levels below the first one, which open by tap. The page of an entry with a level stays
 * reachable: in the menu the level begins with a link to it, and a tap on the label of an open level
 * follows the label's link. A back control closes its level (specification 2.2).
 *
 * @param shown is called when a level has been opened
 */
export function subMenus(navigation: HTMLElement, page: Page, shown: () => void) {
  const levels = findLevels(navigation, page);
  const open: Level[] = [];
  const covers = new Map<Level, () => void>();
  let mobile = false;
  const pointers = watchPointers(navigation);

  const close = (level: Level): void => {
    for (const inner of [...open]) {
      if (inner !== level && level.entry.contains(inner.entry)) close(inner);
    }
    const place = open.indexOf(level);
    if (place >= 0) open.splice(place, 1);
    level.entry.classList.remove(openClass);
    covers.get(level)?.();
    covers.delete(level);
    level.label.setAttribute('aria-expanded', 'false');
  };

  /** Closes the level that was opened last. Returns whether one was open. */
  const closeLast = (): boolean => {
    const level = open.at(-1);
    if (!level) return false;
    const within = level.entry.contains(document.activeElement);
    close(level);
    if (within) level.label.focus();
    return true;
  };

  const show = (level: Level): void => {
    for (const other of [...open]) {
      if (!other.entry.contains(level.entry)) close(other);
    }
    open.push(level);
    level.entry.classList.add(openClass);
    level.label.setAttribute('aria-expanded', 'true');
    level.parent?.mark();
    if (mobile) covers.set(level, cover(navigation, level.list));
    shown();
  };

  const onClick = (target: Element, click: MouseEvent): boolean => {
    const isBack =
      target.closest(page.selectors.navigationBack) ||
      levels.some(({ added }) => added?.firstElementChild?.contains(target));
    if (isBack) {
      closeLast();
      return true;
    }
    const level = levels.find(({ label }) => label.contains(target));
    // A link in a text that opens a level is followed.
    if (!level || meaningOf(level.label, click) === 'visitors') return false;
    if (!(mobile || pointers.typeOf(click) === 'touch')) return false;
    const follows = level.label instanceof HTMLAnchorElement && level.label.hasAttribute('href');
    if (!open.includes(level)) {
      show(level);
      return true;
    }
    if (!follows) close(level);
    return false;
  };

  const onOutside = (target: Element): boolean => {
    if (!mobile && !navigation.contains(target)) {
      for (const level of [...open]) close(level);
    }
    return false;
  };

  const ends = [takeClicks(navigation, onClick), takeClicks(unclobbered(document), onOutside)];

  return {
    /** In a mobile menu every click opens a level; in a bar only a tap with a finger does. */
    arrange(next: boolean): void {
      mobile = next;
      for (const { label, added, parent } of levels) {
        for (const item of [added, parent?.item]) if (item) item.hidden = !mobile;
        if (mobile) label.setAttribute('aria-expanded', 'false');
        else label.removeAttribute('aria-expanded');
      }
    },
    closeLast,
    closeAll(): void {
      for (const level of [...open]) close(level);
    },
    remove(): void {
      pointers.end();
      for (const end of ends) end();
      for (const level of [...open]) close(level);
      for (const level of levels) {
        level.added?.remove();
        level.parent?.item.remove();
        level.restore();
      }
    },
  };
}
