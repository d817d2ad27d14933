import { indicatedElement } from '../../page/addresses.js';
import type { Page } from '../../page/page.js';
import type { Content } from './content.js';
import type { CarouselSlide } from './fancybox.js';
import type { Held } from './held.js';
import { captionOf, imageOf, nameOf } from './places.js';

/** Data attributes that the script passes to fancybox unchanged. */
const measures = ['width', 'height', 'aspectRatio'] as const;

/** The caption as an element, because fancybox would parse a string as HTML. */
function captionElement(caption: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'f-caption';
  element.textContent = caption;
  return element;
}

/** Creates the image element here, because fancybox would write the address into HTML. */
function picture({ dataset }: HTMLElement, address: string): HTMLElement {
  const image = document.createElement('img');
  image.className = 'f-panzoom__content';
  image.dataset.lazySrc = address;
  if (dataset.srcset) image.dataset.lazySrcset = dataset.srcset;
  if (dataset.sizes) image.dataset.lazySizes = dataset.sizes;
  return image;
}

/** The element that an `#id` names; null if it contains `body`, where the lightbox itself is. */
export function inlineTarget({ type, address }: Content): HTMLElement | null {
  if (type !== 'inline' && type !== 'clone') return null;
  const target = indicatedElement(address);
  return target?.contains(document.body) ? null : target;
}

/** A slide with its name and caption, but without its content. */
function emptySlide(link: HTMLElement, number: number, page: Page): Partial<CarouselSlide> {
  const caption = captionOf(link, page);
  const el = document.createElement('div');
  el.setAttribute('role', 'group');
  return {
    el,
    alt: nameOf(link, caption, number, page),
    ...(caption ? { caption: captionElement(caption) } : {}),
  };
}

/**
 * A slide whose content waits for consent. fancybox gets nothing of the content.
 *
 * @param hold creates the placeholder, from the name of the item
 */
export function heldSlide(
  link: HTMLElement,
  number: number,
  page: Page,
  hold: (name: string) => Held,
): Partial<CarouselSlide> {
  const slide = emptySlide(link, number, page);
  const { element, text } = hold(`${slide.alt}`);
  return { ...slide, html: element, alt: `${slide.alt}: ${text}` };
}

/** One slide of the lightbox. */
export function slideOf(
  link: HTMLElement,
  content: Content,
  number: number,
  page: Page,
): Partial<CarouselSlide> {
  const { type, address } = content;
  const isInline = type === 'inline' || type === 'clone';
  const slide = emptySlide(link, number, page);
  if (type) slide.type = type;
  if (type === 'image') slide.el?.append(picture(link, address));
  else slide.src = isInline && !inlineTarget(content) ? '#' : address;
  const thumbnail = imageOf(link);
  if (thumbnail) slide.thumbEl = thumbnail;
  for (const name of measures) {
    const value = link.dataset[name];
    if (value) Object.assign(slide, { [name]: value });
  }
  return slide;
}
