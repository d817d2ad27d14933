import {
  type CarouselSlide,
  Fancybox,
  type FancyboxInstance,
  type FancyboxOptions,
} from '@fancyapps/ui/dist/fancybox/fancybox.js';
import { createElement } from '../../../page/create.js';
import type { Item, Presentation, Viewer } from '../presentation.js';
import './fancybox.css';

/** fancybox's own keys, with the arrows to the left and right the other way round. */
const keysFromRightToLeft: FancyboxOptions['keyboard'] = {
  Escape: 'close',
  Delete: 'close',
  Backspace: 'close',
  PageUp: 'next',
  PageDown: 'prev',
  ArrowUp: 'prev',
  ArrowDown: 'next',
  ArrowLeft: 'next',
  ArrowRight: 'prev',
};

/** fancybox's options for a visitor who prefers reduced motion. */
const withoutMotion = {
  zoomEffect: false,
  fadeEffect: false,
  showClass: false,
  hideClass: false,
} as const;

/** fancybox's texts in use: all errors have the same one, in English for both languages (specification 8.2). */
const textsOf = ({ error }: Presentation): Record<string, string> => ({
  ERROR: error,
  IMAGE_ERROR: error,
  ELEMENT_NOT_FOUND: error,
  IFRAME_ERROR: error,
});

/** Data attributes that the script passes to fancybox unchanged. */
const measures = ['width', 'height', 'aspectRatio'] as const;

/** The caption as an element, because fancybox would parse a string as HTML. */
const captionElement = (caption: Node): HTMLElement =>
  createElement('div', { class: 'f-caption' }, caption);

/**
 * Gives an image that has a ratio alone a size, before fancybox looks for one: it measures a copy that it has made of
 * the image, and both of them load.
 */
function giveSize(slide: HTMLElement, loaded: EventTarget | null, { drawnSize }: Presentation) {
  const dialog = slide.closest('dialog');
  if (!dialog || !(loaded instanceof HTMLImageElement)) return;
  const size = drawnSize(loaded, dialog);
  if (!size) return;
  for (const image of slide.querySelectorAll('img')) {
    Object.assign(image.dataset, size);
    image.style.width = `${size.width}px`;
  }
}

/** Creates the image element here, because fancybox would write the address into HTML. */
function picture({ dataset }: HTMLElement, address: string): HTMLElement {
  const image = createElement('img', { class: 'f-panzoom__content', 'data-lazy-src': address });
  if (dataset.srcset) image.dataset.lazySrcset = dataset.srcset;
  if (dataset.sizes) image.dataset.lazySizes = dataset.sizes;
  return image;
}

/** The slide of an item. Of content that waits for consent fancybox gets nothing. */
function slideOf(
  { link, content, name, caption, thumbnail, held, target }: Item,
  presentation: Presentation,
) {
  const { type, address } = content;
  const el = createElement('div', { role: 'group' });
  const slide: Partial<CarouselSlide> = {
    el,
    alt: name,
    ...(caption.hasChildNodes() ? { caption: captionElement(caption) } : {}),
  };
  if (held) return Object.assign(slide, { html: held.element });
  if (type) slide.type = type;
  if (type === 'image') {
    el.append(picture(link, address));
    el.addEventListener('load', ({ target }) => giveSize(el, target, presentation), true);
  } else slide.src = (type === 'inline' || type === 'clone') && !target ? '#' : address;
  if (thumbnail) slide.thumbEl = thumbnail;
  for (const measure of measures) {
    const value = link.dataset[measure];
    if (value) Object.assign(slide, { [measure]: value });
  }
  return slide;
}

/** Unhides an element of the page that the lightbox shows but the page hides. */
function unhide({ htmlEl }: CarouselSlide): void {
  if (!htmlEl?.hidden) return;
  htmlEl.hidden = false;
  htmlEl.style.display = '';
}

/** Makes screen readers announce an error at once, and in English. */
function markError({ htmlEl }: CarouselSlide): void {
  if (!htmlEl?.classList.contains('is-error')) return;
  htmlEl.lang = 'en';
  htmlEl.setAttribute('role', 'alert');
}

/**
 * Whether an event belongs to a dialog above the lightbox. Escape closes the settings dialog first.
 */
