import { unclobbered } from '../page/unclobbered.js';
import { boxesAround, scroll } from './scroll.js';

/**
 * Scrolls to the top in 500 ms, whatever scrolls: the window, or a box around the control or in the
 * middle of the window.
 *
 * @param leave is called before; it may lead the browser there. If it returns false, nothing happens.
 */
export function goToTop(control: Element, leave: () => boolean): void {
  const own = (element: Element | null): Element[] => (element ? boxesAround(element) : []);
  const isScrolled = (box: Element): boolean => unclobbered(box).scrollTop > 0;
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const around = own(control);
  const boxes = around.some(isScrolled) ? around : own(middle);
  const arrive = (): void => {
    for (const box of boxes) {
      if (document.contains(box)) unclobbered(box).scrollTo({ top: 0, behavior: 'instant' });
    }
    document.documentElement.scrollIntoView({ inline: 'nearest', behavior: 'instant' });
  };
  scroll(boxes, arrive, leave);
}
