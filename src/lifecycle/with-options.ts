import type { Page } from '../page/page.js';
import type { BehaviourWithOptions, Teardown } from './behaviour.js';

/**
 * Creates a behaviour with options.
 *
 * @param optionsFor returns the options of one start
 * @param start starts the behaviour; it gets the library if the behaviour uses one
 */
export const withOptions = <Library, Options extends object>(
  optionsFor: (element: HTMLElement, page: Page) => Options,
  start: (element: HTMLElement, page: Page, library: Library, options: Options) => Teardown,
): BehaviourWithOptions<Library> => ({
  prepare(element, page, library) {
    const options = optionsFor(element, page);
    return { options, start: () => start(element, page, library, options) };
  },
});
