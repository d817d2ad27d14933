import { isNumber, isObject } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import type { SliderSettings } from './settings.js';
import { writtenOptionsOf } from './written-options.js';

/** What the value of an option must be, and the words for it in a message. */
interface Kind {
  readonly words: string;
  accepts(value: unknown): boolean;
}

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

const kinds = {
  switch: { words: 'true or false', accepts: (value) => typeof value === 'boolean' },
  count: {
    words: 'a whole number from 1 on',
    accepts: (value) => isNumber(value) && Number.isInteger(value) && value > 0,
  },
  index: {
    words: 'a whole number from 0 on',
    accepts: (value) => isNumber(value) && Number.isInteger(value) && value >= 0,
  },
  number: { words: 'a number', accepts: isNumber },
  time: { words: 'a time in ms', accepts: (value) => isNumber(value) && value >= 0 },
  length: {
    words: 'a length such as "50px" or "10%"',
    accepts: (value) => typeof value === 'string' && /^\d+(\.\d+)?(px|%|em|rem|vw)$/.test(value),
  },
  easing: {
    words: 'an easing of CSS',
    accepts: (value) =>
      typeof value === 'string' &&
      /^([a-z-]+|(cubic-bezier|steps|linear)\([\w\s.,%-]*\))$/.test(value),
  },
  loading: {
    words: '"ondemand", "progressive" or "anticipated"',
    accepts: (value) => ['ondemand', 'progressive', 'anticipated'].includes(String(value)),
  },
  selector: { words: 'the selector of elements of the page', accepts: isSelector },
  breakpoints: { words: 'a list of breakpoints with settings', accepts: Array.isArray },
} satisfies Readonly<Record<string, Kind>>;

/** Each option of slick that a site may set, with what its value must be. */
export const sliderOptions: Readonly<Record<keyof SliderSettings, keyof typeof kinds>> = {
  slidesToShow: 'count',
  slidesToScroll: 'count',
  responsive: 'breakpoints',
  mobileFirst: 'switch',
  infinite: 'switch',
  fade: 'switch',
  centerMode: 'switch',
  centerPadding: 'length',
  variableWidth: 'switch',
  vertical: 'switch',
  verticalSwiping: 'switch',
  initialSlide: 'index',
  adaptiveHeight: 'switch',
  autoplay: 'switch',
  autoplaySpeed: 'time',
  speed: 'time',
  cssEase: 'easing',
  arrows: 'switch',
  prevArrow: 'selector',
  nextArrow: 'selector',
  dots: 'switch',
  rows: 'count',
  asNavFor: 'selector',
  lazyLoad: 'loading',
  pauseOnHover: 'switch',
  pauseOnFocus: 'switch',
  pauseOnDotsHover: 'switch',
  draggable: 'switch',
  swipe: 'switch',
  swipeToSlide: 'switch',
  touchMove: 'switch',
  touchThreshold: 'number',
  edgeFriction: 'number',
  focusOnSelect: 'switch',
  waitForAnimate: 'switch',
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

/** What only slick can do: the values of which that is true, and what Embla does instead. */
interface OnlySlick {
  needsSlick(value: unknown): boolean;
  readonly instead: string;
}

const onlySlick: Readonly<Partial<Record<keyof SliderSettings, OnlySlick>>> = {
  cssEase: {
    needsSlick: (value) => /^(steps|linear)\(/.test(String(value)),
    instead: 'the curve is ease',
  },
  edgeFriction: { needsSlick: () => true, instead: 'the friction at the ends is its own' },
  touchMove: { needsSlick: (value) => value === false, instead: 'slides follow the pointer' },
  waitForAnimate: { needsSlick: (value) => value === true, instead: 'no press is lost' },
};

/**
 * What settings ask for that only slick does, those of breakpoints included.
 *
 * @returns one sentence for each option
 */
export function lostOnEmbla({ responsive = [], ...settings }: SliderSettings): readonly string[] {
  const given = [settings, ...responsive.map((each) => each.settings)].flatMap(Object.entries);
  return Object.entries(onlySlick).flatMap(([name, { needsSlick, instead }]) =>
    given.some(([key, value]) => key === name && needsSlick(value))
      ? [`${name} needs slick, so data-jquery="own"; with Embla ${instead}`]
      : [],
  );
}

/** The options that slick does not change at a breakpoint. */
export const fixedOptions: readonly string[] = [
  ...['asNavFor', 'autoplay', 'initialSlide', 'mobileFirst', 'nextArrow', 'prevArrow'],
  ...['responsive', 'rows', 'speed'],
];

const isOption = (name: string): name is keyof SliderSettings => Object.hasOwn(sliderOptions, name);

/** What is wrong with an option; undefined where it is right. */
export function wrongOption(name: string, value: unknown): string | undefined {
  if (!isOption(name)) {
    const reason = Object.hasOwn(refusedOptions, name) ? refusedOptions[name] : undefined;
    return reason ? `${name} cannot be set: ${reason}` : `${name} is no option of a slider`;
  }
  const { words, accepts }: Kind = kinds[sliderOptions[name]];
  return accepts(value) ? undefined : `${name} must be ${words}`;
}

/**
 * Reads the settings of a breakpoint, or of the slider.
 *
 * @param isBreakpoint whether the settings are those of a breakpoint
 * @param report gets one sentence for each option that is left out
 */
function readSettings(
  given: Readonly<Record<string, unknown>>,
  isBreakpoint: boolean,
  report: (wrong: string) => void,
): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const wrong =
      isBreakpoint && fixedOptions.includes(name)
        ? `${name} cannot change at a breakpoint`
        : wrongOption(name, value);
    if (wrong) report(wrong);
    else settings[name] = name === 'responsive' ? readBreakpoints(value, report) : value;
  }
  return settings;
}

/** Reads the list of breakpoints. */
function readBreakpoints(value: unknown, report: (wrong: string) => void): object[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((each) => {
    if (isObject(each) && isNumber(each.breakpoint) && isObject(each.settings)) {
      const { breakpoint, settings } = each;
      return [{ breakpoint, settings: readSettings(settings, true, report) }];
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
 */
export function readSliderOptions(
  given: Readonly<Record<string, unknown>> | undefined,
  report: (wrong: string) => void,
): SliderSettings {
  if (given) return readSettings(given, false, report);
  report('is no JSON object');
  return {};
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
