import { once } from '../page/once.js';
import type { PageCore } from '../page/page.js';

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
const jquery = once(async ({ configuration }: PageCore): Promise<JQueryStatic> => {
  const own = configuration.jquery === 'page' ? window.jQuery : undefined;
  return typeof own?.fn?.animate === 'function' ? own : (await import('jquery')).default;
});

/** slick, ready to be started on elements. */
export const slick = once(async (core: PageCore) => {
  const [$, { default: adapt }, { page }] = await Promise.all([
    jquery(core),
    import('./slick.js'),
    core.complete(),
  ]);
  return adapt($, page);
});

/** flipster, ready to be started on elements. */
export const flipster = once(async (core: PageCore) => {
  const [$, { default: adapt }] = await Promise.all([jquery(core), import('./flipster.js')]);
  return adapt($);
});
