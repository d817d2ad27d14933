import type { Page } from '@playwright/test';

/** What of a page's content nobody can see now. */
export interface Unseen {
  readonly texts: readonly string[];
  /** The addresses of pictures that are shown nowhere on the page. */
  readonly pictures: readonly string[];
}

/**
 * The texts and pictures of the page that nobody can see now: of elements that are hidden in any
 * way or clipped away, and of those that stick out where nothing scrolls.
 *
 * @param except selector of what need not be seen
 */
export function unseen(page: Page, except: string): Promise<Unseen> {
  return page.evaluate((left) => {
    const hidden: string[] = [];
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

    const isSeen = (element: Element, box: DOMRect): boolean =>
      box.width > 0 &&
      box.height > 0 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isInside(element, box);

    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      const none = `script, noscript, style, template, option, textarea, ${left}`;
      if (text === '' || !element || element.closest(none)) continue;
      range.selectNodeContents(node);
      if (!isSeen(element, range.getBoundingClientRect())) hidden.push(text);
    }

    const images = [...document.images].filter((image) => !left || !image.closest(left));
    const address = (image: HTMLImageElement): string => image.dataset.lazy ?? image.src;
    const shown = images.filter(
      (image) => !image.dataset.lazy && isSeen(image, image.getBoundingClientRect()),
    );
    const addresses = new Set(shown.map((image) => image.src));
    const pictures = images
      .map((image) => new URL(address(image), document.baseURI).href)
      .filter((href) => !addresses.has(href));
    return { texts: hidden, pictures };
  }, except);
}

/** The texts alone. */
export const unseenTexts = async (page: Page, except: string): Promise<readonly string[]> =>
  (await unseen(page, except)).texts;
