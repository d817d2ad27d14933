import { accepted, flag, optionKind, type ValuesOf, wrongOption } from '../../page/option-kinds.js';
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

/** A text of a form. */
const text = <Text extends string>(words: string, form: RegExp) =>
  optionKind<Text>(words, (value) => typeof value === 'string' && form.test(value));

const isFrom = (least: number, value: unknown): boolean => isNumber(value) && value >= least;

/** A whole number from another one on. */
const whole = (least: number) =>
  optionKind<number>(
    `a whole number from ${least} on`,
    (value) => Number.isInteger(value) && isFrom(least, value),
  );
const time = optionKind<number>('a time in ms', (value) => isFrom(0, value));
const number = optionKind<number>('a number', isNumber);
const selector = optionKind<string>('the selector of elements of the page', isSelector);

/** Each option of slick that a site may set with either engine, with what its value must be. */
export const sliderOptions = {
  /** Of a fraction, such as 2.5, that part of one more slide is in sight. */
  slidesToShow: optionKind<number>('a number from 1 on', (value) => isFrom(1, value)),
  slidesToScroll: whole(1),
  responsive: optionKind<readonly unknown[]>('a list of breakpoints with settings', Array.isArray),
  mobileFirst: flag,
  infinite: flag,
  fade: flag,
  centerMode: flag,
  centerPadding: text('a length such as "50px" or "10%"', /^\d+(\.\d+)?(px|%|em|rem|vw)$/),
  variableWidth: flag,
  vertical: flag,
  verticalSwiping: flag,
  initialSlide: whole(0),
  adaptiveHeight: flag,
  autoplay: flag,
  autoplaySpeed: time,
  speed: time,
  cssEase: text('an easing of CSS', /^([a-z-]+|(cubic-bezier|steps|linear)\([\w\s.,%-]*\))$/),
  arrows: flag,
  /** Selectors of elements of the page that move the slider, in place of the arrows. */
  prevArrow: selector,
  nextArrow: selector,
  dots: flag,
  /** How many slides of the page stand below each other in one slide of the engine's. */
  rows: whole(1),
  /** Selector of the sliders that move together with this one. */
  asNavFor: selector,
  lazyLoad: text<'ondemand' | 'progressive' | 'anticipated'>(
    '"ondemand", "progressive" or "anticipated"',
    /^(ondemand|progressive|anticipated)$/,
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
export const wrongSliderOption = wrongOption(sliderOptions, refusedOptions, 'a slider');

/** What is wrong with an option of a breakpoint. */
const wrongAtBreakpoint = (name: string, value: unknown): string | undefined =>
  fixedOptions.includes(name)
    ? `${name} cannot change at a breakpoint`
    : wrongSliderOption(name, value);

/** Says what is wrong, in one sentence. */
type Report = (wrong: string) => void;

/**
 * Reads the options of a slider. Each option that is unknown, refused or of another type is reported and
 * left out; the others hold.
 *
 * @param given undefined where the attribute is no JSON object
 * @param report gets one sentence for each option that is left out
 */
export function readSliderOptions(given: object | undefined, report: Report): SliderSettings {
  if (!given) report('is no JSON object');
  const { responsive, ...settings } = accepted(given ?? {}, wrongSliderOption, report);
  if (!Array.isArray(responsive)) return settings;
  const breakpoints = responsive.flatMap((each: unknown): Breakpoint[] => {
    if (isObject(each) && isNumber(each.breakpoint) && isObject(each.settings)) {
      const { breakpoint } = each;
      return [{ breakpoint, settings: accepted(each.settings, wrongAtBreakpoint, report) }];
    }
    report('responsive must be a list of { "breakpoint": …, "settings": { … } }');
    return [];
  });
  return { ...settings, responsive: breakpoints };
}

/** Reads the options that an element has in its markup, and reports those that are left out. */
export function optionsOfSlider(behaviour: BehaviourName, element: HTMLElement, page: Page) {
  const { options, gap } = writtenOptionsOf(element, page);
  const report: Report = (wrong) =>
    page.report(behaviour, element, new Problem(element, `data-slider: ${wrong}`));
  if (gap !== undefined && !isNumber(gap)) report('the distance of its slides is no number');
  return readSliderOptions(options, report);
}
