import { reducedMotion } from '../../page/media.js';
import { nextTask } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { holdBehind } from './behind.js';
import { contentOf } from './content.js';
import { counterText } from './counter-text.js';
import type { CarouselSlide, Fancybox, FancyboxInstance, FancyboxOptions } from './fancybox.js';
import { heldContent, isHeld, isMarked } from './held.js';
import { saveRoots, saveTarget } from './restore.js';
import { heldSlide, slideOf } from './slide.js';
import { template } from './template.js';
import { wording } from './wording.js';

/**
 * The fancybox options that a site may change. The script itself sets texts, template, controls and
 * events.
 */
export type LightboxOptions = Partial<FancyboxOptions>;

/** A lightbox that is open. */
export interface OpenLightbox {
  /** Whether a link belongs to this lightbox. */
  holds(link: Element): boolean;
  /** Closes it at once. */
  close(): void;
}

/** The contents of a lightbox to open, and its callbacks. */
export interface Opening {
  readonly group: readonly HTMLElement[];
  readonly startIndex: number;
  /** What the visitor has pressed. It gets the focus back. */
  readonly opener: HTMLElement;
  /** The links that wait for consent, but whose content the visitor has asked for individually. */
  readonly allowed: ReadonlySet<HTMLElement>;
  /** Called when the visitor asks for content that waits for consent. */
  allow(link: HTMLElement): void;
  /** Called when consent has been given or withdrawn, to show the current item anew. */
  renew(link: HTMLElement): void;
  closed(): void;
}

/**
 * fancybox's texts. All errors have the same text, in English for both languages (specification 8.2).
 */
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

/** fancybox's options for a visitor who prefers reduced motion. */
const withoutMotion = {
  zoomEffect: false,
  fadeEffect: false,
  showClass: false,
  hideClass: false,
} as const;

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
 * Opens the lightbox. It loops, counts the images, and shows captions under them (specification 9.5).
 * When it closes, the page is as before and the focus is back on the link.
 */
export function openLightbox(
  { group, startIndex, opener, allowed, allow, renew, closed: onClosed }: Opening,
  page: Page,
  fancybox: typeof Fancybox,
  options: LightboxOptions,
): OpenLightbox {
  const reduced = reducedMotion();
  const undo = [saveRoots()];
  let shown = startIndex;
  /** The element that gets the focus first, if the first content waits for consent. */
  let first: HTMLElement | undefined;
  const made = new Map<number, Partial<CarouselSlide>>();

  const makeSlide = (index: number): Partial<CarouselSlide> => {
    const link = group[index];
    const content = link && contentOf(link, page);
    if (!content) return {};
    undo.push(saveTarget(content));
    if (!isHeld(link, page) || allowed.has(link)) return slideOf(link, content, index + 1, page);
    return heldSlide(link, index + 1, page, (name) => {
      const held = heldContent(name, link, content.address, page, () => allow(link));
      if (index === startIndex) first = held.first;
      return held;
    });
  };

  /** The slide at `index`. A group may have thousands: each is made when fancybox first needs it. */
  const slideAt = (index: number): Partial<CarouselSlide> => {
    const slide = made.get(index) ?? makeSlide(index);
    made.set(index, slide);
    return slide;
  };

  const consent = new MutationObserver(async () => {
    // The settings dialog may be open above the lightbox. It must close and give the focus back first.
    await nextTask();
    const link = group[shown];
    if (!closed && link) renew(link);
  });
  for (const link of group) {
    if (isMarked(link, page)) consent.observe(link, { attributeFilter: ['src'] });
  }
  let lightbox: FancyboxInstance | undefined;
  let closed = false;

  const finish = (): void => {
    if (closed) return;
    closed = true;
    consent.disconnect();
    for (const { html } of made.values()) if (html instanceof HTMLElement) page.release(html);
    // Two links may show the same element of the page. It was saved as it is before the first of them.
    for (const each of undo.reverse()) each();
    onClosed();
  };
  const closeAtOnce = (): void => {
    try {
      lightbox?.close();
      lightbox?.destroy();
    } finally {
      finish();
    }
  };

  const count = (lightbox: FancyboxInstance, index: number): void => {
    shown = index;
    const container = lightbox.getContainer();
    const counter = container?.querySelector('.lightbox__counter');
    const announcement = container?.querySelector('.lightbox__announcement');
    const text = counterText(index + 1, group.length);
    if (counter) counter.textContent = text;
    if (announcement) announcement.textContent = `${text} ${slideAt(index).alt ?? ''}`;
  };

  const settings: Partial<FancyboxOptions> = {
    ...options,
    startIndex,
    triggerEl: opener,
    // It would take the room of the scrollbar away, which `holdBehind` keeps.
    hideScrollbar: false,
    mainTpl: template(group.length, page),
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
        // The dialog opens before its controls are visible, so none of them has got the focus.
        const close = instance.getContainer()?.querySelector<HTMLElement>('.lightbox__close');
        (first ?? close)?.focus();
      },
      shouldClose: (instance, closing, cause) => {
        if (isAbove(cause, instance.getContainer())) closing.preventDefault();
      },
      'Carousel.createSlide': (_instance, _carousel, slide) => {
        Object.assign(slide, slideAt(slide.index));
      },
      'Carousel.change': (instance, _carousel, index) => count(instance, index),
      'Carousel.attachSlideEl': (_instance, _carousel, slide) => unhide(slide),
      'Carousel.contentReady': (_instance, _carousel, slide) => markError(slide),
      // fancybox puts elements of the page back only after this event.
      destroy: () => queueMicrotask(finish),
    },
  };

  try {
    fancybox.show(
      group.map(() => ({})),
      settings,
    );
    const dialog = lightbox?.getContainer()?.closest('dialog');
    if (dialog?.open) undo.push(holdBehind(dialog, closeAtOnce));
    // A script of the page may keep dialogs from opening.
    else closeAtOnce();
  } catch (error) {
    closeAtOnce();
    throw error;
  }

  return { holds: (link) => group.some((item) => item === link), close: closeAtOnce };
}
