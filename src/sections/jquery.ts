import type { Page } from '../page/page.js';

declare global {
  interface Window {
    jQuery?: JQueryStatic;
  }
}

/**
 * The page's own jQuery if the page has one and `data-jquery` is `page`. jQuery's slim build does not
 * count, because it lacks the animations that slick and flipster need.
 */
export function pagesJquery({ configuration }: Page): JQueryStatic | undefined {
  const pageJQuery = window.jQuery;
  // A frame of this name is a global too, and may be of another site.
  const isWhole = typeof pageJQuery === 'function' && pageJQuery.fn?.animate;
  return configuration.jquery === 'page' && isWhole ? pageJQuery : undefined;
}

/**
 * Whether widgets run on jQuery: on the page's own where it has one, or on ours where `data-jquery` asks for it.
 * Otherwise the light engines run.
 */
export const usesJquery = (page: Page): boolean =>
  page.configuration.jquery === 'own' || pagesJquery(page) !== undefined;

/**
 * The engine that runs on jQuery, where widgets do; its code is loaded there only. It gets the page's own jQuery, so that
 * plugins, events and data are shared with the page's scripts, else the bundled copy, which creates no global.
 */
export async function engineOnJquery<Engine>(
  page: Page,
  load: () => Promise<{ readonly default: ($: JQueryStatic) => Engine }>,
): Promise<Engine | undefined> {
  if (!usesJquery(page)) return undefined;
  const $ = pagesJquery(page) ?? import('jquery').then((bundled) => bundled.default);
  const [code, jQuery] = await Promise.all([load(), $]);
  return code.default(jQuery);
}
