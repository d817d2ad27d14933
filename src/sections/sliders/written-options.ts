import type { Preset } from '../../page/configuration.js';
import { parseOptions } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import type { WrittenOptions } from './preset-options.js';

/** The first preset that finds a slider and says where its options are. */
export const presetOf = (element: Element, { configuration }: Page): Preset | undefined =>
  configuration.presets.find(
    ({ sliderOptions, selectors }) =>
      sliderOptions && selectors.slider && element.matches(selectors.slider),
  );

/** The options that a slider has in its markup, in the words of slick. */
export const writtenOptionsOf = (element: Element, page: Page): WrittenOptions =>
  presetOf(element, page)?.sliderOptions?.(element) ?? {
    options: parseOptions(element.getAttribute('data-slider')),
  };

/** The classes of a slider that runs: slick's, and those of the library that the page's markup was written for. */
export const startedClassesOf = (element: Element, page: Page): readonly string[] => [
  'slick-initialized',
  'slick-slider',
  ...(presetOf(element, page)?.slider?.started ?? []),
];

/** Whether the markup of a slider may have options. */
export const mayHaveOptions = (element: Element, { configuration }: Page): boolean =>
  element.hasAttribute('data-slider') || configuration.presets.length > 0;
