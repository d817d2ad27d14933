import type { RowSettings } from '../libraries/slick-row.js';
import { isNumber, isObject } from '../page/parse-options.js';
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
  const reached = new Map<number, Options>();
  for (const each of responsive) {
    if (!isObject(each) || !isNumber(each.breakpoint) || !isObject(each.settings)) {
      return undefined;
    }
    const { breakpoint, settings } = each;
    // Of two with the same width the last one counts.
    if (isUpwards ? width > breakpoint : width < breakpoint) reached.set(breakpoint, settings);
  }
  const nearest = isUpwards ? Math.max(...reached.keys()) : Math.min(...reached.keys());
  return { ...options, ...reached.get(nearest) };
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
  if (!inForce || (gap !== undefined && !isNumber(gap))) return undefined;
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
