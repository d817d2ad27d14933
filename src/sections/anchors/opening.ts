import { namedLoadError } from '../../lifecycle/load-error.js';
import type { Page } from '../../page/page.js';
import { whenVisitorScrolls } from '../../page/visitor-scrolls.js';

/** Whether the browser restores the visitor's place, which is not ours to change then. */
const restoresPlace = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/**
 * A page that opens with a hash scrolls to the target as a link to it does (specification 2.22). A
 * visitor who scrolls before the code is there stays where they are.
 *
 * @param settled resolves when what starts at once has started
 */
export function opening(page: Page, settled: Promise<unknown>): void {
  if (location.hash === '' || restoresPlace()) return;
  const scrolled = new AbortController();
  whenVisitorScrolls(() => scrolled.abort(), scrolled.signal);
  import('./open-at-hash.js').then(
    ({ default: openAtHash }) => openAtHash(page, settled, scrolled),
    (error: unknown) => {
      const body = document.body;
      page.report('anchors', body, namedLoadError(body, error));
    },
  );
}
