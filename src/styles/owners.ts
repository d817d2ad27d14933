import type { StyleOwner } from '../page/page.js';

/** What has styles of its own. Here it is empty; the build fills it (build/stylesheets.mjs). */
export const owners: readonly StyleOwner[] = [];
