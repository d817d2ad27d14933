import type { Page } from '@playwright/test';

/**
 * The texts of the page that nobody can see now: of elements that are hidden in any way or clipped
 * away, and of those that stick out where nothing scrolls.
 *
 * @param except selector of what need not be seen
 */
export function unseenTexts(page: Page, except: string): Promise<string[]> {
  return page.evaluate((left) => {
    const unseen: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX);

    /** Whether the box is inside everything around it that clips, or can be scrolled there. */
    const isInside = (element: Element, box: DOMRect): boolean => {
      for (let place: Element | null = element; place; place = place.parentElement) {
        if (scrolls(place)) return true;
        const { overflow, clipPath } = getComputedStyle(place);
        if (clipPath !== 'none') return false;
        if (overflow === 'visible') continue;
        const around = place.getBoundingClientRect();
        if (box.right < around.left + 1 || box.left > around.right - 1) return false;
        if (box.bottom < around.top + 1 || box.top > around.bottom - 1) return false;
      }
      return box.left >= 0 && box.right <= document.documentElement.clientWidth + 1;
    };

    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const none = `script, noscript, style, template, option, textarea, ${left}`;
      if (text === '' || !element || element.closest(none)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const shown =
        box.width > 0 &&
        box.height > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!shown || !isInside(element, box)) unseen.push(text);
    }
    return unseen;
  }, except);
}
