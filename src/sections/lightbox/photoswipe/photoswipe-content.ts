import type { SlideData } from 'photoswipe';
import { createElement } from '../../../page/create.js';
import type { Item, Presentation } from '../presentation.js';
import { frameOf } from './frame-of.js';

/** The content of a slide that shows no image. */
interface Shown {
  readonly element: HTMLElement;
  /** Puts an element that was taken from the page back. */
  end?(): void;
}

/** The message in place of content that does not load. It is in English, and screen readers announce it at once. */
export const errorMessage = (text: string): HTMLElement =>
  createElement('p', { class: 'lightbox__error', lang: 'en', role: 'alert' }, text);

/** Sets the size that the link says, in pixels. */
function setSize(element: HTMLElement, { dataset }: HTMLElement): void {
  const { width, height, aspectRatio } = dataset;
  for (const [property, size] of Object.entries({ width, height })) {
    if (size && /^\d+$/.test(size)) element.style.setProperty(property, `${size}px`);
  }
  if (aspectRatio) element.style.aspectRatio = aspectRatio;
}

function frame({ link, content, name }: Item): Shown {
  const { address, isFilm } = frameOf(content);
  const element = createElement('iframe', {
    class: isFilm ? 'lightbox__film' : 'lightbox__frame',
    title: name,
    allow: 'autoplay; fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
  });
  setSize(element, link);
  element.src = address;
  return { element };
}

function video({ link, content, name }: Item, error: string): Shown {
  const element = document.createElement('video');
  element.className = 'lightbox__video';
  element.controls = true;
  element.playsInline = true;
  element.setAttribute('aria-label', name);
  setSize(element, link);
  element.addEventListener('error', () => element.replaceWith(errorMessage(error)), { once: true });
  element.src = content.address;
  return { element };
}

/** Shows an element of the page, or a copy of it. An element leaves a mark where it stood. */
function inline({ content, target }: Item, error: string): Shown {
  const element = createElement('div', { class: 'lightbox__inline' });
  if (!target) return { element: errorMessage(error) };
  if (content.type === 'clone') {
    const copy = target.cloneNode(true);
    if (copy instanceof HTMLElement) {
      copy.removeAttribute('id');
      copy.hidden = false;
      if (copy.style.display === 'none') copy.style.display = '';
      element.append(copy);
    }
    return { element };
  }
  const marker = document.createComment('');
  target.before(marker);
  element.append(target);
  target.hidden = false;
  if (target.style.display === 'none') target.style.display = '';
  return { element, end: () => marker.replaceWith(target) };
}

/** Creates the content of a slide that shows no image. Nothing in it loads before it is on the page. */
export function shownOf(item: Item, error: string): Shown {
  if (item.held) return { element: item.held.element };
  const { type } = item.content;
  if (type === 'inline' || type === 'clone') return inline(item, error);
  return type === 'html5video' ? video(item, error) : frame(item);
}

/** A size in pixels; 0 for what is none. */
const sizeIn = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : 0);

/** Width by height of the image in the link, as far as it is known. */
function ratioOf(thumbnail: HTMLImageElement | null): number {
  if (!thumbnail) return 0;
  const { naturalWidth, naturalHeight, width, height } = thumbnail;
  return (naturalHeight && naturalWidth / naturalHeight) || (height && width / height) || 0;
}

/** Whether the thumbnail shows only a part of its image. */
const isCropped = (thumbnail: HTMLImageElement): boolean =>
  getComputedStyle(thumbnail).objectFit === 'cover';

/**
 * What PhotoSwipe needs of an image. It asks for the size before the image has loaded: the link may say
 * it; else the image has the ratio of the one in the link until it has loaded.
 */
export function imageData(
  { link, content, name, thumbnail }: Item,
  { sizeBy }: Presentation,
): SlideData {
  const { width, height, srcset } = link.dataset;
  const said = { width: sizeIn(width), height: sizeIn(height) };
  const isSaid = said.width > 0 && said.height > 0;
  const hasArrived = thumbnail?.complete && thumbnail.naturalWidth > 0;
  const data: SlideData = {
    type: 'image',
    src: content.address,
    alt: name,
    ...(srcset ? { srcset } : {}),
    ...(isSaid ? said : sizeBy(ratioOf(thumbnail) || 3 / 2)),
    isSaid,
    ...(hasArrived ? { msrc: thumbnail.currentSrc, thumbCropped: isCropped(thumbnail) } : {}),
  };
  // PhotoSwipe grows the image out of this element, and shrinks it into it, where the visitor sees it.
  return Object.defineProperty(data, 'element', {
    get: () => (thumbnail?.getClientRects().length ? thumbnail : undefined),
  });
}
