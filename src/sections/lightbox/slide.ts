import type { CarouselSlide } from '../../libraries/fancybox.js';
import type { Content } from './content.js';
import type { Held } from './held.js';

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

/** A slide without its content, and the words for it. */
function emptySlide(link: HTMLElement, number: number): Partial<CarouselSlide> {
  const caption = link.dataset.caption?.trim() ?? '';
  const el = document.createElement('div');
  el.setAttribute('role', 'group');
  return {
    el,
    alt: nameOf(link, caption, number),
    ...(caption ? { caption: captionElement(caption) } : {}),
  };
}

/**
 * A slide whose content waits for consent: nothing of it is handed to fancybox.
 *
 * @param hold makes what stands in its place, of the words for the item
 */
export function heldSlide(
  link: HTMLElement,
  number: number,
  hold: (name: string) => Held,
): Partial<CarouselSlide> {
  const slide = emptySlide(link, number);
  const { element, text } = hold(`${slide.alt}`);
  return { ...slide, html: element, alt: `${slide.alt}: ${text}` };
}

/** One slide of the lightbox. */
export function slideOf(
  link: HTMLElement,
  content: Content,
  number: number,
): Partial<CarouselSlide> {
  const { type, address } = content;
  const isInline = type === 'inline' || type === 'clone';
  const slide = emptySlide(link, number);
  if (type) slide.type = type;
  if (type === 'image') slide.el?.append(picture(link, address));
  else slide.src = isInline && !inlineTarget(content) ? '#' : address;
  const thumbnail = link.querySelector('img');
  if (thumbnail) slide.thumbEl = thumbnail;
  for (const name of measures) {
    const value = link.dataset[name];
    if (value) Object.assign(slide, { [name]: value });
  }
  return slide;
}
