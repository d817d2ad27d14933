import { saveAttributes } from '../../page/attributes.js';
import type { Page } from '../../page/page.js';
import { saveContent } from '../../page/saved-content.js';
import { type DetailImagePart, detailImage } from './detail-image.js';
import { copiesOf, type Item } from './read-item.js';

/** The detail area beside a coverflow. */
export interface DetailArea {
  /** Shows an item; a part that the item lacks is hidden until one has it. */
  show(item: Item): void;
  /** From now on, a screen reader hears the headline of each item that is shown. */
  announceChanges(): void;
  /** Leaves the area as the server sent it. */
  remove(): void;
}

type Name = 'Title' | 'SubHeader' | 'Text' | 'More';

/** What a "more" link takes over from an item's link. */
const linkAttributes = ['href', 'target', 'rel', 'hreflang', 'aria-label'] as const;

/** The detail area's parts, each of which a template may leave out. */
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

  /** What stands in the text part of an item. The server's own content is set aside as it is. */
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
