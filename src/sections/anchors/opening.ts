import { namedLoadError } from '../../lifecycle/load-error.js';
import { whenVisitorScrolls } from '../../page/moments.js';
import type { Page } from '../../page/page.js';

/**
 * Whether the browser restores the visitor's scroll position. The script must not change it then.
 */
const restoresPlace = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/**
 * Scrolls a page that opens with a hash to its target, as a link to it would (specification 2.22). If
 * the visitor scrolls before the code has loaded, the page stays where it is.
 *
 * @param settled resolves when the behaviours that start at once have started
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
