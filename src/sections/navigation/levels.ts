import { indicatedElement, isThisPage } from '../../page/addresses.js';
import { isUsable, takeClicks } from '../../page/clicks.js';
import { meaningOf } from '../../page/controls.js';
import { createButton, createElement } from '../../page/create.js';
import { setAttribute } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { unclobbered } from '../../page/unclobbered.js';
import definition from './definition.js';
import './levels.css';
import wording from './wording.json' with { type: 'json' };

const { hooks } = definition;

/** The attributes that the link to the parent's page copies from the label. */
const copied = ['href', 'hreflang', 'lang', 'rel', 'target'] as const;

const plainText = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();

/** The name of a label. A label without text has an image. */
const labelText = (label: HTMLElement): string =>
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
  const name = labelText(label);
  if (isThere || !name) return undefined;
  const link = createElement('a', { class: 'navigation-parent' }, name);
  for (const attribute of copied) setAttribute(link, attribute, label.getAttribute(attribute));
  return {
    item: createElement('li', {}, link),
    /** Marks the link if it leads to the current page, and removes the mark otherwise. */
    mark: (): void => setAttribute(link, 'aria-current', isPresent(label) ? 'page' : null),
  };
}

/** An entry of the navigation that has a level below it. */
interface Level {
  readonly entry: HTMLElement;
  /** The element to tap: the entry's link or button, else its text. */
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  /** The back control that the script adds if the template has none. */
  readonly added: HTMLLIElement | undefined;
  readonly parent: ReturnType<typeof parentEntry>;
}

/** A link without an address is plain text to the keyboard and to assistive technology. */
const isPlainText = (label: HTMLElement): boolean =>
  label instanceof HTMLSpanElement || label.matches('a:not([href])');

function findLevels(navigation: HTMLElement, page: Page, undo: Journal): Level[] {
  const levels: Level[] = [];
  for (const list of navigation.querySelectorAll<HTMLElement>('li > ul')) {
    const entry = list.parentElement;
    const label = entry?.querySelector<HTMLElement>(':scope > a, :scope > button, :scope > span');
    if (!entry || !label) continue;
    const ofTemplate = [...list.children].find((item) =>
      [...item.children].some((control) => control.matches(hooks.navigationBack)),
    );
    // It has the hook's default class, even if the page overrides the selector.
    const added = ofTemplate
      ? undefined
      : createElement('li', {}, createButton('navigation-back', page.words(wording).back));
    const parent = parentEntry(label, list);
    if (added) undo.place(added, () => list.prepend(added));
    if (parent) undo.place(parent.item, (item) => (ofTemplate ?? added)?.after(item));
    // Only plain text gets a `tabindex` here: on a real control, a slider around the menu may have
    // changed the `tabindex`, and it restores that itself.
    if (isPlainText(label)) makeButton(label, undo);
    levels.push({ entry, label, list, added, parent });
  }
  return levels;
}

/**
 * Keeps what an open level of the phone's menu covers from being reached or scrolled: the level stands at the
 * beginning of the list that it covers. What has the focus there hands it on to the level. A level that stands in the
 * flow covers nothing.
 *
 * @param undo uncovers it when it is closed, where the visitor had scrolled it to
 */
function cover(navigation: Element, { entry, list }: Level, undo: Journal): void {
  if (!/absolute|fixed/.test(getComputedStyle(list).position)) return;
  for (let box = entry.parentElement; box && navigation.contains(box); box = box.parentElement) {
    const { scrollTop } = box;
    undo.by(() => {
      if (box) box.scrollTop = scrollTop;
    });
    box.scrollTop = 0;
  }
  const covered = [...entry.children, ...(entry.parentElement?.children ?? [])].filter(
    (each) => each !== list && each !== entry,
  );
  if (covered.some((each) => each.contains(document.activeElement))) {
    list.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }
  // A theme's drop-downs hang on their entries, at every width.
  if (list.offsetParent === entry) undo.style(entry, 'position', 'static');
  for (const each of covered) undo.attribute(each, 'inert', '');
}

/** What levels ask and tell of the navigation around them. */
interface Surroundings {
  /** Whether the navigation is a bar now: a tap with a finger opens a level there, elsewhere every click. */
  isBar(): boolean;
  isTap(click: MouseEvent): boolean;
  /** Is called when a level has been opened. */
  shown(): void;
}

/**
 * Manages the levels below the first one, which open by tap. The page of an entry with a level stays
 * reachable: in the menu the level begins with a link to it, and a tap on the label of an open level
 * follows the label's link. A back control closes its level (specification 2.2).
 *
 */
export default function createLevels(
  navigation: HTMLElement,
  page: Page,
  undo: Journal,
  { isBar, isTap, shown }: Surroundings,
) {
  const levels = findLevels(navigation, page, undo);
  /** The open levels in the order of their opening, with what each covers. */
  const open = new Map<Level, Journal>();

  const close = (level: Level): void => {
    for (const inner of [...open.keys()]) {
      if (inner !== level && level.entry.contains(inner.entry)) close(inner);
    }
    undo.class(level.entry, 'is-open', false);
    open.get(level)?.close();
    open.delete(level);
    undo.attribute(level.label, 'aria-expanded', isBar() ? null : 'false');
  };

  const closeAll = (): void => {
    for (const level of [...open.keys()]) close(level);
  };

  /** Closes the level that was opened last. Returns whether one was open. */
  const closeLast = (): boolean => {
    const level = [...open.keys()].at(-1);
    if (!level) return false;
    const within = level.entry.contains(document.activeElement);
    close(level);
    if (within) level.label.focus();
    return true;
  };

  const show = (level: Level): void => {
    for (const other of [...open.keys()]) {
      if (!other.entry.contains(level.entry)) close(other);
    }
    const whileOpen = undo.part();
    open.set(level, whileOpen);
    undo.class(level.entry, 'is-open');
    undo.attribute(level.label, 'aria-expanded', 'true');
    level.parent?.mark();
    if (!isBar()) cover(navigation, level, whileOpen);
    shown();
  };

  /** In a mobile menu every click opens a level; in a bar only a tap with a finger does. */
  const arrange = (): void => {
    closeAll();
    for (const { label, added, parent } of levels) {
      for (const item of [added, parent?.item]) if (item) item.hidden = isBar();
      undo.attribute(label, 'aria-expanded', isBar() ? null : 'false');
    }
  };

  undo.by(
    takeClicks(unclobbered(document), (target) => {
      if (isBar() && !navigation.contains(target)) closeAll();
      return false;
    }),
  );
  arrange();

  return {
    arrange,
    closeLast,
    closeAll,
    /** Opens or closes what a click is for. Returns whether it has done all that is to be done. */
    press(target: Element, click: MouseEvent): boolean {
      const isBack =
        target.closest(hooks.navigationBack) ||
        levels.some(({ added }) => added?.firstElementChild?.contains(target));
      if (isBack) {
        closeLast();
        return true;
      }
      const level = levels.find(({ label }) => label.contains(target));
      // A link in a text that opens a level is followed.
      if (!level || meaningOf(level.label, click) === 'visitors') return false;
      if (isBar() && !isTap(click)) return false;
      if (!isUsable(level.label)) return true;
      if (!open.has(level)) {
        show(level);
        return true;
      }
      if (!level.label.matches('a[href]')) close(level);
      return false;
    },
  };
}
