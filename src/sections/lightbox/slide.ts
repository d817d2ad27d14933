import type { CarouselSlide } from '../../libraries/fancybox.js';
import type { Content } from './content.js';

/** Data attributes that are handed to fancybox as they are. */
const measures = ['width', 'height', 'aspectRatio'] as const;

/** The words for an item: its caption, else what the picture or the link itself says. */
function nameOf(link: HTMLElement, caption: string, number: number): string {
  const alt = link.querySelector('img')?.alt.trim();
  return alt || caption || link.textContent?.trim() || String(number);
}

/** The caption as an element, since fancybox takes a string for HTML. */
function captionElement(caption: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'f-caption';
  element.textContent = caption;
  return element;
}

/** The picture, made here, since fancybox would write the address into HTML. */
function picture({ dataset }: HTMLElement, address: string): HTMLElement {
  const image = document.createElement('img');
  image.className = 'f-panzoom__content';
  image.dataset.lazySrc = address;
  if (dataset.srcset) image.dataset.lazySrcset = dataset.srcset;
  if (dataset.sizes) image.dataset.lazySizes = dataset.sizes;
  return image;
}

/** The element that an `#id` names; none for one that holds the lightbox's own place. */
export function inlineTarget({ type, address }: Content): HTMLElement | null {
  if (type !== 'inline' && type !== 'clone') return null;
  const target = document.getElementById(address.slice(1));
  return target?.contains(document.body) ? null : target;
}

/** One slide of the lightbox. */
export function slideOf(
  link: HTMLElement,
  content: Content,
  number: number,
): Partial<CarouselSlide> {
  const caption = link.dataset.caption?.trim() ?? '';
  const { type, address } = content;
  const isInline = type === 'inline' || type === 'clone';
  const slide: Partial<CarouselSlide> = {
    el: document.createElement('div'),
    alt: nameOf(link, caption, number),
  };
  slide.el?.setAttribute('role', 'group');
  if (type) slide.type = type;
  if (type === 'image') slide.el?.append(picture(link, address));
  else slide.src = isInline && !inlineTarget(content) ? '#' : address;
  if (caption) slide.caption = captionElement(caption);
  const thumbnail = link.querySelector('img');
  if (thumbnail) slide.thumbEl = thumbnail;
  for (const name of measures) {
    const value = link.dataset[name];
    if (value) Object.assign(slide, { [name]: value });
  }
  return slide;
}
