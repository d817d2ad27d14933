import type { EndPreview } from '../lifecycle/behaviour.js';
import type { Page } from '../page/page.js';
import { writtenOptionsOf } from '../page/slider-attribute.js';
import { type RowOptions, rowOptions } from './row-options.js';

/** Marks the slide in the middle, as slick does. */
function markMiddle(element: HTMLElement, current: number): void {
  [...element.querySelectorAll('.slider-row .slick-slide')].forEach((slide, index) => {
    slide.classList.toggle('slick-center', index === current);
  });
}

/**
 * Makes slides share a row's width as slick shares it.
 *
 * @param begin loads slick
 */
function share(
  element: HTMLElement,
  { slidesToShow = 1, before = 0, gap = 0 }: RowOptions,
  begin: () => void,
): void {
  const list = element.querySelector<HTMLElement>('.slider-row');
  const track = list?.querySelector<HTMLElement>('.slick-track');
  if (!list || !track) return;
  const isAtStart = list.scrollLeft === 0;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const { length } = slides;
  // Those of a theme, which slick takes for a part of a slide's width.
  const { marginInlineStart: start, marginInlineEnd: end } = getComputedStyle(slides[0] ?? track);
  list.style.setProperty('--auftritt-slide-gap', `${gap}px`);
  // slick has a place of its own for a slide in the middle of slides that all fit.
  if (before > 0 && length <= slidesToShow) begin();
  // slick rounds widths up. A browser without `round` keeps the first value.
  for (const width of [`100% / ${slidesToShow}`, `round(up, 100% / ${slidesToShow}, 1px)`]) {
    track.style.inlineSize = `calc(${length} * ${width})`;
    list.style.scrollPaddingInlineStart = `calc(${before} * ${width} + ${gap / 2}px + ${start})`;
  }
  // slick centres slides that are fewer than it shows.
  track.style.marginInline = 'auto';
  slides.forEach((slide, index) => {
    slide.style.flexBasis = `calc(100% / ${length} - ${gap}px - ${start} - ${end})`;
    // In an endless row the last slides are before the first one.
    if (index >= length - before) slide.style.order = '-1';
    // The rounded widths would let the row stop behind its last place.
    if (index > length - slidesToShow) slide.style.scrollSnapAlign = 'none';
  });
  // The browser would keep the first slide at the beginning.
  if (isAtStart) list.scrollLeft = 0;
}

/**
 * Shows a slider as its options say, before slick has loaded. A slider with autoplay loads slick when it
 * is due to move for the first time, so the page loads without it. A slider whose options change with the
 * width of the window loads slick when they do.
 *
 * @param fades whether slides fade where the options do not say it
 * @param begin loads slick
 * @param show shows the slides as a row
 * @param isStill whether the visitor prefers reduced motion, so that the slider must not play
 */
export function showWithOptions(
  element: HTMLElement,
  page: Page,
  fades: boolean,
  begin: () => void,
  show: (options: RowOptions) => EndPreview,
  isStill: boolean,
): EndPreview {
  const written = writtenOptionsOf(element, page);
  const readOptions = (): RowOptions | undefined => rowOptions(written, fades, window.innerWidth);
  const options = readOptions();
  // The button that stops it would come into a line of its own, and push the page down.
  const hasControls = options?.arrows !== false || options.dots === true;
  if (!options || (options.plays !== undefined && !hasControls)) {
    begin();
    return () => {};
  }
  const { before = 0, gap = 0, slidesToShow = 1 } = options;
  const shown = show({
    ...options,
    ...((before > 0 || gap !== 0) && { place: (width) => before * (width + gap) + gap / 2 }),
    ...(before > 0 && { changed: ({ current }) => markMiddle(element, current) }),
  });
  if (slidesToShow > 1 || gap !== 0) share(element, options, begin);
  const { plays } = options;
  const timer = plays === undefined || isStill ? 0 : window.setTimeout(begin, plays);
  const first = JSON.stringify(options);
  const onResize = (): void => {
    if (JSON.stringify(readOptions()) !== first) begin();
  };
  window.addEventListener('resize', onResize);
  const end = (): void => {
    window.clearTimeout(timer);
    window.removeEventListener('resize', onResize);
    shown();
  };
  return shown.rests ? Object.assign(end, { rests: shown.rests }) : end;
}
