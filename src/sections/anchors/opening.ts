import type { Opening } from '../../lifecycle/opening.js';
import { whenVisitorActs } from '../../page/moments.js';

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
 */
const opening: Opening = ({ settled }) => {
  if (location.hash === '' || restoresPlace()) return;
  const acts: Event[] = [];
  const listening = new AbortController();
  whenVisitorActs((act) => acts.push(act), listening.signal);
  import('./anchors.js').then(
    ({ openAtHash }) => openAtHash(settled(), acts, listening),
    (error: unknown) => console.error('auftritt: anchors: code did not arrive:', error),
  );
};

export default opening;
