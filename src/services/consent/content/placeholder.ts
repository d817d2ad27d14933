import { parseAddress } from '../../../page/addresses.js';
import { createButton, createElement, languageOfWords } from '../../../page/create.js';
import type { Journal } from '../../../page/journal.js';
import type { Page } from '../../../page/page.js';
import { hooks } from '../../map/definition.js';
import type { App } from '../answers.js';
import { hostsOf } from './held.js';
import wording from './wording.json' with { type: 'json' };
import './placeholder.css';

/** Who requests the notice: the page itself, or content that waits for this app. */
export type Asker = App | 'page';

/** What the consent of a page does for its content. */
export interface Consent {
  /** Shows the notice until the visitor answers, or until the journal is closed. */
  ask(asker: Asker, undo: Journal): void;
  /**
   * Makes an element open the dialog. One that is neither a link nor a button becomes a button.
   *
   * @param purpose the purpose that it allows instead
   */
  settingsLink(link: HTMLElement, undo: Journal, purpose?: string): void;
}

/** The smallest content (px) that has a placeholder: a smaller one would push the page apart. */
const least = { width: 200, height: 100 };

/**
 * The size that the content has on the page, or else in its attributes; undefined where neither says. An image
 * without an address has the size of its alternative text.
 */
function sizeOf(held: HTMLElement): typeof least | undefined {
  const box = held.getBoundingClientRect();
  // A page that is zoomed by its own stylesheet scales what is written into it, and what is measured in it.
  const { currentCSSZoom: zoom = 1 } = held;
  const [width, height] = [box.width / zoom, box.height / zoom];
  const isText = held instanceof HTMLImageElement && !held.hasAttribute('src');
  if (!isText && width > 0 && height > 0) return { width, height };
  const [written, high] = ['width', 'height'].map((name) => Number(held.getAttribute(name)));
  return written && high ? { width: written, height: high } : undefined;
}

/**
 * Places a box where the content is placed: content that lies in a box of its page's own, such as one that keeps a
 * ratio with `padding-top`, has no room in the flow.
 */
function placeAs(box: HTMLElement, held: HTMLElement): void {
  const { position, top, left } = getComputedStyle(held);
  if (position !== 'absolute' && position !== 'fixed') return;
  Object.assign(box.style, { position, top, left, overflow: 'auto' });
}

/** What the page calls the content. */
const titleOf = (held: HTMLElement): string | undefined =>
  ['title', 'aria-label', 'alt', 'data-title']
    .map((name) => held.getAttribute(name) ?? '')
    .find(Boolean);

/** The host that the content comes from; undefined for content of the page itself. */
function hostOf(held: HTMLElement): string | undefined {
  const { dataset } = held;
  const [first] = (dataset.srcset ?? '').trim().split(/[\s,]/);
  const written = dataset.src ?? dataset.href ?? (first || dataset.poster);
  if (written === undefined) return hostsOf(held)[0];
  const address = parseAddress(written);
  return address?.host === location.host ? undefined : address?.host;
}

/** The host that maps come from, since their HTML holds no address. */
const mapHost = 'maps.googleapis.com';

/**
 * Creates the box in place of content that waits. It has the content's size, says what the content is, where it
 * comes from and what it waits for, and can load this content alone or allow the purpose.
 *
 * @param purpose with its title in the page's language; undefined on a site that names none. There only frames
 * have a box: the one app is more than content, so the settings say what it is.
 * @param allow loads this content alone
 * @returns shows the box, and hides the content meanwhile, until a journal is closed; undefined for content that is not
 * seen, such as a stylesheet, or an image that is too small for a text, such as an icon
 */
export function createPlaceholder(
  held: HTMLElement,
  purpose: { readonly name: string; readonly title: string } | undefined,
  allow: () => void,
  page: Page,
  { settingsLink }: Consent,
): ((undo: Journal) => void) | undefined {
  const isMap = purpose !== undefined && held.matches(hooks.map);
  const isSeen = held.matches(purpose ? 'iframe, object, embed, video, audio, img' : 'iframe');
  const size = sizeOf(held);
  const isSmall = size && (size.width < least.width || size.height < least.height);
  if (!(isMap || isSeen) || (isSmall && held instanceof HTMLImageElement)) return undefined;
  const words = page.words(wording);
  const fill = (text: string): string =>
    text.replaceAll('{purpose}', purpose?.title ?? words.others);
  const title = titleOf(held) ?? words.content;
  const host = isMap ? mapHost : hostOf(held);
  const from = host && words.from.replaceAll('{host}', host);
  const all = createButton('consent-placeholder__all', fill(words.all));
  const settings = createButton('cookie-settings', words.settings);
  const buttons = createElement(
    'span',
    { class: 'consent-placeholder__buttons' },
    createButton('consent-placeholder__one', words.one, allow),
    ...(purpose ? [' ', all] : []),
    ' ',
    settings,
  );
  const box = createElement(
    'div',
    { class: 'consent-placeholder', role: 'group', 'aria-label': title },
    createElement('strong', {}, title),
    ' ',
    createElement('span', languageOfWords(), [from, fill(words.needs)].filter(Boolean).join(' ')),
    ' ',
    buttons,
  );
  // Inside a map, the box stands below the address.
  if (!isMap && size) {
    box.classList.add('consent-placeholder--sized');
    box.style.boxSizing = 'border-box';
    box.style.inlineSize = `min(${size.width}px, 100%)`;
    box.style.aspectRatio = `${size.width} / ${size.height}`;
    placeAs(box, held);
  }
  // What scrolls no longer grows with its text, so it does only where its text has no room.
  const room = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.style.overflow = 'auto';
  });
  return (undo) => {
    if (!isMap) undo.attribute(held, 'hidden', '');
    undo.place(box, (node) => (isMap ? held.append(node) : held.before(node)));
    room.observe(box);
    undo.by(
      // The page may have enhanced the box together with an element around it.
      () => page.release(box),
      () => room.disconnect(),
    );
    if (purpose) settingsLink(all, undo, purpose.name);
    settingsLink(settings, undo);
  };
}

/** The message that is on the page. */
let message: HTMLElement | undefined;

/**
 * Tells the visitor that scripts keep running until the page is reloaded, once for all scripts of a
 * withdrawal. The message looks like the notice.
 *
 * @param undo takes it away
 */
export function tellOfReload(page: Page, undo: Journal): void {
  undo.by(() => message?.remove());
  if (message?.isConnected) return;
  const words = page.words(wording);
  const text = createElement('p', languageOfWords());
  const buttons = createElement(
    'div',
    { class: 'cn-ok' },
    createButton('cm-btn', words.reloadNow, () => location.reload()),
    createButton('cm-btn', words.later, () => message?.remove()),
  );
  // The classes are those of the notice.
  const card = createElement('div', { class: 'cookie-notice', role: 'status' }, text, buttons);
  message = createElement('div', { class: 'klaro' }, card);
  document.body.prepend(message);
  // A live region announces only changes, so the text comes after the region.
  text.textContent = words.reload;
}
