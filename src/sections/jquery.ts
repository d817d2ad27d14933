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
  const own = window.jQuery;
  return configuration.jquery === 'page' && own?.fn?.animate ? own : undefined;
}

/**
 * The page's own jQuery, so that plugins, events and data are shared with the page's scripts. Otherwise
 * the bundled copy, which creates no global.
 */
const jquery = async (page: Page): Promise<JQueryStatic> =>
  pagesJquery(page) ?? (await import('jquery')).default;

/**
 * Whether widgets run on jQuery: on the page's own where it has one, or on ours where `data-jquery` asks for it.
 * Otherwise the light engines run.
 */
export const usesJquery = (page: Page): boolean =>
  page.configuration.jquery === 'own' || pagesJquery(page) !== undefined;

/** An adapter of a library to a jQuery. */
interface Adapter<Engine> {
  readonly default: ($: JQueryStatic) => Engine;
}

/** The engine that runs on jQuery, where widgets do. Its code is loaded there only. */
export async function engineOnJquery<Engine>(
  page: Page,
  load: () => Promise<Adapter<Engine>>,
): Promise<Engine | undefined> {
  if (!usesJquery(page)) return undefined;
  const [code, $] = await Promise.all([load(), jquery(page)]);
  return code.default($);
}
