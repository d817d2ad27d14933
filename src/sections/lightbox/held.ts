import { answerClicks } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { wording } from './wording.js';

/** Whether a link is marked as one whose content needs consent. */
export const isMarked = (link: Element, page: Page): boolean =>
  link.matches(page.selectors.consentContent);

/**
 * Whether the content of a link waits for consent. What releases it writes its address into `src`, as of
 * all content that waits, and takes that away when consent is withdrawn.
 */
export const isHeld = (link: Element, page: Page): boolean =>
  isMarked(link, page) && !link.hasAttribute('src');

/** What stands in the lightbox where content waits for consent. */
export interface Held {
  readonly element: HTMLElement;
  /** What it says of the content: where it comes from, and what it needs. */
  readonly text: string;
  /** Takes the first place of the keyboard, and is described by the text. */
  readonly first: HTMLElement;
}

let count = 0;

function button(name: string, text: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = name;
  made.textContent = text;
  return made;
}

/**
 * Says whose content waits for consent, and offers to load this one alone; and the settings, where
 * consent runs on the page and knows them by their own class.
 *
 * @param address of the content, absolute
 * @param load loads it
 */
export function heldContent(name: string, address: string, page: Page, load: () => void): Held {
  const words = page.words(wording);
  const element = document.createElement('div');
  element.className = 'lightbox__held';
  const title = document.createElement('strong');
  title.textContent = name;
  const description = document.createElement('p');
  count += 1;
  description.id = `auftritt-held-${count}`;
  const text = words.held.replaceAll('{host}', new URL(address).host);
  description.append(title, document.createElement('br'), text);
  const first = button('lightbox__load', words.load);
  first.setAttribute('aria-describedby', description.id);
  answerClicks(first, () => {
    load();
    return true;
  });
  const settings = button('cookie-settings', words.settings);
  element.append(description, first);
  if (
    !page.configuration.disable.has('consent') &&
    settings.matches(page.selectors.cookieSettings)
  ) {
    element.append(settings);
    page.enhance(settings, { only: ['consent'] });
  }
  return { element, text, first };
}
