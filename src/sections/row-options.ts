import type { EndPreview } from '../lifecycle/behaviour.js';
import type { Page } from '../page/page.js';
import { writtenOptionsOf } from '../page/slider-attribute.js';
import type { WrittenOptions } from '../page/slider-words.js';

/** What a row can show without slick, before the first touch or move. */
export interface RowOptions {
  /** After how many ms the slider moves by itself for the first time; undefined if it does not. */
  readonly plays?: number;
  readonly arrows?: boolean;
  readonly dots?: boolean;
  readonly fade?: boolean;
  readonly infinite?: boolean;
}

/** The values that make no difference to a row. */
const plain: Readonly<Record<string, unknown>> = {
  initialSlide: 0,
  slidesToScroll: 1,
  slidesToShow: 1,
};

/** The options that make no difference before slick runs, with the type of their values. */
const later: Readonly<Record<string, string>> = {
  autoplaySpeed: 'number',
  // It does nothing without centerMode, for which slick is needed.
  centerPadding: 'string',
  cssEase: 'string',
  draggable: 'boolean',
  edgeFriction: 'number',
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

const switches = ['arrows', 'dots', 'fade', 'infinite'];

/** Returns the options of a row; undefined if slick must show the slider from the start. */
export function rowOptions({ options, gap }: WrittenOptions): RowOptions | undefined {
  if (gap !== undefined) return undefined;
  const given = Object.entries(options ?? {});
  const isPlain = ([name, value]: [string, unknown]): boolean =>
    switches.includes(name) || name === 'autoplay'
      ? typeof value === 'boolean'
      : plain[name] === value || (later[name] !== undefined && later[name] === typeof value);
  if (!given.every(isPlain)) return undefined;
  const { autoplay, autoplaySpeed = usualWait } = Object.fromEntries(given);
  return {
    ...Object.fromEntries(given.filter(([name]) => switches.includes(name))),
    ...(autoplay === true && { plays: Number(autoplaySpeed) }),
  };
}

/**
 * Shows a slider as its options say, before slick has loaded. A slider with autoplay loads slick when it
 * is due to move for the first time, so the page loads without it.
 *
 * @param begin loads slick
 * @param show shows the slides as a row
 * @param isStill whether the visitor prefers reduced motion, so that the slider must not play
 */
export function showWithOptions(
  element: HTMLElement,
  page: Page,
  begin: () => void,
  show: (options: RowOptions) => EndPreview,
  isStill: boolean,
): EndPreview {
  const options = rowOptions(writtenOptionsOf(element, page));
  // The button that stops it would come into a line of its own, and push the page down.
  const hasControls = options?.arrows !== false || options.dots === true;
  if (!options || (options.plays !== undefined && !hasControls)) {
    begin();
    return () => {};
  }
  const { plays } = options;
  const shown = show(options);
  if (plays === undefined || isStill) return shown;
  const timer = window.setTimeout(begin, plays);
  const end = (): void => {
    window.clearTimeout(timer);
    shown();
  };
  return shown.rests ? Object.assign(end, { rests: shown.rests }) : end;
}
