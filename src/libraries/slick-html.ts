import { saveAttributes } from '../page/attributes.js';
import { saveClasses } from '../page/hold-classes.js';
import { slidesOf } from './slick-controls.js';

/** The attributes that slick changes on the slides, beside their classes. */
const slideAttributes = ['style', 'aria-hidden', 'data-slick-index'];

/** The classes that slick sets. */
const classes = /^slick-/;

/** Saves the order of an element's children. Returns a function that restores it for those still there. */
export function saveOrder(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  return () => element.prepend(...nodes.filter((node) => node.parentNode === element));
}

/** Saves all attributes of an image that slick loads later, since loading removes some of them. */
function saveImage(image: Element): () => void {
  const attributes = [...image.attributes].map(({ name, value }) => ({ name, value }));
  return () => {
    for (const name of image.getAttributeNames()) image.removeAttribute(name);
    for (const { name, value } of attributes) image.setAttribute(name, value);
  };
}

/** Saves the images of a slider that load later. Returns a function that restores them. */
export function saveImages(element: HTMLElement): () => void {
  const restores = [...element.querySelectorAll('img[data-lazy]')].map(saveImage);
  return () => {
    for (const restore of restores) restore();
  };
}

/** Saves the HTML that slick will change, except images. Returns a function that restores it. */
export function saveHtml(element: HTMLElement): () => void {
  const children = slidesOf(element);
  const restores = [
    saveOrder(element),
    saveClasses(element, classes),
    saveAttributes(element, 'style', 'dir'),
    ...children.map((slide) => saveClasses(slide, classes)),
    ...children.map((slide) => saveAttributes(slide, ...slideAttributes)),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}
