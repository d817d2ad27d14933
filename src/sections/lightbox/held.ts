import { createButton, createElement } from '../../page/create.js';
import type { Page } from '../../page/page.js';
import { heldBy, mapLink } from '../../services/consent/definition.js';
import type { Purpose } from '../../services/consent/purposes.js';
import wording from './wording.json' with { type: 'json' };

/** Whether a link is marked as content that needs consent. */
export const isMarked = (link: Element, page: Page): boolean =>
  link.matches(heldBy(page.configuration));

/**
 * Whether the content of a link still waits for consent. As for all such content, the code of consent
 * writes the address into `src` to release it, and removes it after a withdrawal.
 */
export const isHeld = (link: Element, page: Page): boolean =>
  isMarked(link, page) && !link.hasAttribute('src');

/** The placeholder in the lightbox for content that waits for consent. */
export interface Held {
  readonly element: HTMLElement;
  /** The text of the placeholder: where the content comes from, and what it needs. */
  readonly text: string;
  /** The element that gets the focus first. The text describes it. */
  readonly first: HTMLElement;
}

let count = 0;

/** The purpose that a link waits for; undefined where the site has none. Films and maps need not name theirs. */
function purposeOf(link: HTMLElement, { configuration }: Page): Purpose | undefined {
  const { presets, purposes } = configuration;
  const name = link.dataset.name ?? (link.matches(mapLink(presets)) ? 'maps' : 'films');
  return purposes?.find((purpose) => purpose.name === name);
}

/**
 * Creates the placeholder. It names the provider of the content and has a button to load this content
 * alone. It also has a button to the settings, and one that allows the purpose that the link waits for,
 * if consent runs on the page.
 *
 * @param address the absolute address of the content
 * @param load loads the content
 */
export function heldContent(
  name: string,
  link: HTMLElement,
  address: string,
  page: Page,
  load: () => void,
): Held {
  const words = page.words(wording);
  const text = words.held.replaceAll('{host}', new URL(address).host);
  const description = createElement(
    'p',
    { id: `auftritt-held-${++count}` },
    createElement('strong', {}, name),
    createElement('br', {}),
    text,
  );
  const first = createButton('lightbox__load', words.load, load);
  first.setAttribute('aria-describedby', description.id);
  const settings = createButton('cookie-settings', words.settings);
  const element = createElement('div', { class: 'lightbox__held' }, description, first);
  if (!page.configuration.disable.has('consent')) {
    const purpose = purposeOf(link, page);
    if (purpose) {
      const all = createButton(
        settings.className,
        words.loadAll.replace('{purpose}', purpose.words(page.words).title),
      );
      all.dataset.name = purpose.name;
      element.append(all);
      page.enhance(all, { only: ['consent'] });
    }
    element.append(settings);
    page.enhance(settings, { only: ['consent'] });
  }
  return { element, text, first };
}
