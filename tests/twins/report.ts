import type { Page } from '@playwright/test';
import { tagsOf } from '../support/extent.js';
import type { FragmentOptions } from '../support/fragment-html.js';
import { test } from '../support/fragments.js';

/** Opens a page of its own, in English. */
export type Open = (body: string, options?: FragmentOptions) => Promise<void>;

/**
 * Makes tests of public reports, as people wrote them of libraries of this kind.
 *
 * @param prepare what each page has before it is opened
 */
export const reports =
  (prepare: (page: Page) => Promise<unknown>) =>
  (name: string, visit: (page: Page, open: Open) => Promise<void>): void =>
    test(name, { tag: tagsOf(name) }, async ({ page, openFragment }) => {
      await prepare(page);
      await visit(page, (body, options) =>
        openFragment(body, { lang: 'en', load: true, ...options }),
      );
    });
