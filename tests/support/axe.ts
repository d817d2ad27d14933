import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds: the rule, and the elements that break it. The page keeps axe, so that it is brought
 * there once.
 *
 * @param place selector of the part that is looked at
 * @param options which rules of axe are tried; all of them by default
 */
export async function axeViolations(
  page: Page,
  place = 'html',
  options: Pick<axe.RunOptions, 'runOnly' | 'rules'> = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, rules]) => {
      if (!window.axe) throw new Error('axe is not on the page');
      // Between two states a colour has neither state's contrast.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      const { violations } = await window.axe.run(
        { include: [selector] },
        {
          ...rules,
          resultTypes: ['violations'],
          // The pages have no frames, and no rule here reads the files of styles and media.
          iframes: false,
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [place, options] as const,
  );
}

/** What axe finds against WCAG 2.2 A and AA. */
export const wcagViolations = (page: Page, place?: string): Promise<string[]> =>
  axeViolations(page, place, { runOnly: { type: 'tag', values: tags } });
