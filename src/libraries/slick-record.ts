import type { Page } from '../page/page.js';
import { slides } from './slick-controls.js';

/** What slick changes on the slides. */
const slideAttributes = ['class', 'style', 'aria-hidden', 'data-slick-index'];

/** Notes the order of an element's children, and returns how to put back those that are there. */
function recordOrder(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  return () => element.prepend(...nodes.filter((node) => node.parentNode === element));
}

/** Notes all attributes of an image that is still to be loaded; loading it takes some away. */
function recordImage(image: Element): () => void {
  const attributes = [...image.attributes].map(({ name, value }) => ({ name, value }));
  return () => {
    for (const name of image.getAttributeNames()) image.removeAttribute(name);
    for (const { name, value } of attributes) image.setAttribute(name, value);
  };
}

/** Notes what slick will change, and returns how to put it back. */
export function recordHtml(element: HTMLElement, page: Page): () => void {
  const children = [...element.querySelectorAll(`:scope > ${slides}`)];
  const images = [...element.querySelectorAll('img[data-lazy]')];
  const restores = [
    recordOrder(element),
    page.record(element, 'class', 'style'),
    ...children.map((slide) => page.record(slide, ...slideAttributes)),
    ...images.map(recordImage),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}
