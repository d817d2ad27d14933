import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import { takeClicks } from '../../../page/clicks.js';
import { createElement } from '../../../page/create.js';
import type { Item, Presentation, Viewer } from '../presentation.js';
import { errorMessage, imageData, shownOf } from './photoswipe-content.js';
import './photoswipe.css';

/** The room (px) that the controls take above an image, and on a wide screen beside it. */
const room = 72;
/** From this width (px) on, the controls are beside the image and not on it. */
const wide = 992;

/** What uses the arrow keys itself. */
const usesKeys =
  'input, select, textarea, video, audio, [contenteditable], .lightbox__inline, .lightbox__caption';

/** What a pointer acts in, so that it drags no slide. */
const usesPointers = '.lightbox__content > *, .lightbox__caption';

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Creates the caption of an item; undefined if it has none. */
const captionFor = ({ caption }: Item): HTMLElement | undefined =>
  caption.hasChildNodes()
    ? createElement('div', { class: 'lightbox__caption' }, caption)
    : undefined;

/** Takes away roles that PhotoSwipe writes: the dialog around it has them, and their words are English. */
function dropRoles({ element, scrollWrap, container, mainScroll }: PhotoSwipe): void {
  for (const name of ['role', 'tabindex']) element?.removeAttribute(name);
  for (const each of [scrollWrap, ...mainScroll.itemHolders.map(({ el }) => el)]) {
    each?.removeAttribute('aria-roledescription');
  }
  for (const name of ['id', 'aria-live']) container?.removeAttribute(name);
}

