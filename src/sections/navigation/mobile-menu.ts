import { isThisPage } from '../../page/addresses.js';
import { keepStyles } from '../../page/adopt-styles.js';
import type { Journal } from '../../page/journal.js';
import { holdScrolling, isBelow, seenAt } from '../../page/overlays.js';
import { takePresses } from '../../page/presses.js';
import { afterPaint } from './after-paint.js';
import { consent, drawer } from './drawer.js';

/** What may come to lie over the open menu: the notice, and what a visitor opens from it. A script may have made it. */
export const over = `${consent}, dialog, [popover], [role*="dialog"], [aria-modal], .modal`;

/** What we have made inert, and not the page. */
const ofMenu = '[inert="menu"]';

/** The elements outside the menu and its opener, which become inert while the menu is open. */
function surroundings(navigation: Element, opener: Element): Element[] {
  const kept = [navigation, opener, ...document.querySelectorAll(over)];
  const outside: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      // What is not shown now is shown later by who wants it seen over the menu.
      const { display, visibility } = getComputedStyle(child);
      if (kept.includes(child) || display === 'none' || visibility === 'hidden') continue;
      if (kept.some((each) => child.contains(each))) visit(child);
      else outside.push(child);
    }
  };
  visit(document.body);
  return outside;
}

let count = 0;

/**
 * The menu behind the opener: closed or open (specification 4.4).
 *
 * @param above the element below which the open menu begins: the header, or else the opener
 */
export function mobileMenu(
  navigation: HTMLElement,
  opener: HTMLElement,
  above: HTMLElement,
  undo: Journal,
  { opened, closed }: { opened(): void; closed(): void },
) {
  const root = document.documentElement;
  let openDrawer: ReturnType<typeof drawer> | undefined;
  let mobile = false;
  let whileOpen: Journal | undefined;
  /** What is changed of the page while the menu is open. */
  let held: Journal | undefined;

  /** Keeps the page behind the menu from being scrolled and used. */
  const hold = (holding: Journal): void => {
    held = holding;
    holding.class(root, 'navigation-open');
    holding.by(holdScrolling());
    holding.by(() => {
      // A script of the page may have written the page's HTML anew meanwhile.
      for (const each of document.querySelectorAll(ofMenu)) each.removeAttribute('inert');
    });
    // After the menu has been painted: the browser computes all styles of the page anew.
    afterPaint(() => {
      if (holding.signal.aborted) return false;
      for (const element of surroundings(navigation, opener)) {
        holding.attribute(element, 'inert', 'menu');
      }
      return false;
    });
  };

  /** Whether something lies over the open menu that Escape is for: what was there before is inert. */
  const isUnder = (): boolean => {
    const seen = document.querySelector(ofMenu) && seenAt(navigation);
    const isOther = seen && !navigation.contains(seen) && !seen.contains(navigation);
    return isBelow(navigation) || (isOther && !seen.closest(consent)) === true;
  };

  /** Puts the menu where there is room for it now. A page whose menu is out of sight stays usable. */
  const arrangeOpen = (): void => {
    if (isUnder()) return;
    if (navigation.getClientRects().length === 0) show(false);
    else if (!openDrawer?.arrange()) held?.close();
  };

  /** Follows what changes around the open menu, and closes it where the visitor leaves it. */
  const watch = ({ signal }: Journal): void => {
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
        // What has the focus lies below the menu.
        if (
          target instanceof Element &&
          !navigation.contains(target) &&
          navigation.contains(seenAt(target))
        )
          show(false);
      },
      options,
    );
  };

  function show(next: boolean): void {
    const before = whileOpen;
    whileOpen = next ? undo.part() : undefined;
    if (whileOpen) {
      keepStyles();
      openDrawer = drawer(navigation, opener, above, whileOpen);
      openDrawer.reserve();
    }
    undo.attribute(navigation, 'hidden', mobile && !next ? '' : null);
    undo.attribute(opener, 'aria-expanded', mobile ? String(next) : null);
    before?.close();
    if (whileOpen) {
      hold(whileOpen.part());
      if (!openDrawer?.arrange()) held?.close();
      watch(whileOpen);
      opened();
    } else if (before) closed();
  }

  /** Closes the menu. Returns whether it was open. */
  const close = (): boolean => {
    if (!whileOpen) return false;
    const within = navigation.contains(document.activeElement);
    show(false);
    if (within) opener.focus();
    return true;
  };

  undo.attribute(navigation, 'id', navigation.id || `auftritt-navigation-${++count}`);
  takePresses(
    opener,
    () => {
      // A press that has waited may find a bar.
      if (!close()) show(mobile);
      return true;
    },
    undo,
  );

  return {
    /** Turns the navigation into a menu behind the opener, or into a bar without an opener. */
    arrange(next: boolean): void {
      mobile = next;
      undo.attribute(opener, 'hidden', mobile ? null : '');
      undo.attribute(opener, 'aria-controls', mobile ? navigation.id : null);
      show(false);
    },
    close,
    isUnder,
    /** Closes the menu after a click on a link to a place of the same page. */
    follow(target: Element): void {
      const link = target.closest('a[href*="#"]');
      if (whileOpen && link instanceof HTMLAnchorElement && isThisPage(link.href)) show(false);
    },
  };
}
