import { createElement } from '../../page/create.js';
import type { Journal } from '../../page/journal.js';
import { reducedMotion } from '../../page/media.js';
import { allHooks as hooks } from './definition.js';
import type { Gallery } from './parts.js';
import type { Phase } from './state.js';

/** The duration of the fade-in and of the fade-out, in ms (specification 4.3). */
const fadeDuration = 300;

/** The time from a successful response to the start of the fade-out, in ms (specification 4.3). */
const liftDelay = 700;

/** The smallest rectangle around all of these elements, in whole px of the viewport. */
function boundsOf(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)));
  const top = Math.floor(Math.min(...boxes.map((box) => box.top)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.bottom)));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Moves an absolutely positioned element over others, whatever its containing block is. */
function put(overlay: HTMLElement, over: readonly Element[]): void {
  if (over.length === 0) return;
  const { style } = overlay;
  const present = overlay.getBoundingClientRect();
  const wanted = boundsOf(over);
  style.left = `${(Number.parseFloat(style.left) || 0) + wanted.left - present.left}px`;
  style.top = `${(Number.parseFloat(style.top) || 0) + wanted.top - present.top}px`;
  style.width = `${wanted.width}px`;
  style.height = `${wanted.height}px`;
}

/** Shows an element that the template's styles hide. */
function reveal(overlay: HTMLElement): void {
  const { display, visibility } = getComputedStyle(overlay);
  if (display === 'none') overlay.style.display = 'block';
  if (visibility !== 'visible') overlay.style.visibility = 'visible';
}

/** The template's overlay, unless it is inside a section that responses replace. */
function templateOverlay({ partNear }: Gallery): HTMLElement | null {
  const overlay = partNear('loadingOverlay');
  return overlay?.closest(`${hooks.galleryInner}, ${hooks.referenceContent}`) ? null : overlay;
}

/**
 * Creates what shows that a gallery is loading: the overlay, `aria-busy`, and a live region for the result.
 * The overlay fades in and out, or is switched at once if the visitor prefers reduced motion. It is hidden
 * while the gallery is not loading.
 */
export function createLoading(gallery: Gallery, undo: Journal) {
  const { root, page } = gallery;
  const announcement = createElement('p', {
    class: 'category-gallery__announcement',
    role: 'status',
  });
  const given = templateOverlay(gallery);
  const overlay =
    given ?? createElement('div', { class: 'loading-overlay loading-overlay--added' });
  const added = given ? [announcement] : [overlay, announcement];
  const status = createElement('div', { class: 'category-gallery__status' }, ...added);
  undo.place(status, () => root.append(status));
  undo.keep(overlay, 'hidden', 'style');
  /** What the overlay gets while it is shown. */
  let shown: Journal | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fading: Animation | undefined;
  /** Whether it is to appear in the next frame. */
  let appears = false;

  /** Puts an overlay of ours over the sections that a choice replaces; the template's has its own place. */
  const putOver = (): void => {
    const sections = gallery.sectionsOf('category');
    put(
      overlay,
      sections.flatMap((section) => root.querySelector(hooks[section]) ?? []),
    );
  };

  const hide = (): void => {
    resizing.disconnect();
    fading?.cancel();
    fading = undefined;
    appears = false;
    shown?.close();
    shown = undefined;
    overlay.hidden = true;
  };

  const fade = (from: number, to: number): Animation => {
    fading?.cancel();
    const duration = reducedMotion() ? 0 : fadeDuration;
    fading = overlay.animate({ opacity: [from, to] }, { duration, fill: 'both' });
    return fading;
  };

  const opacity = (): number => Number(getComputedStyle(overlay).opacity);

  const appear = (): void => {
    appears = false;
    const from = fading ? opacity() : 0;
    fading?.cancel();
    reveal(overlay);
    // The template's style may make the overlay transparent until the template's script shows it.
    fade(from, opacity() || 1);
  };

  /**
   * Calls `appear` and puts the overlay in its place. The browser calls this between the layout and the paint of
   * a frame, where asking for styles and sizes makes it compute nothing of the page again.
   */
  const resizing = new ResizeObserver(() => {
    if (appears) appear();
    if (!given) putOver();
  });

  /** Fades it in from the next frame on. */
  const cover = (): void => {
    clearTimeout(timer);
    // The end of a fade-out would hide it.
    if (fading) fading.onfinish = null;
    if (!shown) {
      shown = undo.part();
      shown.keep(overlay, 'style');
    }
    overlay.hidden = false;
    appears = true;
    resizing.disconnect();
    resizing.observe(document.body);
    if (!given) resizing.observe(root);
  };
  /** Fades it out after so many ms. */
  const lift = (delay: number): void => {
    clearTimeout(timer);
    if (overlay.hidden) return;
    const begin = (): void => {
      if (reducedMotion() || appears) hide();
      else fade(opacity(), 0).onfinish = hide;
    };
    timer = setTimeout(begin, delay);
  };
  const recovers = page.configuration.requestErrors === 'recover';

  overlay.hidden = true;
  undo.by(() => {
    clearTimeout(timer);
    hide();
  });
  return {
    /**
     * Shows whether the gallery is loading. After a failure the overlay stays (specification 8.1); with
     * `data-request-errors="recover"` it goes.
     */
    show(phase: Phase['name']): void {
      undo.attribute(root, 'aria-busy', phase === 'loading' ? 'true' : null);
      announcement.textContent = '';
      if (phase === 'loading') cover();
      else if (phase === 'resting') lift(liftDelay);
      else if (recovers) lift(0);
    },
    /** Announces what has been loaded, until something else is shown. */
    announce(text: string): void {
      announcement.textContent = text;
    },
  };
}
