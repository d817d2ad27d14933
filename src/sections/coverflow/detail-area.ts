import { setAttribute } from '../../page/elements.js';
import type { Journal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import definition from './definition.js';
import { copiesOf, type Item } from './read-item.js';

const { hooks } = definition;

type Name = 'Image' | 'Title' | 'SubHeader' | 'Text' | 'More';

/** The attributes that the "more" link copies from an item's link. */
const linkAttributes = ['href', 'target', 'rel', 'hreflang', 'aria-label'] as const;

const imageAttributes = ['src', 'srcset', 'alt', 'width', 'height'] as const;

/**
 * Takes over the detail area. A template may leave out any of its parts. The part of the image is an `img`, or an
 * element that contains one or gets one; that of the link likewise. The server's own `img` keeps all other attributes
 * (`class`, `sizes`, `loading`). It also keeps its size if an item names none, so that the space is reserved.
 *
 * @param undo gets how to restore the area as the server sent it
 */
export function detailArea(area: HTMLElement, page: Page, undo: Journal) {
  const find = (name: Name): HTMLElement | null =>
    area.querySelector(hooks[`coverflowDetail${name}`]);
  const imagePart = find('Image');
  const title = find('Title');
  const subHeader = find('SubHeader');
  const text = find('Text');
  const moreLink = find('More');
  const ownImage =
    imagePart instanceof HTMLImageElement ? imagePart : imagePart?.querySelector('img');
  const image = ownImage ?? document.createElement('img');
  const size = { width: image.getAttribute('width'), height: image.getAttribute('height') };
  const ownLink = moreLink instanceof HTMLAnchorElement ? moreLink : moreLink?.querySelector('a');
  const link = ownLink ?? document.createElement('a');
  const linkContent = [...link.childNodes];
  // The `source` elements of a `picture` would take precedence over the address that is set here.
  const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  /** The copies in the text part. The server's own content is saved unchanged. */
  let copies: readonly Element[] = [];
  const releaseCopies = (): void => {
    for (const copy of copies) page.release(copy);
  };

  const save = (part: Element | null | undefined, ...names: readonly string[]): void => {
    if (part) undo.keep(part, ...names);
  };
  for (const part of [area, imagePart, title, subHeader, text, moreLink])
    save(part, 'hidden', 'aria-live', 'aria-atomic');
  save(ownImage, ...imageAttributes);
  save(ownLink, ...linkAttributes);
  for (const source of sources) save(source, 'srcset');
  for (const part of [title, subHeader, text, moreLink, ownLink, ownImage ? null : imagePart])
    if (part) undo.content(part);
  undo.by(releaseCopies);
  if (!ownImage) imagePart?.replaceChildren(image);
  if (!ownLink) moreLink?.replaceChildren(link);
  for (const source of sources) source.removeAttribute('srcset');
  area.hidden = false;

  const hideEmpty = (part: HTMLElement | null, isEmpty: boolean): void => {
    if (part) part.hidden = isEmpty;
  };
  const write = (part: HTMLElement | null, words: string): void => {
    if (part) part.textContent = words;
    hideEmpty(part, words === '');
  };
  /** Shows the image of an item. */
  const showImage = (item: Item): void => {
    hideEmpty(imagePart, !item.image);
    const { width, height } = item.image ?? {};
    const shown = { ...item.image, ...(width && height ? {} : size) };
    // One that is not on the page would be loaded all the same.
    if (imagePart)
      for (const name of imageAttributes) setAttribute(image, name, shown[name] ?? null);
  };
  return {
    showImage,
    /** Shows an item. A part that the item lacks is hidden until an item has it. */
    show(item: Item): void {
      showImage(item);
      write(title, item.title);
      write(subHeader, item.subHeader);

      releaseCopies();
      text?.replaceChildren(...item.text);
      hideEmpty(text, item.text.length === 0);
      copies = [...(text?.children ?? [])];
      for (const copy of copies) page.enhance(copy);

      hideEmpty(moreLink, !item.link);
      for (const name of linkAttributes)
        setAttribute(link, name, item.link?.getAttribute(name) ?? null);
      const content = item.link ? copiesOf(item.link) : [];
      link.replaceChildren(...(content.length > 0 ? content : linkContent));
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
