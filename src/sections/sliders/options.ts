import type { Preset } from '../../page/configuration.js';
import * as kind from '../../page/option-kinds.js';
import { isNumber, isObject, parseOptions } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { accepted, wrongOption } from '../../page/read-options.js';
import type { BehaviourName } from '../../public-interface.js';

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

/** Where the markup of a slider has its options, and in which words: plain data, as a preset has it. */
export interface SliderPlaces {
  /** The attributes that may hold the options as JSON, beside `data-slider`. The first one counts. */
  readonly options: readonly string[];
  /** Word of the markup → the word of slick that means the same. */
  readonly words?: Readonly<Record<string, string>>;
  /** The option that sets the distance between slides (px). slick has no such option. */
  readonly gap?: string;
  /** The classes that the library gives a slider that runs, for stylesheets that wait for them. */
  readonly started?: readonly string[];
  /** Where a part of ours is in the slider → its class of the same part, for what a theme says of that. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Its class of the current dot. */
  readonly current?: string;
  /** What the library does where the markup says nothing, in words of slick. */
  readonly usual?: Readonly<Record<string, boolean | number | string>>;
}

/** The options of a slider in words of slick, and what slick has no word for. */
export interface WrittenOptions {
  /** Undefined if an attribute is no JSON object. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  /** The distance between slides (px). */
  readonly gap?: unknown;
}

declare module '../../page/configuration.js' {
  interface Preset {
    /** Where sliders have their options. */
    readonly slider?: SliderPlaces;
    /** Reads these options. Only a page that names the preset loads the code for it. */
    readonly sliderOptions?: (element: Element) => WrittenOptions;
  }
}

/** The first preset that finds a slider and says where its options are. */
export const presetOf = (element: Element, { configuration }: Page): Preset | undefined =>
  configuration.presets.find(
    ({ slider, selectors }) => slider && selectors.slider && element.matches(selectors.slider),
  );

/** The classes that the library of a slider's preset gives it once it runs. */
export const startedClasses = (element: Element, page: Page): readonly string[] =>
  presetOf(element, page)?.slider?.started ?? [];

/** The options that a slider has in its markup, in the words of slick. */
export const writtenOptionsOf = (element: Element, page: Page): WrittenOptions =>
  presetOf(element, page)?.sliderOptions?.(element) ?? {
    options: parseOptions(element.getAttribute('data-slider')),
  };

/** Reads the options that an element has in its markup, and reports those that are left out. */
export function optionsOfSlider(
  behaviour: BehaviourName,
  element: HTMLElement,
  page: Page,
): SliderSettings {
  const { options, gap } = writtenOptionsOf(element, page);
  const report: Report = (wrong) =>
    page.report(behaviour, element, new Problem(element, `data-slider: ${wrong}`));
  if (gap !== undefined && !isNumber(gap)) report('the distance of its slides is no number');
  return readSliderOptions(options, report);
}
