import type { RowSettings } from '../libraries/slick-row.js';
import type { EndPreview } from '../lifecycle/behaviour.js';
import type { Page } from '../page/page.js';
import { isObject } from '../page/parse-options.js';
import { writtenOptionsOf } from '../page/slider-attribute.js';
import type { WrittenOptions } from '../page/slider-words.js';

/** What a row can show without slick, before the first touch or move. */
export interface RowOptions extends Pick<RowSettings, 'place' | 'changed'> {
  /** After how many ms the slider moves by itself for the first time; undefined if it does not. */
  readonly plays?: number;
  readonly arrows?: boolean;
  readonly dots?: boolean;
  readonly fade?: boolean;
  readonly infinite?: boolean;
  /** How many slides are shown at a time; 1 by default. */
  readonly slidesToShow?: number;
  /** How many of them are before the current slide; 0 by default. */
  readonly before?: number;
  /** The distance between slides (px). */
  readonly gap?: number;
}

type Options = Readonly<Record<string, unknown>>;

/** The values that make no difference to a row. */
const plain: Options = {
  adaptiveHeight: false,
  initialSlide: 0,
  rows: 1,
  slidesToScroll: 1,
  swipe: true,
  variableWidth: false,
  vertical: false,
  verticalSwiping: false,
};

/** The options that make no difference before slick runs, with the type of their values. */
const later: Readonly<Record<string, string>> = {
  autoplaySpeed: 'number',
  centerPadding: 'string',
  cssEase: 'string',
  draggable: 'boolean',
  edgeFriction: 'number',
  mobileFirst: 'boolean',
  pauseOnDotsHover: 'boolean',
  pauseOnFocus: 'boolean',
  pauseOnHover: 'boolean',
  speed: 'number',
  swipeToSlide: 'boolean',
  touchMove: 'boolean',
  touchThreshold: 'number',
  waitForAnimate: 'boolean',
};

/** How long slick waits before a move (ms), where the options do not say it. */
const usualWait = 3000;

const switches: readonly string[] = ['arrows', 'dots', 'fade', 'infinite'];

/** Matches a length of nothing. */
const nothing = /^0(px|%)$/;

/** Whether a row shows a slider with this option as slick does. */
function isShowable(name: string, value: unknown): boolean {
  if ([...switches, 'autoplay', 'centerMode'].includes(name)) return typeof value === 'boolean';
  if (name === 'slidesToShow') return Number.isInteger(value) && Number(value) > 0;
  return plain[name] === value || (later[name] !== undefined && later[name] === typeof value);
}

/**
 * The options that are in force in a window of this width (px): as slick reads them, those of the nearest
 * breakpoint replace some of the slider's. Undefined if the list of breakpoints cannot be read.
 */
function optionsAt({ responsive = [], ...options }: Options, width: number): Options | undefined {
  if (!Array.isArray(responsive)) return undefined;
  const isUpwards = options.mobileFirst === true;
  let nearest: { readonly breakpoint: number; readonly settings: Options } | undefined;
  for (const each of responsive) {
    if (!isObject(each) || typeof each.breakpoint !== 'number' || !isObject(each.settings)) {
      return undefined;
    }
    const { breakpoint, settings } = each;
    const isReached = isUpwards ? width > breakpoint : width < breakpoint;
    const isNearer = !nearest || nearest.breakpoint < breakpoint === isUpwards;
    if (isReached && isNearer) nearest = { breakpoint, settings };
  }
  return { ...options, ...nearest?.settings };
}

/**
 * Returns the options of a row; undefined if slick must show the slider from the start.
 *
 * @param fades whether slides fade where the options do not say it
 * @param width the width of the window in px
 */
export function rowOptions(
  { options = {}, gap }: WrittenOptions,
  fades: boolean,
  width: number,
): RowOptions | undefined {
  const inForce = optionsAt(options, width);
  if (!inForce || (gap !== undefined && typeof gap !== 'number')) return undefined;
  const given = Object.entries(inForce);
  if (!given.every(([name, value]) => isShowable(name, value))) return undefined;
  const {
    autoplay,
    autoplaySpeed = usualWait,
    centerMode,
    centerPadding = '50px',
    infinite = true,
    slidesToShow = 1,
  } = inForce;
  // Here slick shows a part of the next slides, stops at the last one, or has no slide in the middle.
  const isEven = Number(slidesToShow) % 2 === 0;
  if (centerMode && (!infinite || isEven || !nothing.test(`${centerPadding}`))) return undefined;
  const before = centerMode ? (Number(slidesToShow) - 1) / 2 : 0;
  const row: RowOptions = {
    ...Object.fromEntries(given.filter(([name]) => switches.includes(name))),
    ...(slidesToShow !== 1 && { slidesToShow: Number(slidesToShow) }),
    ...(before > 0 && { before }),
    ...(gap !== undefined && { gap }),
    ...(autoplay === true && { plays: Number(autoplaySpeed) }),
  };
  // Slides that fade lie on top of each other.
  return (row.fade ?? fades) && slidesToShow !== 1 ? undefined : row;
}

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
  list.style.setProperty('--auftritt-slide-gap', `${gap}px`);
  const isAtStart = list.scrollLeft === 0;
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const { length } = slides;
  // slick has a place of its own for a slide in the middle of slides that all fit.
  if (before > 0 && length <= slidesToShow) begin();
  // slick rounds widths up. A browser without `round` keeps the first value.
  for (const width of [`100% / ${slidesToShow}`, `round(up, 100% / ${slidesToShow}, 1px)`]) {
    track.style.inlineSize = `calc(${length} * ${width})`;
    list.style.scrollPaddingInlineStart = `calc(${before} * ${width} + ${gap / 2}px)`;
  }
  // slick centres slides that are fewer than it shows.
  track.style.marginInline = 'auto';
  slides.forEach((slide, index) => {
    slide.style.flexBasis = `calc(100% / ${length} - ${gap}px)`;
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
