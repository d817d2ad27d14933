import type { Journal } from '../../page/journal.js';

/** Attribute → the attribute in which it waits, in slick's words. */
const attributes = { srcset: 'data-srcset', sizes: 'data-sizes', src: 'data-lazy' } as const;
const waiting = 'img[data-lazy]';

function arrive(picture: Element): void {
  for (const [name, lazy] of Object.entries(attributes)) {
    const value = picture.getAttribute(lazy);
    if (value !== null) picture.setAttribute(name, value);
    picture.removeAttribute(lazy);
  }
  picture.classList.remove('slick-loading');
}

/** Notes all attributes of an element. */
function noteAttributes(element: Element, undo: Journal): void {
  const before = [...element.attributes].map(({ name, value }) => ({ name, value }));
  undo.by(() => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const { name, value } of before) element.setAttribute(name, value);
  });
}

/**
 * Loads the pictures of a slider when they are needed: slick itself loads only as many as its settings show,
 * though more may be in sight.
 *
 * @param all whether all of them are loaded at once (slick's `progressive`)
 * @param undo gets how to stop, and to give each picture the attributes that the server sent
 * @returns what loads those of slides that are shown, and watches for the others to come into sight, in copies of
 * slides too
 */
export function lazyPictures(slider: HTMLElement, all: boolean, undo: Journal) {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      arrive(target);
    }
  });
  for (const picture of slider.querySelectorAll(waiting)) noteAttributes(picture, undo);
  undo.by(() => observer.disconnect());
  return (shown: readonly HTMLElement[]): void => {
    for (const picture of slider.querySelectorAll(waiting)) {
      if (all || shown.some((slide) => slide.contains(picture))) arrive(picture);
      else observer.observe(picture);
    }
  };
}
