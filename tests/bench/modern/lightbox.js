// PhotoSwipe opens with the links of a group. A picture's size is taken from its thumbnail until it is here.
import PhotoSwipe from 'photoswipe';
import { isEnglish } from './language.js';

const words = isEnglish
  ? { close: 'Close', zoom: 'Zoom', previous: 'Previous image', next: 'Next image' }
  : { close: 'Schließen', zoom: 'Vergrößern', previous: 'Vorheriges Bild', next: 'Nächstes Bild' };

function sizeOf(link) {
  const image = link.querySelector('img');
  const ratio = image?.naturalWidth ? image.naturalHeight / image.naturalWidth : 0.625;
  const width = Number(link.dataset.pswpWidth) || 1600;
  return { w: width, h: Number(link.dataset.pswpHeight) || Math.round(width * ratio) };
}

function pictureOf(link) {
  const image = link.querySelector('img');
  const caption = link.dataset.caption ?? '';
  return {
    src: link.href,
    msrc: image?.currentSrc,
    alt: image?.alt || caption,
    element: link,
    caption,
    ...sizeOf(link),
  };
}

/** Corrects the size of a picture whose thumbnail has another ratio. */
function correct({ content, slide }) {
  const { naturalWidth: width = 0, naturalHeight: height = 0 } = content.element ?? {};
  if (width <= 1 || !slide) return;
  const difference = Math.abs(width / height - content.width / content.height);
  if (width <= content.width && difference <= 0.01) return;
  content.data.w = width;
  content.data.h = height;
  Object.assign(content, { width, height });
  Object.assign(slide, { width, height });
  slide.updateContentSize(true);
}

/** Opens a link's picture. */
export function open(link) {
  const name = CSS.escape(link.dataset.fancybox);
  const group = [...document.querySelectorAll(`a[data-fancybox="${name}"]`)];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({
    index: group.indexOf(link),
    loop: true,
    bgOpacity: 0.92,
    counter: false,
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: 'The requested content cannot be loaded. Please try again later.',
    showHideAnimationType: isStill ? 'none' : 'zoom',
    dataSource: group.map(pictureOf),
  });
  const number = (element) => {
    element.className = 'pswp__counter';
    lightbox.on('change', () => {
      const shown = `${String(lightbox.currIndex + 1).padStart(2, '0')} / ${group.length}`;
      element.textContent = group.length > 1 ? shown : '';
    });
  };
  const caption = (element) => {
    lightbox.on('change', () => {
      element.textContent = lightbox.currSlide.data.caption ?? '';
    });
  };
  lightbox.on('uiRegister', () => {
    lightbox.ui.registerElement({ name: 'number', order: 5, onInit: number });
    lightbox.ui.registerElement({ name: 'caption', appendTo: 'root', onInit: caption });
  });
  lightbox.on('loadComplete', correct);
  lightbox.init();
}
