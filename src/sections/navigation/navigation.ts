import type { Behaviour } from '../../lifecycle/behaviour.js';
import { mediaOf } from '../../page/media.js';
import { isBelow } from '../../page/top-layer.js';
import { consent } from './drawer.js';
import { mobileMenu } from './mobile-menu.js';
import { giveBack, openerOf } from './opener.js';
import { subMenus } from './sub-menus.js';
import './navigation.css';

/** The levels of a wide window, which no phone needs. */
const loadBar = () => import('./bar.js');

/**
 * The header navigation (specification 2.1 and 2.2). Below 1050 px it is a mobile menu behind the
 * opener, and the page does not scroll while it is open. Sub-menus open by tap, and a back control
 * closes the level. From 1050 px on the theme shows the sub-menus, and the script only handles taps.
 */
const navigation: Behaviour = (element, page) => {
  const opener = openerOf(element, page);
  const levels = subMenus(element, page, () => bar?.look());
  const header = opener.closest<HTMLElement>(page.selectors.header);
  const menu = mobileMenu(element, opener, header ?? opener, levels.closeAll);
  const desktop = mediaOf('desktop');
  let bar: ReturnType<Awaited<ReturnType<typeof loadBar>>['default']> | undefined;
  let hasEnded = false;
  const arrange = (): void => {
    levels.closeAll();
    bar?.end();
    menu.arrange(!desktop.matches);
    levels.arrange(!desktop.matches);
    bar = undefined;
    if (!desktop.matches) return;
    loadBar().then(
      ({ default: createBar }) => {
        if (!hasEnded && desktop.matches) bar ??= createBar(element);
      },
      (error: unknown) => page.report('navigation', element, error),
    );
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (isBelow(element)) return;
    // The notice lies over the menu.
    const isOver = target instanceof Element && target.closest(consent) !== null;
    const closed = !isOver && (levels.closeLast() || menu.close());
    if (closed || bar?.dismiss()) event.preventDefault();
  };
  document.addEventListener('keydown', onKey);
  desktop.addEventListener('change', arrange);
  arrange();

  return () => {
    hasEnded = true;
    document.removeEventListener('keydown', onKey);
    desktop.removeEventListener('change', arrange);
    bar?.end();
    menu.remove();
    levels.remove();
    giveBack(opener);
  };
};

export default navigation;

export { default as definition } from './definition.js';
