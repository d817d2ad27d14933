import { createElement } from '../../page/create.js';
import { frameOf } from './frame-of.js';
import type { Item } from './presentation.js';

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
  const place = document.createComment('');
  target.before(place);
  element.append(target);
  target.hidden = false;
  if (target.style.display === 'none') target.style.display = '';
  return { element, end: () => place.replaceWith(target) };
}

/** Creates the content of a slide that shows no image. Nothing in it loads before it is on the page. */
export function shownOf(item: Item, error: string): Shown {
  if (item.held) return { element: item.held.element };
  switch (item.content.type) {
    case 'inline':
    case 'clone':
      return inline(item, error);
    case 'html5video':
      return video(item, error);
    default:
      return frame(item);
  }
}
