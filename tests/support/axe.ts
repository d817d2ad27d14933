import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 A and AA: the rule, and the elements that break it.
 *
 * @param place selector of the part that is looked at
 */
export async function wcagViolations(page: Page, place = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(place).withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
