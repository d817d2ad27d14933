import type { Page } from '../page/page.js';
import type { FlipsterItem } from './flipster-interface.js';
import { wording } from './flipster-wording.js';

export interface Controls {
  /** Marks the entry of the current item. */
  mark(index: number): void;
  /** The navigation and the buttons. */
  readonly elements: readonly HTMLElement[];
}

/**
 * Gives flipster's navigation and buttons their texts and accessible names in the page's language. All
 * of them are set as text, never as HTML.
 *
 * @param indexOf returns the index of the item that a link of the navigation leads to
 */
export function giveControlsNames(
  element: HTMLElement,
  items: readonly FlipsterItem[],
  page: Page,
  indexOf: (link: HTMLElement) => number,
): Controls {
  const words = page.words(wording);
  const own = (selector: string) => element.querySelectorAll<HTMLElement>(`:scope > ${selector}`);

  for (const button of own('.flipster__button')) {
    const forward = button.classList.contains('flipster__button--next');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', forward ? words.nextItem : words.previousItem);
    button.querySelector('svg')?.setAttribute('aria-hidden', 'true');
  }

  const links = new Map<number, HTMLElement>();
  for (const navigation of own('.flipster__nav')) {
    for (const link of navigation.querySelectorAll<HTMLElement>('.flipster__nav__link')) {
      const index = indexOf(link);
      const item = items[index];
      if (!item) continue;
      if (link.classList.contains('flipster__nav__link--category')) {
        link.textContent = item.category ?? '';
        link.setAttribute('data-flip-category', item.category ?? '');
      } else {
        link.textContent = item.title || String(index + 1);
        links.set(index, link);
      }
    }
  }

  if (!element.hasAttribute('role') && element.localName === 'div') {
    element.setAttribute('role', 'group');
  }
  if (!element.hasAttribute('aria-label') && !element.hasAttribute('aria-labelledby')) {
    element.setAttribute('aria-label', words.coverflow);
  }

  return {
    mark(current) {
      for (const [index, link] of links) {
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    elements: [...own('.flipster__nav'), ...own('.flipster__button')],
  };
}
