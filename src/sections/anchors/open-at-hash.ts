import { namedLoadError } from '../../lifecycle/load-error.js';
import type { Page } from '../../page/page.js';
import { whenVisitorScrolls } from '../../page/visitor-scrolls.js';

/** Whether the browser restores the visitor's place, which is not ours to change then. */
const restoresPlace = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/**
 * A page that opens with a hash scrolls to the target as a link to it does (specification 2.22).
 * It waits for what starts at once, since a list that collapses around
 * the target is opened then; a visitor who scrolls meanwhile stays where they are.
 *
 * @param settled resolves when what starts at once has started
 */
export function openAtHash(page: Page, settled: Promise<unknown>): void {
  if (location.hash === '' || restoresPlace()) return;
  const scrolled = new AbortController();
  const { signal } = scrolled;
  whenVisitorScrolls(() => scrolled.abort(), signal);
  Promise.all([import('../../scrolling/go-to.js'), settled]).then(
    ([{ default: goTo }]) => {
      goTo(location.hash, page, !signal.aborted);
      scrolled.abort();
    },
    (error: unknown) => {
      const body = document.body;
      page.report('anchors', body, namedLoadError(body, error));
    },
  );
}
