import type { Preset } from '../page/configuration.js';
import { isObject, parseOptions } from '../page/options.js';
import type { SliderPlaces, WrittenOptions } from '../sections/sliders/options.js';

/** The value of an attribute that holds one option. */
function valueIn(text: string): unknown {
  if (text.trim() === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text; // A text without quotation marks is itself.
  }
}

/** The options that have attributes of their own, such as `data-autoplay-timeout`. */
function optionsAlone(element: Element, words: readonly string[]): Record<string, unknown> {
  const translated: Record<string, unknown> = {};
  for (const word of words) {
    const kebab = word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const text = element.getAttribute(`data-${kebab}`) ?? element.getAttribute(`data-${word}`);
    if (text !== null) translated[word] = valueIn(text);
  }
  return translated;
}

/** Gives options the words of slick. The others keep theirs. */
function renamed(given: object, words: Readonly<Record<string, string>>): Record<string, unknown> {
  const wordOf = new Map(Object.entries(words));
  const entries: readonly [string, unknown][] = Object.entries(given);
  return Object.fromEntries(entries.map(([name, value]) => [wordOf.get(name) ?? name, value]));
}

/** Widths that count upwards, as the names of an object, as breakpoints of slick. */
const upwards = (widths: object, words: Readonly<Record<string, string>>): object[] =>
  Object.entries(widths).map(([width, settings]: [string, unknown]) => ({
    // slick counts from the next pixel on.
    breakpoint: Number(width) - 1,
    settings: isObject(settings) ? renamed(settings, words) : settings,
  }));

/**
 * Reads the options that an element has in its markup, in the words of slick.
 *
 * @param places where else than in `data-slider` they are, and in which words
 */
function writtenOptions(element: Element, places: SliderPlaces): WrittenOptions {
  // `data-slider` counts more than what a preset reads.
  const isWritten = (name: string): boolean => Boolean(element.getAttribute(name)?.trim());
  const attribute = ['data-slider', ...places.options].find(isWritten) ?? '';
  const parsed = parseOptions(element.getAttribute(attribute));
  if (!places.words) return { options: parsed };
  const { words, usual, gap: word = '' } = places;
  const alone = optionsAlone(element, [...Object.keys(words), word]);
  const { [word]: gap, ...options } = renamed({ ...alone, ...parsed }, words);
  const { responsive } = options;
  const widths = isObject(responsive)
    ? { mobileFirst: true, responsive: upwards(responsive, words) }
    : {};
  return { options: parsed && { ...usual, ...options, ...widths }, gap };
}

const owlPlaces = {
  options: ['data-owl-options', 'data-owl-carousel', 'data-owl', 'data-plugin-options'],
  words: {
    items: 'slidesToShow',
    slideBy: 'slidesToScroll',
    loop: 'infinite',
    nav: 'arrows',
    navigation: 'arrows',
    dots: 'dots',
    pagination: 'dots',
    autoplay: 'autoplay',
    autoplayTimeout: 'autoplaySpeed',
    autoplayHoverPause: 'pauseOnHover',
    stopOnHover: 'pauseOnHover',
    smartSpeed: 'speed',
    slideSpeed: 'speed',
    center: 'centerMode',
    startPosition: 'initialSlide',
    autoHeight: 'adaptiveHeight',
    autoWidth: 'variableWidth',
    mouseDrag: 'draggable',
    touchDrag: 'swipe',
  },
  gap: 'margin',
  started: ['owl-loaded'],
  parts: {
    '.slick-list': 'owl-stage-outer',
    '.slick-list > .slick-track': 'owl-stage',
    '.slick-prev': 'owl-prev',
    '.slick-next': 'owl-next',
    '.slick-dots': 'owl-dots',
    '.slick-dots button': 'owl-dot',
  },
  current: 'active',
  // Owl centres without showing a part of the next slides; slick shows 50 px of them.
  usual: { slidesToShow: 3, infinite: false, arrows: false, dots: true, centerPadding: '0px' },
} as const satisfies SliderPlaces;

/** The markup that Owl Carousel documents, and its options where themes write them into the markup. */
export const owl = {
  name: 'owl',
  selectors: { slider: '.owl-carousel' },
  slider: owlPlaces,
  sliderOptions: (element: Element) => writtenOptions(element, owlPlaces),
} as const satisfies Preset;

const slickPlaces = { options: ['data-slick'] } as const satisfies SliderPlaces;

/** The options of slick where its own attribute has them. */
export const slick = {
  name: 'slick',
  selectors: { slider: '[data-slick]' },
  slider: slickPlaces,
  sliderOptions: (element: Element) => writtenOptions(element, slickPlaces),
} as const satisfies Preset;
