import type {
  CarouselSlide,
  Fancybox,
  FancyboxInstance,
  FancyboxOptions,
} from '../../libraries/fancybox.js';
import type { Page } from '../../page/page.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { contentOf } from './content.js';
import { counterText } from './counter-text.js';
import { saveRoots, saveTarget } from './restore.js';
import { slideOf } from './slide.js';
import { template } from './template.js';
import { wording } from './wording.js';

/** fancybox's options that a site may change; words, template, controls and events are ours. */
export type LightboxOptions = Partial<FancyboxOptions>;

/** A lightbox that is open. */
export interface OpenLightbox {
  /** Whether this is one of its items. */
  holds(link: Element): boolean;
  /** Closes it at once. */
  close(): void;
}

/** fancybox's words; the error text is one, and English in both languages (specification 8.2). */
const fancyboxWords = (words: (typeof wording)['de']): Record<string, string> => ({
  ERROR: words.error,
  IMAGE_ERROR: words.error,
  ELEMENT_NOT_FOUND: words.error,
  IFRAME_ERROR: words.error,
  CLOSE: words.close,
  NEXT: words.nextImage,
  PREV: words.previousImage,
  MODAL: words.lightbox,
});

/** fancybox as it is for a visitor who prefers reduced motion. */
const withoutMotion = {
  zoomEffect: false,
  fadeEffect: false,
  showClass: false,
  hideClass: false,
} as const;

/** An element of the page that is shown may be one that the page hides. */
function unhide({ htmlEl }: CarouselSlide): void {
  if (!htmlEl?.hidden) return;
  htmlEl.hidden = false;
  htmlEl.style.display = '';
}

/** An error is told at once, and as the English that it is. */
function markError({ htmlEl }: CarouselSlide): void {
  if (!htmlEl?.classList.contains('is-error')) return;
  htmlEl.lang = 'en';
  htmlEl.setAttribute('role', 'alert');
}

/**
 * Opens the lightbox: it loops, counts, and shows captions under the images (specification 9.5).
 * Once it is closed the page is what it was, and the focus is
 * back on the link.
 */
export function openLightbox(
  group: readonly HTMLElement[],
  startIndex: number,
  page: Page,
  fancybox: typeof Fancybox,
  options: LightboxOptions,
  onClosed: () => void,
): OpenLightbox {
  const reduced = reducedMotion();
  const contents = group.map(contentOf);
  const slides = group.map((link, index) => {
    const content = contents[index];
    return content ? slideOf(link, content, index + 1) : {};
  });
  const undo = [saveRoots(), ...contents.map((content) => saveTarget(content))];
  let lightbox: FancyboxInstance | undefined;
  let closed = false;

  const finish = (): void => {
    if (closed) return;
    closed = true;
    for (const each of undo) each();
    onClosed();
  };

  const count = (lightbox: FancyboxInstance, index: number): void => {
    const container = lightbox.getContainer();
    const counter = container?.querySelector('.lightbox__counter');
    const announcement = container?.querySelector('.lightbox__announcement');
    const text = counterText(index + 1, slides.length);
    if (counter) counter.textContent = text;
    if (announcement) announcement.textContent = `${text} ${slides[index]?.alt ?? ''}`;
  };

  fancybox.show(slides, {
    ...options,
    startIndex,
    triggerEl: group[startIndex],
    mainTpl: template(slides.length, page),
    l10n: fancyboxWords(page.words(wording)),
    closeButton: false,
    ...(reduced ? withoutMotion : {}),
    Carousel: {
      ...options.Carousel,
      Arrows: false,
      Toolbar: false,
      Thumbs: false,
      ...(reduced ? { transition: false } : {}),
    },
    on: {
      init: (instance) => {
        lightbox = instance;
      },
      ready: (instance) => {
        count(instance, startIndex);
        // The dialog opens before its controls are visible, so that none of them got the focus.
        instance.getContainer()?.querySelector<HTMLElement>('.lightbox__close')?.focus();
      },
      'Carousel.change': (instance, _carousel, index) => count(instance, index),
      'Carousel.attachSlideEl': (_instance, _carousel, slide) => unhide(slide),
      'Carousel.contentReady': (_instance, _carousel, slide) => markError(slide),
      // fancybox gives back what it shows of the page only after this event.
      destroy: () => queueMicrotask(finish),
    },
  });

  return {
    holds: (link) => group.some((item) => item === link),
    close() {
      lightbox?.close();
      lightbox?.destroy();
      finish();
    },
  };
}
