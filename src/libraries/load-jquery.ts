import { once } from '../page/once.js';
import type { Page } from '../page/page.js';

declare global {
  interface Window {
    jQuery?: JQueryStatic;
  }
}

/**
 * The page's own jQuery if the page has one and `data-jquery` is `page`, so that plugins, events and
 * data are shared with the page's scripts. Otherwise the bundled copy, which creates no global. jQuery's
 * slim build does not count, because it lacks the animations that slick and flipster need.
 */
export const jquery = once(async ({ configuration }: Page): Promise<JQueryStatic> => {
  const own = configuration.jquery === 'page' ? window.jQuery : undefined;
  return typeof own?.fn?.animate === 'function' ? own : (await import('jquery')).default;
});
