import type { SlideData } from 'photoswipe';
import type { Item } from './presentation.js';

/** The longer side (px) that an image of unknown size is taken to have. */
const assumedSide = 1600;

/** A size in pixels; 0 for what is none. */
const sizeIn = (text: string | undefined): number => (/^\d+$/.test(text ?? '') ? Number(text) : 0);

/** Width by height of the image in the link, as far as it is known. */
function ratioOf(thumbnail: HTMLImageElement | null): number {
  if (!thumbnail) return 0;
  const { naturalWidth, naturalHeight, width, height } = thumbnail;
  return (naturalHeight && naturalWidth / naturalHeight) || (height && width / height) || 0;
}

/** Whether the thumbnail shows only a part of its image. */
const isCropped = (thumbnail: HTMLImageElement): boolean =>
  getComputedStyle(thumbnail).objectFit === 'cover';

/**
 * What PhotoSwipe needs of an image. It asks for the size before the image has loaded: the link may say
 * it; else the image has the ratio of the one in the link until it has loaded.
 */
export function imageData({ link, content, name, thumbnail }: Item): SlideData {
  const { width, height, srcset } = link.dataset;
  const said = { width: sizeIn(width), height: sizeIn(height) };
  const ratio = ratioOf(thumbnail) || 3 / 2;
  const assumed = {
    width: Math.round(ratio < 1 ? assumedSide * ratio : assumedSide),
    height: Math.round(ratio < 1 ? assumedSide : assumedSide / ratio),
  };
  const isSaid = said.width > 0 && said.height > 0;
  const hasArrived = thumbnail?.complete && thumbnail.naturalWidth > 0;
  const data: SlideData = {
    type: 'image',
    src: content.address,
    alt: name,
    ...(srcset ? { srcset } : {}),
    ...(isSaid ? said : assumed),
    isSaid,
    ...(hasArrived ? { msrc: thumbnail.currentSrc, thumbCropped: isCropped(thumbnail) } : {}),
  };
  // PhotoSwipe grows the image out of this element, and shrinks it into it, where the visitor sees it.
  return Object.defineProperty(data, 'element', {
    get: () => (thumbnail?.getClientRects().length ? thumbnail : undefined),
  });
}
