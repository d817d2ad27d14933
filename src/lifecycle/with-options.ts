import type { Page } from '../page/page.js';
import type { BehaviourWithOptions, Teardown } from './behaviour.js';

/**
 * A behaviour with options.
 *
 * @param optionsFor gives each start options of its own
 * @param start gets its library, if it works with one
 */
export const withOptions = <Library, Options extends object>(
  optionsFor: (element: HTMLElement) => Options,
  start: (element: HTMLElement, page: Page, library: Library, options: Options) => Teardown,
): BehaviourWithOptions<Library> => ({
  prepare(element, page, library) {
    const options = optionsFor(element);
    return { options, start: () => start(element, page, library, options) };
  },
});
