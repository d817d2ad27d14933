import type {
  CarouselSlide,
  Fancybox,
  FancyboxInstance,
  FancyboxOptions,
} from '../../libraries/fancybox.js';
import { nextTask } from '../../page/next-task.js';
import type { Page } from '../../page/page.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { contentOf } from './content.js';
import { counterText } from './counter-text.js';
import { heldContent, isHeld, isMarked } from './held.js';
import { saveRoots, saveTarget } from './restore.js';
import { heldSlide, slideOf } from './slide.js';
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

/** What is opened, and what becomes of it. */
export interface Opening {
  readonly group: readonly HTMLElement[];
  readonly startIndex: number;
  /** Those that wait for consent, and that the visitor has asked for all the same, one by one. */
  readonly allowed: ReadonlySet<HTMLElement>;
  /** The visitor asks for content that waits for consent. */
  allow(link: HTMLElement): void;
  /** Consent has been given or withdrawn: the item that is shown is to be shown anew. */
  renew(link: HTMLElement): void;
  closed(): void;
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

/** Whether an event is for a dialog above the lightbox: Escape closes the settings first. */
function isAbove(event: Event | undefined, container: HTMLElement | undefined): boolean {
  const dialog = event?.target instanceof Element ? event.target.closest('dialog') : null;
  return dialog !== null && !dialog.contains(container ?? null);
}

/**
 * Opens the lightbox: it loops, counts, and shows captions under the images (specification 9.5).
 * Once it is closed the page is what it was, and the focus is
 * back on the link.
 */
export function openLightbox(
  { group, startIndex, allowed, allow, renew, closed: onClosed }: Opening,
  page: Page,
  fancybox: typeof Fancybox,
  options: LightboxOptions,
): OpenLightbox {
  const reduced = reducedMotion();
  const contents = group.map(contentOf);
  let shown = startIndex;
  /** What has the first place of the keyboard, where content waits for consent. */
  let first: HTMLElement | undefined;
  const slides = group.map((link, index) => {
    const content = contents[index];
    if (!content) return {};
    if (!isHeld(link, page) || allowed.has(link)) return slideOf(link, content, index + 1);
    return heldSlide(link, index + 1, (name) => {
      const held = heldContent(name, content.address, page, () => allow(link));
      if (index === startIndex) first = held.first;
      return held;
    });
  });
  const consent = new MutationObserver(async () => {
    // The settings may be open above the lightbox: they go first, and give the focus back.
    await nextTask();
    const link = group[shown];
    if (!closed && link) renew(link);
  });
  for (const link of group) {
    if (isMarked(link, page)) consent.observe(link, { attributeFilter: ['src'] });
  }
  const undo = [saveRoots(), ...contents.map((content) => saveTarget(content))];
  let lightbox: FancyboxInstance | undefined;
  let closed = false;

  const finish = (): void => {
    if (closed) return;
    closed = true;
    consent.disconnect();
    for (const { html } of slides) if (html instanceof HTMLElement) page.release(html);
    for (const each of undo) each();
    onClosed();
  };

  const count = (lightbox: FancyboxInstance, index: number): void => {
    shown = index;
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
        const close = instance.getContainer()?.querySelector<HTMLElement>('.lightbox__close');
        (first ?? close)?.focus();
      },
      shouldClose: (instance, closing, cause) => {
        if (isAbove(cause, instance.getContainer())) closing.preventDefault();
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
