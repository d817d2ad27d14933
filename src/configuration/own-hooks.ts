import { defaultSelectors } from '../behaviours.js';
import { rewriteStyles } from '../page/adopt-styles.js';
import type { Preset } from '../page/configuration.js';
import type { Purposes } from '../services/consent/purposes.js';
import { hasStylesFor } from '../styles/first-paint-of-hooks.js';
import { withSelectors } from '../styles/with-selectors.js';
import { hookTextsOf, readHooks } from './read-hooks.js';
import type { Hooks, Misconfiguration } from './tag.js';

/**
 * Reads the hooks of a page that names presets or selectors of its own, and makes the sections' styles
 * follow them.
 *
 * @param misread is called for each error in the two attributes
 * @param known the presets that there are
 * @param purposes what the page's JSON names
 */
export default function ownHooks(
  tag: Element,
  misread: (wrong: Misconfiguration) => void,
  known?: readonly Preset[],
  purposes?: Purposes,
): Hooks {
  const hooks = readHooks(hookTextsOf(tag), misread, known, purposes);
  const { selectors } = hooks;
  rewriteStyles((css) => withSelectors(css, selectors, defaultSelectors));
  // Sections work without these styles, but the layout then shifts when they start.
  if (!hasStylesFor(selectors)) import('../styles/first-paint.js').catch(reportError);
  return hooks;
}
