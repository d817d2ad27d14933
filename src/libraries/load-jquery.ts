import { once } from '../page/once.js';
import type { Page } from '../page/page.js';

declare global {
  interface Window {
    jQuery?: JQueryStatic;
  }
}

/**
 * The page's own jQuery where it has one and `data-jquery` is `page`, so that plugins, events and
 * data are shared with the page's scripts; else the bundled copy, which leaves no global behind.
 * jQuery's slim build lacks the animations that slick and flipster need, and does not count.
 */
export const jquery = once(async ({ configuration }: Page): Promise<JQueryStatic> => {
  const own = configuration.jquery === 'page' ? window.jQuery : undefined;
  return typeof own?.fn?.animate === 'function' ? own : (await import('jquery')).default;
});
