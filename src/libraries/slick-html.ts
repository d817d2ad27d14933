import { saveAttributes } from '../page/attributes.js';
import { saveClasses } from '../page/hold-classes.js';
import { slides } from './slick-controls.js';

/** What slick changes on the slides. */
const slideAttributes = ['style', 'aria-hidden', 'data-slick-index'];

/** The classes that slick sets. */
const classes = /^slick-/;

/** Saves the order of an element's children, and returns how to put back those that are there. */
function saveOrder(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  return () => element.prepend(...nodes.filter((node) => node.parentNode === element));
}

/** Saves all attributes of an image that is still to be loaded; loading it takes some away. */
function saveImage(image: Element): () => void {
  const attributes = [...image.attributes].map(({ name, value }) => ({ name, value }));
  return () => {
    for (const name of image.getAttributeNames()) image.removeAttribute(name);
    for (const { name, value } of attributes) image.setAttribute(name, value);
  };
}

/** Saves what slick will change, and returns how to put it back. */
export function saveHtml(element: HTMLElement): () => void {
  const children = [...element.querySelectorAll(`:scope > ${slides}`)];
  const images = [...element.querySelectorAll('img[data-lazy]')];
  const restores = [
    saveOrder(element),
    saveClasses(element, classes),
    saveAttributes(element, 'style', 'dir'),
    ...children.map((slide) => saveClasses(slide, classes)),
    ...children.map((slide) => saveAttributes(slide, ...slideAttributes)),
    ...images.map(saveImage),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}
