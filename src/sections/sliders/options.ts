import * as kind from '../../page/option-kinds.js';
import { isNumber, isObject } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { accepted, wrongOption } from '../../page/read-options.js';
import type { BehaviourName } from '../../public-interface.js';
import type { WrittenOptions } from './written-options.js';

/** Each option of slick that a site may set with either engine, with what its value must be. */
export const sliderOptions = {
  /** Of a fraction, such as 2.5, that part of one more slide is in sight. */
  slidesToShow: kind.from(1),
  slidesToScroll: kind.whole(1),
  responsive: kind.list,
  mobileFirst: kind.flag,
  infinite: kind.flag,
  fade: kind.flag,
  centerMode: kind.flag,
  centerPadding: kind.text('a length such as "50px" or "10%"', /^\d+(\.\d+)?(px|%|em|rem|vw)$/),
  variableWidth: kind.flag,
  vertical: kind.flag,
  verticalSwiping: kind.flag,
  initialSlide: kind.whole(0),
  adaptiveHeight: kind.flag,
  autoplay: kind.flag,
  autoplaySpeed: kind.time,
  speed: kind.time,
  cssEase: kind.text('an easing of CSS', /^([a-z-]+|(cubic-bezier|steps|linear)\([\w\s.,%-]*\))$/),
  arrows: kind.flag,
  /** Selectors of elements of the page that move the slider, in place of the arrows. */
  prevArrow: kind.selector,
  nextArrow: kind.selector,
  dots: kind.flag,
  /** How many slides of the page stand below each other in one slide of the engine's. */
  rows: kind.whole(1),
  /** Selector of the sliders that move together with this one. */
  asNavFor: kind.selector,
  lazyLoad: kind.oneOf('ondemand', 'progressive', 'anticipated'),
  pauseOnHover: kind.flag,
  pauseOnFocus: kind.flag,
  pauseOnDotsHover: kind.flag,
  draggable: kind.flag,
  swipe: kind.flag,
  swipeToSlide: kind.flag,
  touchMove: kind.flag,
  touchThreshold: kind.number,
  edgeFriction: kind.number,
  focusOnSelect: kind.flag,
  waitForAnimate: kind.flag,
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
export type SliderSettings = Partial<Omit<kind.ValuesOf<typeof sliderOptions>, 'responsive'>> & {
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

/** What only slick changes: the value that Embla has always, if there is one, and what it does. */
const onlySlick: readonly (readonly [keyof SliderSettings, boolean | undefined, string])[] = [
  ['edgeFriction', undefined, 'the friction at the ends is its own'],
  ['touchMove', true, 'slides follow the pointer'],
  ['waitForAnimate', false, 'no press is lost'],
];

/**
 * What settings ask for that only slick does.
 *
 * @param everywhere the settings, and those of their breakpoints
 * @returns one sentence for each option
 */
export const lostOnEmbla = (everywhere: readonly SliderSettings[]): readonly string[] =>
  onlySlick
    .filter(([name, own]) => everywhere.some((each) => (each[name] ?? own) !== own))
    .map(([name, , instead]) => `${name} needs slick, so data-jquery="own"; with Embla ${instead}`);

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
export function optionsOfSlider(
  behaviour: BehaviourName,
  element: HTMLElement,
  page: Page,
  { options, gap }: WrittenOptions,
) {
  const report: Report = (wrong) =>
    page.report(behaviour, element, new Problem(element, `data-slider: ${wrong}`));
  if (gap !== undefined && !isNumber(gap)) report('the distance of its slides is no number');
  return readSliderOptions(options, report);
}
