import { answerClicks } from '../../page/answer-clicks.js';
import { saveAttributes } from '../../page/attributes.js';

/**
 * The class on `html` while the menu is open. The rules in the script's cascade layer use it to lock
 * scrolling.
 */
const openClass = 'navigation-open';

/** The custom property with the distance of the drawer's upper edge from the top of the window. */
const start = '--auftritt-navigation-start';

/** klaro's notice and dialog. They overlay an open menu, so they must stay usable. */
const consent = '.klaro';

/** The elements outside the menu and its opener, which become inert while the menu is open. */
function surroundings(navigation: Element, opener: Element): Element[] {
  const kept = [navigation, opener, ...document.querySelectorAll(consent)];
  const outside: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child) || child instanceof HTMLScriptElement) continue;
      if (kept.some((each) => child.contains(each))) visit(child);
      else outside.push(child);
    }
  };
  visit(document.body);
  return outside;
}

/** Returns an id that no element of the page has yet. */
function freeId(wanted: string): string {
  let id = wanted;
  for (let next = 2; document.getElementById(id); next += 1) id = `${wanted}-${next}`;
  return id;
}

export interface MobileMenu {
  /** Turns the navigation into a menu behind the opener, or into a bar without an opener. */
  arrange(mobile: boolean): void;
  /** Closes the menu. Returns whether it was open. */
  close(): boolean;
  remove(): void;
}

/**
 * The menu behind the opener: closed or open (specification 4.4).
 *
 * @param above the element below which the open menu begins: the header, or else the opener
 */
export function mobileMenu(
  navigation: HTMLElement,
  opener: HTMLElement,
  above: HTMLElement,
  onClose: () => void,
): MobileMenu {
  const root = document.documentElement;
  const changed = [
    saveAttributes(navigation, 'id', 'hidden', 'style'),
    saveAttributes(opener, 'hidden', 'aria-expanded', 'aria-controls'),
  ];
  navigation.id ||= freeId('main-navigation');
  let mobile = false;
  let open = false;
  let inert: Element[] = [];

  const show = (next: boolean): void => {
    open = next;
    root.classList.toggle(openClass, open);
    navigation.hidden = mobile && !open;
    // Used in look.css.
    if (open) navigation.style.setProperty(start, `${above.getBoundingClientRect().bottom}px`);
    else navigation.style.removeProperty(start);
    if (mobile) opener.setAttribute('aria-expanded', String(open));
    else opener.removeAttribute('aria-expanded');
    for (const element of inert) element.removeAttribute('inert');
    inert = open
      ? surroundings(navigation, opener).filter((element) => !element.hasAttribute('inert'))
      : [];
    for (const element of inert) element.setAttribute('inert', '');
    if (!open) onClose();
  };

  const close = (): boolean => {
    if (!open) return false;
    const within = navigation.contains(document.activeElement);
    show(false);
    if (within) opener.focus();
    return true;
  };

  const toggle = (): boolean => {
    if (open) close();
    else show(true);
    return true;
  };

  /** Closes the menu after a click on a link to a target on the same page. */
  const follow = (target: Element): boolean => {
    const link = target.closest('a[href]');
    if (open && link instanceof HTMLAnchorElement && link.hash) {
      if (link.pathname === location.pathname && link.search === location.search) show(false);
    }
    return false;
  };

  const ends = [
    answerClicks(opener, toggle),
    // Listens in the bubbling phase, so that handlers of the link come first.
    answerClicks(navigation, follow, false),
  ];

  return {
    arrange(next) {
      mobile = next;
      opener.hidden = !mobile;
      if (mobile) opener.setAttribute('aria-controls', navigation.id);
      else opener.removeAttribute('aria-controls');
      show(false);
    },
    close,
    remove() {
      mobile = false;
      show(false);
      for (const end of ends) end();
      for (const restore of changed) restore();
    },
  };
}
