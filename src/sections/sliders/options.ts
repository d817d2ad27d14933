import { flag, optionKind, type ValuesOf, wrongOption } from '../../page/option-kinds.js';
import { isNumber, isObject } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import { writtenOptionsOf } from './written-options.js';

/** Whether a text is a selector that the browser understands. */
function isSelector(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    document.createDocumentFragment().querySelector(value);
    return true;
  } catch {
    return false;
  }
}

const isText = (value: unknown, pattern: RegExp): boolean =>
  typeof value === 'string' && pattern.test(value);

const count = optionKind<number>(
  'a whole number from 1 on',
  (value) => isNumber(value) && Number.isInteger(value) && value > 0,
);
/** Of a fraction, such as 2.5, that part of one more slide is in sight. */
const share = optionKind<number>('a number from 1 on', (value) => isNumber(value) && value >= 1);
const index = optionKind<number>(
  'a whole number from 0 on',
  (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
);
const number = optionKind<number>('a number', isNumber);
const time = optionKind<number>('a time in ms', (value) => isNumber(value) && value >= 0);
const selector = optionKind<string>('the selector of elements of the page', isSelector);

/** Each option of slick that a site may set with either engine, with what its value must be. */
export const sliderOptions = {
  slidesToShow: share,
  slidesToScroll: count,
  responsive: optionKind<readonly unknown[]>('a list of breakpoints with settings', Array.isArray),
  mobileFirst: flag,
  infinite: flag,
  fade: flag,
  centerMode: flag,
  centerPadding: optionKind<string>('a length such as "50px" or "10%"', (value) =>
    isText(value, /^\d+(\.\d+)?(px|%|em|rem|vw)$/),
  ),
  variableWidth: flag,
  vertical: flag,
  verticalSwiping: flag,
  initialSlide: index,
  adaptiveHeight: flag,
  autoplay: flag,
  autoplaySpeed: time,
  speed: time,
  cssEase: optionKind<string>('an easing of CSS', (value) =>
    isText(value, /^([a-z-]+|(cubic-bezier|steps|linear)\([\w\s.,%-]*\))$/),
  ),
  arrows: flag,
  /** Selectors of elements of the page that move the slider, in place of the arrows. */
  prevArrow: selector,
  nextArrow: selector,
  dots: flag,
  /** How many slides of the page stand below each other in one slide of the engine's. */
  rows: count,
  /** Selector of the sliders that move together with this one. */
  asNavFor: selector,
  lazyLoad: optionKind<'ondemand' | 'progressive' | 'anticipated'>(
    '"ondemand", "progressive" or "anticipated"',
    (value) => isText(value, /^(ondemand|progressive|anticipated)$/),
  ),
  pauseOnHover: flag,
  pauseOnFocus: flag,
  pauseOnDotsHover: flag,
  draggable: flag,
  swipe: flag,
  swipeToSlide: flag,
  touchMove: flag,
  touchThreshold: number,
  edgeFriction: number,
  focusOnSelect: flag,
  waitForAnimate: flag,
};

/** The options that slick does not change at a breakpoint. */
export const fixedOptions: readonly string[] = [
  ...['asNavFor', 'autoplay', 'initialSlide', 'mobileFirst', 'nextArrow', 'prevArrow'],
  ...['responsive', 'rows', 'speed'],
];

/** The settings that hold on one side of a window's width (px). */
export interface Breakpoint {
  readonly breakpoint: number;
  readonly settings: SliderSettings;
}

/** The options of a slider, in slick's own words. */
export type SliderSettings = Partial<Omit<ValuesOf<typeof sliderOptions>, 'responsive'>> & {
  /** The settings for windows narrower than a breakpoint (px); with `mobileFirst`, for wider ones. */
  readonly responsive?: readonly Breakpoint[];
};

/** The options of slick that a site may not set, with the reason. */
export const refusedOptions: Readonly<Record<string, string>> = {
  accessibility: 'Auftritt makes slides accessible itself',
  appendArrows: 'the arrows are in the slider; see prevArrow and nextArrow',
  appendDots: 'the dots are in the slider',
  customPaging: 'JSON holds no functions',
  dotsClass: 'the dots keep the class slick-dots',
  easing: 'see cssEase',
  focusOnChange: 'the focus stays where the visitor put it',
  respondTo: 'breakpoints are those of the window',
  rtl: 'the direction is that of the page',
  slide: 'each child is a slide',
  slidesPerRow: 'see rows',
  useCSS: 'slides move by CSS',
  useTransform: 'slides move by CSS',
  zIndex: 'slides lie in the order of the page',
};

/** What only slick can do: the value that asks for it, undefined for any, and what Embla does instead. */
const onlySlick: readonly (readonly [keyof SliderSettings, boolean | undefined, string])[] = [
  ['edgeFriction', undefined, 'the friction at the ends is its own'],
  ['touchMove', false, 'slides follow the pointer'],
  ['waitForAnimate', true, 'no press is lost'],
];

/**
 * What settings ask for that only slick does, those of breakpoints included.
 *
 * @returns one sentence for each option
 */
export function lostOnEmbla({ responsive = [], ...settings }: SliderSettings): readonly string[] {
  const given: readonly SliderSettings[] = [settings, ...responsive.map((each) => each.settings)];
  return onlySlick
    .filter(([name, value]) =>
      given.some((each) => name in each && (value === undefined || each[name] === value)),
    )
    .map(([name, , instead]) => `${name} needs slick, so data-jquery="own"; with Embla ${instead}`);
}

/** What is wrong with an option; undefined where it is right. */
export const wrongSliderOption = (name: string, value: unknown): string | undefined =>
  wrongOption(sliderOptions, refusedOptions, 'a slider', name, value);

/** Reads the list of breakpoints. */
function readBreakpoints(value: unknown, report: (wrong: string) => void): object[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((each) => {
    if (isObject(each) && isNumber(each.breakpoint) && isObject(each.settings)) {
      const { breakpoint, settings } = each;
      return [{ breakpoint, settings: readSliderOptions(settings, report, true) }];
    }
    report('responsive must be a list of { "breakpoint": …, "settings": { … } }');
    return [];
  });
}

/**
 * Reads the options of a slider. Each option that is unknown, refused or of another type is reported and
 * left out; the others hold.
 *
 * @param given undefined where the attribute is no JSON object
 * @param report gets one sentence for each option that is left out
 * @param isBreakpoint whether the options are those of a breakpoint
 */
export function readSliderOptions(
  given: Readonly<Record<string, unknown>> | undefined,
  report: (wrong: string) => void,
  isBreakpoint = false,
): SliderSettings {
  const settings: Record<string, unknown> = {};
  if (!given) report('is no JSON object');
  for (const [name, value] of Object.entries(given ?? {})) {
    const wrong =
      isBreakpoint && fixedOptions.includes(name)
        ? `${name} cannot change at a breakpoint`
        : wrongSliderOption(name, value);
    if (wrong) report(wrong);
    else settings[name] = name === 'responsive' ? readBreakpoints(value, report) : value;
  }
  return settings;
}

/** Reads the options that an element has in its markup, and reports those that are left out. */
export function optionsOfSlider(
  behaviour: BehaviourName,
  element: HTMLElement,
  page: Page,
): SliderSettings {
  const { options, gap } = writtenOptionsOf(element, page);
  const report = (wrong: string): void =>
    page.report(behaviour, element, new Problem(element, `data-slider: ${wrong}`));
  if (gap !== undefined && !isNumber(gap)) report('the distance of its slides is no number');
  return readSliderOptions(options, report);
}
