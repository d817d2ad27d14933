import type { Page } from '../page/page.js';

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

/** What references and downloads share. */
export const collapsible = once(async () => (await import('../page/collapsible.js')).default);
