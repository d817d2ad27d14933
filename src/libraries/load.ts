import type { Page } from '../page/page.js';

declare global {
  interface Window {
    jQuery?: JQueryStatic;
  }
}

/** Asks once for what several behaviours share; asks again after a failure. */
export function once<Library>(
  load: (page: Page) => Promise<Library>,
): (page: Page) => Promise<Library> {
  let loaded: Promise<Library> | undefined;
  return (page) => {
    loaded ??= load(page).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/**
 * The page's own jQuery where it has one and `data-jquery` is `page`, so that plugins, events and
 * data are shared with the page's scripts; else the bundled copy, which leaves no global behind.
 * jQuery's slim build lacks the animations that slick and flipster need, and does not count.
 */
const jquery = once<JQueryStatic>(async ({ configuration }) => {
  const own = configuration.jquery === 'page' ? window.jQuery : undefined;
  return typeof own?.fn?.animate === 'function' ? own : (await import('jquery')).default;
});

/** slick, ready to be started on elements. */
export const slick = once(async (page) => {
  const [$, { default: adapt }] = await Promise.all([jquery(page), import('./slick.js')]);
  return adapt($, page);
});

/** flipster, ready to be started on elements. */
export const flipster = once(async (page) => {
  const [$, { default: adapt }] = await Promise.all([jquery(page), import('./flipster.js')]);
  return adapt($);
});

/** What references and downloads share. */
export const collapsible = once(async () => (await import('../page/collapsible.js')).default);