/** Opens a group in PhotoSwipe, in a dialog of ours. @returns a function that closes it at once */
function openPhotoSwipe(presentation: Presentation, options: PhotoSwipeOptions): () => void {
  const { count, startIndex, own, label, error, reduced } = presentation;
  const dialog = createElement('dialog', { class: 'lightbox__dialog', 'aria-label': label });
  document.body.append(dialog);
  dialog.showModal();
  presentation.opened(dialog, () => closeAtOnce());
  /** PhotoSwipe goes from left to right; on a page from right to left its order is turned round. */
  const isTurned = getComputedStyle(dialog).direction === 'rtl';
  const turned = (index: number): number => (isTurned ? count - 1 - index : index);
  const itemAt = (index: number): Item => presentation.item(turned(index));

  const data = new Map<number, ReturnType<typeof imageData>>();
  const captions = new Map<number, HTMLElement | undefined>();
  const captionAt = (index: number): HTMLElement | undefined => {
    if (!captions.has(index)) captions.set(index, captionFor(itemAt(index)));
    return captions.get(index);
  };

  /** Puts the caption of a slide under it. @returns its height (px) */
  const placeCaption = (index: number): number => {
    const holder = photoswipe.mainScroll.itemHolders.find(({ slide }) => slide?.index === index);
    const caption = captionAt(index);
    for (const other of holder?.el.querySelectorAll('.lightbox__caption') ?? []) {
      if (other !== caption) other.remove();
    }
    if (caption && holder && caption.parentElement !== holder.el) holder.el.append(caption);
    const height = caption?.offsetHeight ?? 0;
    holder?.el.style.setProperty('--lightbox-caption-height', `${height}px`);
    return height;
  };

  const photoswipe: PhotoSwipe = new PhotoSwipe({
    ...options,
    appendToEl: dialog,
    index: turned(startIndex),
    mainClass: 'lightbox__stage',
    getViewportSizeFn: () => ({ x: dialog.clientWidth, y: dialog.clientHeight }),
    paddingFn: ({ x }, _data, index) => {
      const side = x < wide ? 0 : room;
      return { top: room, bottom: placeCaption(index), left: side, right: side };
    },
    // The dialog keeps the focus, gives it back, and closes with Escape.
    trapFocus: false,
    returnFocus: false,
    escKey: false,
    imageClickAction: 'zoom',
    clickToCloseNonZoomable: false,
    tapAction: (_point, { target }) => {
      if (!isIn(target, '.pswp__img')) close();
    },
    ...(reduced ? { showHideAnimationType: 'none', zoomAnimationDuration: 0 } : {}),
  });

  let shown: { readonly content: object; readonly end?: (() => void) | undefined } | undefined;
  const endShown = (content?: object): void => {
    if (content && shown?.content !== content) return;
    shown?.end?.();
    shown = undefined;
  };

  let hasEnded = false;
  const finish = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    endShown();
    dialog.close();
    dialog.remove();
    presentation.ended();
    presentation.opener.focus({ preventScroll: true });
  };
  const closeAtOnce = (): void => {
    if (hasEnded) return;
    photoswipe.animations.stopAll();
    photoswipe.isDestroying = true;
    photoswipe.destroy();
  };
  const close = (): void => {
    if (reduced) closeAtOnce();
    else if (photoswipe.opener.isOpen) photoswipe.close();
    else photoswipe.on('openingAnimationEnd', () => photoswipe.close());
  };

  photoswipe.addFilter('numItems', () => count);
  photoswipe.addFilter('itemData', (_data, index) => {
    const item = itemAt(index);
    const isImage = item.content.type === 'image' && !item.held;
    const slideData =
      data.get(index) ?? (isImage ? imageData(item, presentation) : { type: 'content' });
    data.set(index, slideData);
    return slideData;
  });
  photoswipe.addFilter('contentErrorElement', () => errorMessage(error));
  const markLoading = (): void => {
    const isLoading = photoswipe.currSlide?.content.isLoading() ?? false;
    dialog.toggleAttribute('data-loading', isLoading);
  };

  photoswipe.on('uiRegister', () => {
    dropRoles(photoswipe);
    photoswipe.element?.append(...Object.values(own));
  });
  photoswipe.on('change', () => {
    presentation.shows(turned(photoswipe.currIndex));
    markLoading();
  });
  photoswipe.on('loadComplete', markLoading);
  photoswipe.on('destroy', finish);

  photoswipe.on('contentLoadImage', ({ content }) => {
    const image = content.element;
    if (!(image instanceof HTMLImageElement) || content.data.isSaid) return;
    image.addEventListener(
      'load',
      () => {
        const { naturalWidth, naturalHeight } = image;
        const naturalSize = { width: naturalWidth, height: naturalHeight };
        const { width, height } = presentation.drawnSize(image, dialog) ?? naturalSize;
        if (!width || !height) return;
        Object.assign(content.data, { width, height, isSaid: true });
        Object.assign(content, { width, height });
        const { slide } = content;
        if (!slide) return;
        Object.assign(slide, { width, height });
        // A slide that is resized while it grows out of its thumbnail would jump.
        if (photoswipe.opener.isOpen) slide.resize();
        else photoswipe.on('openingAnimationEnd', () => slide.resize());
      },
      { once: true },
    );
  });

  photoswipe.on('contentLoad', (event) => {
    const { content } = event;
    if (content.isImageContent()) return;
    event.preventDefault();
    if (content.element) return;
    const box = createElement('div', { class: 'pswp__content lightbox__content' });
    // What is higher than the screen is scrolled; PhotoSwipe would keep the wheel to itself.
    box.addEventListener('wheel', (wheel) => wheel.stopPropagation());
    content.element = box;
  });
  // Only the item that is shown is on the page: no film plays unseen, and no element is in two places.
  photoswipe.on('contentActivate', ({ content }) => {
    const { element: box, slide, index } = content;
    if (content.isImageContent() || !box || !slide) return;
    endShown();
    const { element, end } = shownOf(itemAt(index), error);
    shown = { content, end };
    box.replaceChildren(element);
    slide.container.append(box);
  });
  photoswipe.on('contentDeactivate', ({ content }) => {
    endShown(content);
    if (!content.isImageContent()) content.element?.replaceChildren();
  });
  photoswipe.on('contentRemove', ({ content }) => endShown(content));

  photoswipe.on('pointerDown', (event) => {
    if (isIn(event.originalEvent.target, usesPointers)) event.preventDefault();
  });
  // The target is the body where nothing in the dialog has the focus.
  photoswipe.on('keydown', (event) => {
    const { originalEvent } = event;
    const { key, target } = originalEvent;
    const isOurs = !isIn(target, 'dialog') || (target instanceof Node && dialog.contains(target));
    const isFree = isOurs && !isIn(target, usesKeys);
    if (!isFree || !key.startsWith('Arrow')) event.preventDefault();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  takeClicks(dialog, (target) => {
    const { previous, next } = own;
    if (target.closest('[data-fancybox-close]')) close();
    else if ((isTurned ? next : previous)?.contains(target)) photoswipe.prev();
    else if ((isTurned ? previous : next)?.contains(target)) photoswipe.next();
    else return false;
    return true;
  });

  try {
    photoswipe.init();
  } catch (error) {
    finish();
    throw error;
  }
  // A script of the page may keep dialogs from opening.
  if (!dialog.open) closeAtOnce();
  (presentation.item(startIndex).held?.first ?? own.close).focus();
  return closeAtOnce;
}

/** PhotoSwipe 5.4.4 (https://photoswipe.com/), as photoswipe.library.mjs prepares it. */
export function createViewer(): Viewer {
  const options: PhotoSwipeOptions = { loop: true, bgOpacity: 0.98 };
  return { options, open: (presentation) => openPhotoSwipe(presentation, options) };
}
