import type { Page } from '../../page/page.js';
import goTo from '../../scrolling/go-to.js';
import { targetOf } from '../../scrolling/target.js';

/**
 * Scrolls to the target of the page's hash. It first waits for the behaviours that start at once,
 * because a list that collapses around the target must then be opened.
 *
 * @param settled resolves when the behaviours that start at once have started
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
