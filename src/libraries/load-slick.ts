import { once } from '../page/once.js';
import type { Page } from '../page/page.js';
import { jquery } from './load-jquery.js';

/** slick, ready to be started on elements. */
export const slick = once(async (page: Page) => {
  const [$, { default: adapt }] = await Promise.all([jquery(page), import('./slick.js')]);
  return adapt($, page);
});
