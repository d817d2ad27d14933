import type { Page } from '../../page/page.js';

const openClass = 'is-open';

/** One entry of the navigation that has a level below it. */
interface Level {
  readonly entry: HTMLElement;
  /** What is tapped: the entry's link or button, or its text where it has neither. */
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  /** The back control, where the template has none. */
  readonly added: readonly HTMLElement[];
  readonly restore: () => void;
}

export interface SubMenus {
  /** On a mobile menu every tap opens a level; on a bar only one that comes from a finger. */
  arrange(mobile: boolean): void;
  /** Closes the level that was opened last; says whether one was open. */
  closeLast(): boolean;
  closeAll(): void;
  remove(): void;
}

function backControl(page: Page): HTMLElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = page.selectors.navigationBack.replace(/^.*\./, '');
  button.textContent = page.wording.back;
  item.append(button);
  return item;
}

function findLevels(navigation: HTMLElement, page: Page): Level[] {
  const levels: Level[] = [];
  for (const list of navigation.querySelectorAll<HTMLElement>('li > ul')) {
    const entry = list.parentElement;
    const label = entry?.querySelector<HTMLElement>(':scope > a, :scope > button, :scope > span');
    if (!entry || !label) continue;
    const own = [...list.children].some((item) =>
      item.querySelector(`:scope > ${page.selectors.navigationBack}`),
    );
    const added = own ? [] : [backControl(page)];
    list.prepend(...added);
    const isSpan = label instanceof HTMLSpanElement;
    // Of others a slider around the menu may hold the tabindex, and puts it back itself.
    const forSpan = isSpan ? ['role', 'tabindex'] : [];
    const restoreLabel = page.record(label, 'aria-expanded', ...forSpan);
    const restoreEntry = page.record(entry, 'class');
    if (isSpan) {
      label.setAttribute('role', 'button');
      label.tabIndex = 0;
    }
    levels.push({
      entry,
      label,
      list,
      added,
      restore: () => {
        restoreLabel();
        restoreEntry();
      },
    });
  }
  return levels;
}

/**
 * The levels below the first: they open by tap, and a tap on the label of an open level follows
 * its link, so that a page which has pages below it stays within reach. A back control closes the
 * level it stands in (specification, sections 2 and 4).
 */
export function subMenus(navigation: HTMLElement, page: Page): SubMenus {
  const levels = findLevels(navigation, page);
  const open: Level[] = [];
  let mobile = false;

  const close = (level: Level): void => {
    for (const inner of [...open]) {
      if (inner !== level && level.entry.contains(inner.entry)) close(inner);
    }
    const place = open.indexOf(level);
    if (place >= 0) open.splice(place, 1);
    level.entry.classList.remove(openClass);
    level.label.setAttribute('aria-expanded', 'false');
  };

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
  };

  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const { target } = event;
    if (target.closest(page.selectors.navigationBack)) {
      event.preventDefault();
      closeLast();
      return;
    }
    const level = levels.find(({ label }) => label.contains(target));
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!level || !(mobile || byFinger)) return;
    const follows = level.label instanceof HTMLAnchorElement && level.label.hasAttribute('href');
    if (!open.includes(level)) {
      event.preventDefault();
      show(level);
    } else if (!follows) {
      close(level);
    }
  };

  /** A label that is plain text answers the keys of a button. */
  const onKey = (event: KeyboardEvent): void => {
    const level = levels.find(({ label }) => label === event.target);
    if (!(level?.label instanceof HTMLSpanElement)) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      level.label.click();
    }
  };

  const onOutside = (event: MouseEvent): void => {
    if (!mobile && event.target instanceof Node && !navigation.contains(event.target)) {
      for (const level of [...open]) close(level);
    }
  };

  navigation.addEventListener('click', onClick);
  navigation.addEventListener('keydown', onKey);
  document.addEventListener('click', onOutside);

  return {
    arrange(next) {
      mobile = next;
      for (const { label, added } of levels) {
        for (const control of added) control.hidden = !mobile;
        if (mobile) label.setAttribute('aria-expanded', 'false');
        else label.removeAttribute('aria-expanded');
      }
    },
    closeLast,
    closeAll() {
      for (const level of [...open]) close(level);
    },
    remove() {
      navigation.removeEventListener('click', onClick);
      navigation.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onOutside);
      for (const level of levels) {
        for (const node of level.added) node.remove();
        level.restore();
      }
    },
  };
}