function isAbove(event: Event | undefined, container: HTMLElement | undefined): boolean {
  const dialog = event?.target instanceof Element ? event.target.closest('dialog') : null;
  return dialog !== null && !dialog.contains(container ?? null);
}

/**
 * Notes which attributes `html` and `body` lack. fancybox leaves these attributes behind, empty, when
 * it removes its classes and properties.
 *
 * @returns a function that removes the empty attributes
 */
function saveRoots(): () => void {
  const missing = [document.documentElement, document.body].flatMap((element) =>
    ['class', 'style']
      .filter((name) => !element.hasAttribute(name))
      .map((name) => ({ element, name })),
  );
  return () => {
    for (const { element, name } of missing) {
      if (element.getAttribute(name) === '') element.removeAttribute(name);
    }
  };
}

/** Puts our own controls and the counter into fancybox's dialog, before fancybox looks for them. */
function furnish(container: HTMLElement | undefined, { own, label }: Presentation): void {
  const { close, previous, next, counter, announcement } = own;
  container?.closest('dialog')?.setAttribute('aria-label', label);
  container?.setAttribute('tabindex', '-1');
  container?.removeAttribute('aria-label');
  if (previous && next) container?.querySelector('.fancybox__carousel')?.append(previous, next);
  if (counter && announcement) container?.append(counter, announcement);
  container?.append(close);
}

/**
 * Opens a group in fancybox (specification 9.5), which gives the focus back to the opener when it closes.
 *
 * @returns a function that closes it at once
 */
function openFancybox(presentation: Presentation, options: Partial<FancyboxOptions>): () => void {
  const { count, startIndex, opener, own, reduced, item } = presentation;
  const restoreRoots = saveRoots();
  let lightbox: FancyboxInstance | undefined;
  const finish = (): void => {
    presentation.ended();
    restoreRoots();
  };
  const closeAtOnce = (): void => {
    try {
      lightbox?.close();
      lightbox?.destroy();
    } finally {
      finish();
    }
  };

  const rtl = getComputedStyle(document.body).direction === 'rtl';
  const settings: Partial<FancyboxOptions> = {
    ...options,
    // fancybox turns the order of the slides round, and leaves the keys.
    ...(rtl ? { keyboard: keysFromRightToLeft } : {}),
    startIndex,
    triggerEl: opener,
    // It would take the room of the scrollbar away, which `holdBehind` keeps.
    hideScrollbar: false,
    l10n: textsOf(presentation),
    closeButton: false,
    ...(reduced ? withoutMotion : {}),
    Carousel: {
      ...options.Carousel,
      Arrows: false,
      Toolbar: false,
      Thumbs: false,
      rtl,
      ...(reduced ? { transition: false } : {}),
    },
    on: {
      init: (instance) => {
        lightbox = instance;
      },
      initLayout: (instance) => furnish(instance.getContainer(), presentation),
      ready: () => {
        presentation.shows(startIndex);
        // The dialog opens before its controls are visible, so none of them has got the focus.
        (item(startIndex).held?.first ?? own.close).focus();
      },
      shouldClose: (instance, closing, cause) => {
        if (isAbove(cause, instance.getContainer())) closing.preventDefault();
      },
      'Carousel.createSlide': (_instance, _carousel, slide) => {
        Object.assign(slide, slideOf(item(slide.index), presentation));
      },
      'Carousel.change': (_instance, _carousel, index) => presentation.shows(index),
      'Carousel.attachSlideEl': (_instance, _carousel, slide) => unhide(slide),
      'Carousel.contentReady': (_instance, _carousel, slide) => markError(slide),
      // fancybox puts elements of the page back only after this event.
      destroy: () => queueMicrotask(finish),
    },
  };

  try {
    Fancybox.show(
      [...Array(count)].map(() => ({})),
      settings,
    );
    const dialog = lightbox?.getContainer()?.closest('dialog');
    if (dialog?.open) presentation.opened(dialog, closeAtOnce);
    // A script of the page may keep dialogs from opening.
    else closeAtOnce();
  } catch (error) {
    closeAtOnce();
    throw error;
  }
  return closeAtOnce;
}

/** fancybox 6.1.15 (https://fancyapps.com/fancybox/), as fancybox.library.mjs prepares it. */
export function createViewer(): Viewer {
  const options: Partial<FancyboxOptions> = { Carousel: { infinite: true } };
  return { options, open: (presentation) => openFancybox(presentation, options) };
}
