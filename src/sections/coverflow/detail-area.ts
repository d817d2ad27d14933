import { saveContent } from '../../page/away-nodes.js';
import { saveAttributes, setAttribute } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { copiesOf, type DetailImage, type Item } from './read-item.js';

type Name = 'Title' | 'SubHeader' | 'Text' | 'More';

/** The attributes that the "more" link copies from an item's link. */
const linkAttributes = ['href', 'target', 'rel', 'hreflang', 'aria-label'] as const;

const imageAttributes = ['src', 'srcset', 'alt', 'width', 'height'] as const;

/** Sets each of these attributes to the value that `read` returns, or removes it. */
function setAll(
  element: Element,
  names: readonly string[],
  read: (name: string) => string | null | undefined,
): void {
  for (const name of names) setAttribute(element, name, read(name) ?? null);
}

/**
 * Takes over the image part: an `img`, or an element that contains one or gets one. The server's own
 * `img` keeps all other attributes (`class`, `sizes`, `loading`). It also keeps its size if an item
 * names none, so that the space is reserved.
 *
 * @param undo gets how to undo it
 * @returns what shows an image
 */
function imagePart(part: HTMLElement, undo: (() => void)[]) {
  const own = part instanceof HTMLImageElement ? part : part.querySelector('img');
  const image = own ?? document.createElement('img');
  const size = { width: own?.getAttribute('width'), height: own?.getAttribute('height') };
  undo.push(saveAttributes(part, 'hidden'));
  if (own) undo.push(saveAttributes(own, ...imageAttributes));
  else {
    undo.push(saveContent(part));
    part.replaceChildren(image);
  }
  // The `source` elements of a `picture` would take precedence over the address that is set here.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
    undo.push(saveAttributes(source, 'srcset'));
    source.removeAttribute('srcset');
  }
  return (next: DetailImage | undefined): void => {
    part.hidden = !next;
    const shown = new Map(Object.entries(next?.width && next.height ? next : { ...next, ...size }));
    setAll(image, imageAttributes, (name) => shown.get(name));
  };
}

/**
 * Takes over the detail area. A template may leave out any of its parts.
 *
 * @param undo gets how to restore the area as the server sent it
 */
export function detailArea(area: HTMLElement, page: Page, undo: (() => void)[]) {
  undo.push(saveAttributes(area, 'hidden', 'aria-live', 'aria-atomic'));

  const find = (name: Name): HTMLElement | null => {
    const part = page.findPart(area, `coverflowDetail${name}`);
    if (!part) return null;
    undo.push(saveAttributes(part, 'hidden', 'aria-live', 'aria-atomic'));
    undo.push(saveContent(part));
    return part;
  };

  const title = find('Title');
  const subHeader = find('SubHeader');
  const text = find('Text');
  const more = find('More');
  const image = page.findPart(area, 'coverflowDetailImage');
  const showImage = image && imagePart(image, undo);

  const moreLink = more instanceof HTMLAnchorElement ? more : (more?.querySelector('a') ?? null);
  const moreContent = [...(moreLink?.childNodes ?? [])];
  if (moreLink) {
    undo.push(saveAttributes(moreLink, ...linkAttributes));
    undo.push(saveContent(moreLink));
  }

  const write = (part: HTMLElement | null, words: string): void => {
    if (!part) return;
    part.textContent = words;
    part.hidden = words === '';
  };

  /** The copies in the text part. The server's own content is saved unchanged. */
  let copies: readonly Element[] = [];
  const releaseCopies = (): void => {
    for (const copy of copies) page.release(copy);
  };
  undo.push(releaseCopies);

  const showText = (nodes: readonly Node[]): void => {
    if (!text) return;
    releaseCopies();
    text.replaceChildren(...nodes);
    text.hidden = nodes.length === 0;
    copies = [...text.children];
    for (const copy of copies) page.enhance(copy);
  };

  const showLink = (link: HTMLAnchorElement | undefined): void => {
    if (!more) return;
    more.hidden = !link;
    if (!link) {
      moreLink?.removeAttribute('href');
      return;
    }
    const shown = moreLink ?? document.createElement('a');
    if (!moreLink) more.replaceChildren(shown);
    setAll(shown, linkAttributes, (name) => link.getAttribute(name));
    const content = copiesOf(link);
    shown.replaceChildren(...(content.length > 0 ? content : moreContent));
  };

  area.hidden = false;
  return {
    /** Shows an item. A part that the item lacks is hidden until an item has it. */
    show(item: Item): void {
      showImage?.(item.image);
      write(title, item.title);
      write(subHeader, item.subHeader);
      showText(item.text);
      showLink(item.link);
    },
    /** From now on, screen readers announce the headline of each shown item. */
    announceChanges(): void {
      const announced = title ?? area;
      if (area.hasAttribute('aria-live') || announced.hasAttribute('aria-live')) return;
      announced.setAttribute('aria-live', 'polite');
      announced.setAttribute('aria-atomic', 'true');
    },
  };
}
