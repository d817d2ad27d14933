import type { Preset } from '../../page/configuration.js';
import { parseOptions } from '../../page/options.js';
import type { Page } from '../../page/page.js';

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

/** The classes of a slider that its library has started. */
export const startedClasses = (element: Element, page: Page): readonly string[] => [
  'slick-initialized',
  'slick-slider',
  ...(presetOf(element, page)?.slider?.started ?? []),
];

/** The options that a slider has in its markup, in the words of slick. */
export const writtenOptionsOf = (element: Element, page: Page): WrittenOptions =>
  presetOf(element, page)?.sliderOptions?.(element) ?? {
    options: parseOptions(element.getAttribute('data-slider')),
  };

/** Whether the markup of a slider may have options. */
export const mayHaveOptions = (element: Element, { configuration }: Page): boolean =>
  element.hasAttribute('data-slider') || configuration.presets.length > 0;
