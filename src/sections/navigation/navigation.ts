import type { Behaviour } from '../../lifecycle/behaviour.js';
import { adoptStyles } from '../../page/adopt-styles.js';
import { takeClicks } from '../../page/clicks.js';
import { watchPointers } from '../../page/controls.js';
import { isShown } from '../../page/elements.js';
import { mediaOf } from '../../page/media.js';
import { nextTask } from '../../page/moments.js';
import { nearest } from '../../page/nearest.js';
import { pageHooks } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type createBar from './bar.js';
import definition from './definition.js';
import { styles, taken } from './first-press.js';
import type createLevels from './levels.js';
import { mobileMenu, over } from './mobile-menu.js';

const { hooks } = definition;

/** Opener → its navigation. A navigation that has left the page no longer counts. */
const navigations = new WeakMap<Element, Element>();

/**
 * The opener of a navigation: the one that names it, else the nearest, in it or outside of any. Throws a `Problem` if
 * there is none, or only another navigation's.
 */
export function openerOf(navigation: HTMLElement): HTMLElement {
  const outside = `:is(${hooks.navigationOpener}):not(:is(${hooks.navigation}) *)`;
  const naming = `${outside}[aria-controls=${JSON.stringify(navigation.id)}]`;
  const opener =
    nearest(navigation, naming) ??
    navigation.querySelector<HTMLElement>(hooks.navigationOpener) ??
    nearest(navigation, outside);
  // The one that it names may not have started yet.
  const named = document.getElementById(opener?.getAttribute('aria-controls') ?? '');
  const owner = named?.matches(hooks.navigation) ? named : opener && navigations.get(opener);
  if (!opener || taken.has(opener) || (owner?.isConnected && owner !== navigation)) {
    throw new Problem(navigation, `element lacks ${hooks.navigationOpener}`);
  }
  navigations.set(opener, navigation);
  return opener;
}

/** Whether something is in what opens a level. */
const isInLabel = (target: Element): boolean =>
  target.closest('li > :is(a, button, span)')?.parentElement?.querySelector(':scope > ul') != null;

/**
 * The header navigation (specification 2.1 and 2.2). Below 1050 px it is a mobile menu behind the
 * opener, and the page does not scroll while it is open. Sub-menus open by tap, and a back control
 * closes the level. From 1050 px on the theme shows the sub-menus, and the script only handles taps.
 * The code of the levels comes when the menu opens, or where there is a bar.
 */
const navigation: Behaviour = (element, page, undo) => {
  const opener = openerOf(element);
  adoptStyles(styles);
  const pointerOf = watchPointers(element, undo.signal);
  undo.by(() => navigations.delete(opener));
  // In the menu it would be hidden with it.
  if (element.contains(opener)) undo.place(opener, (node) => element.before(node));
  const desktop = mediaOf('desktop');
  const header = opener.closest<HTMLElement>(pageHooks.header);
  const menu = mobileMenu(element, opener, header ?? opener, undo, {
    opened: () => void loadLevels(),
    closed: () => levels?.closeAll(),
  });
  let levels: ReturnType<typeof createLevels> | undefined;
  let bar: ReturnType<typeof createBar> | undefined;
  let ofBar = undo.part();

  const loadLevels = async (): Promise<void> => {
    try {
      const code = await import('./levels.js');
      if (undo.signal.aborted) return;
      levels ??= code.default(element, page, undo, {
        isBar: () => desktop.matches,
        isTap: (click) => pointerOf(click) === 'touch',
        shown: () => bar?.look(),
      });
    } catch (error) {
      // Without them parts of the menu would be out of reach.
      undo.close();
      page.fail('navigation', element, error);
    }
  };

  /** What was hidden while it had the focus: a browser takes the focus from it before or after it tells of the width. */
  let hidden: Element | undefined;
  for (const each of [element, opener]) {
    undo.on(each, 'focusout', ({ target }) => {
      hidden = target instanceof Element && !isShown(target) ? target : undefined;
    });
  }
  /** What has lost the focus by a window that is wider or narrower now, or zoomed. */
  const withoutFocus = (): Element | undefined => {
    const focused = document.activeElement;
    const last = focused === document.body ? hidden : focused;
    const isOurs = last === opener || element.contains(last ?? null);
    return last && isOurs && !isShown(last) ? last : undefined;
  };

  const loadBar = async (left: Element | undefined): Promise<void> => {
    const { signal } = ofBar;
    try {
      const code = await import('./bar.js');
      if (!signal.aborted) bar = code.default(element, left, ofBar);
    } catch (error) {
      page.report('navigation', element, error);
    }
  };

  const handOn = async (from: Element): Promise<void> => {
    // A press that has waited shows it again in this task.
    await nextTask();
    if (!undo.signal.aborted && !isShown(from)) opener.focus({ preventScroll: true });
  };

  const arrange = (): void => {
    ofBar.close();
    ofBar = undo.part();
    bar = undefined;
    levels?.arrange();
    menu.arrange(!desktop.matches);
    const left = withoutFocus();
    if (desktop.matches) {
      void loadLevels();
      void loadBar(left);
    } else if (left) void handOn(left);
  };

  /** Has a press on a label wait for the code of the levels. */
  const waits = (target: Element, click: MouseEvent): boolean => {
    if (levels || !isInLabel(target)) return false;
    const init = { bubbles: true, cancelable: true, composed: true, view: window };
    const again = new PointerEvent('click', { ...init, pointerType: pointerOf(click) });
    void loadLevels().then(() => target.dispatchEvent(again));
    return true;
  };
  undo.by(
    takeClicks(element, (target, click) => {
      if (waits(target, click) || levels?.press(target, click)) return true;
      // The links of the page come afterwards.
      menu.follow(target);
      return false;
    }),
  );
  // What Escape closes may be gone when the key comes here.
  let isOver = false;
  undo.on(
    window,
    'keydown',
    ({ key, target }) => {
      if (key !== 'Escape') return;
      const layer = target instanceof Element && target.closest(over);
      isOver = menu.isUnder() || Boolean(layer && !layer.contains(element));
    },
    { capture: true, passive: true },
  );
  undo.on(document, 'keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isOver) return;
    if (levels?.closeLast() || menu.close() || bar?.dismiss()) event.preventDefault();
  });
  desktop.addEventListener('change', arrange, { signal: undo.signal });
  arrange();
  return undefined;
};

export default navigation;

export { default as definition } from './definition.js';
