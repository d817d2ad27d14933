import { isThisPage } from '../../page/addresses.js';
import { holdAttribute, saveAttributes, undoAll } from '../../page/changes.js';
import { takeClicks } from '../../page/clicks.js';
import { holdScrolling } from '../../page/hold-scrolling.js';
import { afterPaint } from '../../page/moments.js';
import { takePresses } from '../../page/presses.js';
import { isBelow } from '../../page/top-layer.js';
import { consent, drawer } from './drawer.js';

/** The class on `html` while the menu is open. */
const openClass = 'navigation-open';

/** What may come to lie over the open menu: the notice, and what a visitor opens from the menu. */
const over = `${consent}, dialog:not([open]), [popover]`;

/** The elements outside the menu and its opener, which become inert while the menu is open. */
function surroundings(navigation: Element, opener: Element): Element[] {
  const kept = [navigation, opener, ...document.querySelectorAll(over)];
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
) {
  const root = document.documentElement;
  const restore = undoAll([
    saveAttributes(navigation, 'id', 'hidden'),
    saveAttributes(opener, 'hidden', 'aria-expanded', 'aria-controls'),
  ]);
  navigation.id ||= freeId('main-navigation');
  const place = drawer(navigation, opener, above);
  let mobile = false;
  let open = false;
  let unlock = (): void => {};
  let whileOpen = new AbortController();

  /**
   * Makes the page beside the menu inert, after the menu has been painted: the browser computes all of its styles
   * anew.
   */
  const holdSurroundings = (): (() => void) => {
    let undo: (() => void) | undefined;
    let isOver = false;
    afterPaint(() => {
      const outside = isOver ? [] : surroundings(navigation, opener);
      undo = undoAll(outside.map((element) => holdAttribute(element, 'inert', '')));
      return false;
    });
    return () => {
      isOver = true;
      undo?.();
    };
  };

  /** Makes the page beside the menu usable again, or not as long as the menu is there. */
  const lock = (on: boolean): void => {
    root.classList.toggle(openClass, on);
    unlock();
    unlock = on ? undoAll([holdScrolling(), holdSurroundings()]) : () => {};
  };

  /** Puts the menu where there is room for it now. A page whose menu is out of sight stays usable. */
  const arrangeOpen = (): void => {
    if (isBelow(navigation)) return;
    if (navigation.getClientRects().length === 0) show(false);
    else if (!place.arrange()) lock(false);
  };

  /** Follows what changes around the open menu, and closes it where the visitor leaves it. */
  const watch = (): void => {
    whileOpen = new AbortController();
    const { signal } = whileOpen;
    const sizes = new ResizeObserver(arrangeOpen);
    for (const each of [navigation, above, document.body]) sizes.observe(each);
    // The notice makes room for itself at the end of the page.
    sizes.observe(root, { box: 'border-box' });
    signal.addEventListener('abort', () => sizes.disconnect());
    const options = { capture: true, passive: true, signal };
    window.addEventListener('resize', arrangeOpen, options);
    document.addEventListener('transitionend', arrangeOpen, options);
    // A page that the browser keeps comes back as it was.
    for (const type of ['pagehide', 'popstate']) {
      window.addEventListener(type, () => show(false), options);
    }
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || isBelow(navigation) || target.closest(over)) return;
        // What has the focus would lie below the menu.
        const isOurs = navigation.contains(target) || opener.contains(target);
        if (place.isOnTop() && !isOurs) show(false);
      },
      options,
    );
  };

  function show(next: boolean): void {
    const wasOpen = open;
    open = next;
    if (open) place.reserve();
    navigation.hidden = mobile && !open;
    if (mobile) opener.setAttribute('aria-expanded', String(open));
    else opener.removeAttribute('aria-expanded');
    whileOpen.abort();
    if (open) {
      root.classList.add(openClass);
      lock(place.arrange());
      watch();
      return;
    }
    lock(false);
    place.remove();
    if (wasOpen) onClose();
  }

  /** Closes the menu. Returns whether it was open. */
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

  /** Closes the menu after a click on a link to a place of the same page. */
  const follow = (target: Element): boolean => {
    const link = target.closest('a[href*="#"]');
    if (open && link instanceof HTMLAnchorElement) {
      if (isThisPage(link.href)) show(false);
    }
    return false;
  };

  // The labels of levels have answered their clicks before, the links of the page come afterwards.
  const endClicks = undoAll([takePresses(opener, toggle), takeClicks(navigation, follow)]);

  return {
    /** Turns the navigation into a menu behind the opener, or into a bar without an opener. */
    arrange(next: boolean): void {
      mobile = next;
      opener.hidden = !mobile;
      if (mobile) opener.setAttribute('aria-controls', navigation.id);
      else opener.removeAttribute('aria-controls');
      show(false);
    },
    close,
    remove(): void {
      mobile = false;
      show(false);
      endClicks();
      restore();
    },
  };
}
