import type { Page } from '../../page/page.js';
import goTo from '../../scrolling/go-to.js';
import { targetOf } from '../../scrolling/target.js';

/**
 * Scrolls to the target of the page's hash. It waits for what starts at once, since a list that
 * collapses around the target is opened then.
 *
 * @param settled resolves when what starts at once has started
 * @param scrolled is aborted when the visitor scrolls
 */
export default async function openAtHash(
  page: Page,
  settled: Promise<unknown>,
  scrolled: AbortController,
): Promise<void> {
  await settled;
  const target = targetOf(location.hash);
  if (target) goTo(target, page, !scrolled.signal.aborted);
  scrolled.abort();
}
