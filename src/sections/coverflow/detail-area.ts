import { saveContent } from '../../page/away-nodes.js';
import { saveAttributes } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { type DetailImagePart, detailImage } from './detail-image.js';
import { copiesOf, type Item } from './read-item.js';

/** The detail area beside a coverflow. */
export interface DetailArea {
  /** Shows an item. A part that the item lacks is hidden until an item has it. */
  show(item: Item): void;
  /** From now on, screen readers announce the headline of each shown item. */
  announceChanges(): void;
  /** Restores the area as the server sent it. */
  remove(): void;
}

type Name = 'Title' | 'SubHeader' | 'Text' | 'More';

/** The attributes that the "more" link copies from an item's link. */
const linkAttributes = ['href', 'target', 'rel', 'hreflang', 'aria-label'] as const;

/** Takes over the detail area. A template may leave out any of its parts. */
export function detailArea(area: HTMLElement, page: Page): DetailArea {
  const undo: (() => void)[] = [saveAttributes(area, 'hidden', 'aria-live', 'aria-atomic')];

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
  const imagePart: DetailImagePart | undefined = image ? detailImage(image) : undefined;
  if (imagePart) undo.push(imagePart.remove);

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

  const showText = (nodes: readonly Node[]): void => {
    if (!text) return;
    for (const copy of copies) page.release(copy);
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
    for (const name of linkAttributes) {
      const value = link.getAttribute(name);
      if (value === null) shown.removeAttribute(name);
      else shown.setAttribute(name, value);
    }
    const content = copiesOf(link);
    shown.replaceChildren(...(content.length > 0 ? content : moreContent));
  };

  area.hidden = false;
  return {
    show(item) {
      imagePart?.show(item.image);
      write(title, item.title);
      write(subHeader, item.subHeader);
      showText(item.text);
      showLink(item.link);
    },
    announceChanges() {
      const announced = title ?? area;
      if (area.hasAttribute('aria-live') || announced.hasAttribute('aria-live')) return;
      announced.setAttribute('aria-live', 'polite');
      announced.setAttribute('aria-atomic', 'true');
    },
    remove() {
      for (const copy of copies) page.release(copy);
      for (const each of undo.reverse()) each();
      undo.length = 0;
    },
  };
}
