import { once } from '../page/once.js';
import type { Page } from '../page/page.js';
import { jquery } from './load-jquery.js';

/** flipster, ready to be started on elements. */
export const flipster = once(async (page: Page) => {
  const [$, { default: adapt }] = await Promise.all([jquery(page), import('./flipster.js')]);
  return adapt($);
});
