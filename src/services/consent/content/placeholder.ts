import type { Teardown } from '../../../lifecycle/behaviour.js';
import { parseAddress } from '../../../page/addresses.js';
import { undoAll } from '../../../page/changes.js';
import { createButton, createElement, languageOfWords } from '../../../page/create.js';
import type { Page } from '../../../page/page.js';
import { hostsOf } from './kept-copies.js';
import wording from './wording.json' with { type: 'json' };
import './placeholder.css';

/** What a placeholder needs from the consent on its page. */
export interface Surroundings {
  readonly page: Page;
  /** Makes a button open the consent dialog, or allow a purpose. */
  readonly settingsLink: (button: HTMLElement, purpose?: string) => Teardown;
}

/** The smallest content (px) that has a placeholder: a smaller one would push the page apart. */
const least = { width: 200, height: 100 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size that the content has on the page, or else in its attributes; undefined where neither says. An image
 * without an address has the size of its alternative text.
 */
function sizeOf(held: HTMLElement): Size | undefined {
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

/** Whether an image is too small for a box with a text, such as an icon. */
const isSmall = (held: HTMLElement, size: Size | undefined): boolean =>
  held instanceof HTMLImageElement &&
  size !== undefined &&
  (size.width < least.width || size.height < least.height);

/** What the page calls the content. */
const nameOf = (held: HTMLElement): string | undefined =>
  ['title', 'aria-label', 'alt', 'data-title']
    .map((name) => held.getAttribute(name))
    .find(Boolean) ?? undefined;

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
 * @returns a function that shows the box and hides the content meanwhile, or puts the content back; undefined for
 * content that is not seen, such as a stylesheet, or that is too small
 */
export function createPlaceholder(
  held: HTMLElement,
  purpose: { readonly name: string; readonly title: string } | undefined,
  allow: () => void,
  { page, settingsLink }: Surroundings,
): ((isShown: boolean) => void) | undefined {
  const isMap = purpose !== undefined && held.matches(page.selectors.map);
  const isSeen = held.matches(purpose ? 'iframe, object, embed, video, audio, img' : 'iframe');
  const size = sizeOf(held);
  if (!(isMap || isSeen) || isSmall(held, size)) return undefined;
  const words = page.words(wording);
  const fill = (text: string): string =>
    text.replaceAll('{purpose}', purpose?.title ?? words.others);
  const name = nameOf(held) ?? words.content;
  const host = isMap ? mapHost : hostOf(held);
  const from = host && words.from.replaceAll('{host}', host);
  const one = createButton('consent-placeholder__one', words.one, allow);
  const all = createButton('consent-placeholder__all', fill(words.all));
  const settings = createButton('cookie-settings', words.settings);
  const box = createElement(
    'div',
    { class: 'consent-placeholder', role: 'group', 'aria-label': name },
    createElement('strong', {}, name),
    ' ',
    createElement('span', languageOfWords(), [from, fill(words.needs)].filter(Boolean).join(' ')),
    ' ',
    createElement(
      'span',
      { class: 'consent-placeholder__buttons' },
      one,
      ...(purpose ? [' ', all] : []),
      ' ',
      settings,
    ),
  );
  // Inside a map, the box stands below the address.
  if (!isMap && size) {
    box.classList.add('consent-placeholder--sized');
    box.style.boxSizing = 'border-box';
    box.style.inlineSize = `min(${size.width}px, 100%)`;
    box.style.aspectRatio = `${size.width} / ${size.height}`;
    placeAs(box, held);
  }
  let end = (): void => {};
  // What scrolls no longer grows with its text, so it does only where its text has no room.
  const room = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.style.overflow = 'auto';
  });
  return (isShown) => {
    if (!isMap) held.hidden = isShown;
    if (isShown === box.isConnected) return;
    if (isShown) {
      if (isMap) held.append(box);
      else held.before(box);
      room.observe(box);
      end = undoAll([
        () => room.disconnect(),
        ...(purpose ? [settingsLink(all, purpose.name)] : []),
        settingsLink(settings),
      ]);
    } else {
      end();
      // The page may have enhanced the box together with an element around it.
      page.release(box);
      box.remove();
    }
  };
}
