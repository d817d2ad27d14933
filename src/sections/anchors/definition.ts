import type { Definition } from '../../lifecycle/definition.js';
import type { FindControl } from '../../lifecycle/kept-actions.js';
import { leadsHere } from '../../page/clicks.js';
import { whenVisitorActs } from '../../page/moments.js';
import type { Page } from '../../page/page.js';

const hooks = { anchor: 'a[href*="#"]' } as const;

const linkToHere: FindControl = (target) => {
  const link = target.closest('a');
  // A link with a role is another control, such as a tab, whose own code answers at once.
  return link && !link.hasAttribute('role') && leadsHere(link) ? link : undefined;
};

export default {
  name: 'anchors',
  hooks,
  opening: { parsed: opening },
  when: 'touch',
  keeps: { clicks: [linkToHere], yields: true },
  load: () => import('./anchors.js'),
} satisfies Definition<'anchors', typeof hooks>;

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
function opening(page: Page, settled: Promise<unknown>): void {
  if (location.hash === '' || restoresPlace()) return;
  const acts: Event[] = [];
  const listening = new AbortController();
  whenVisitorActs((act) => acts.push(act), listening.signal);
  import('./anchors.js').then(
    ({ openAtHash }) => openAtHash(page, settled, acts, listening),
    (error: unknown) => page.report('anchors', document.body, error),
  );
}
