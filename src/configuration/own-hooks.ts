import { behaviours, defaultSelectors } from '../behaviours.js';
import { rowsOf } from '../lifecycle/definition.js';
import type { Row } from '../lifecycle/row.js';
import { rewriteStyles } from '../page/adopt-styles.js';
import type { Purposes } from '../services/consent/purposes.js';
import { hasStylesFor } from '../styles/first-paint-of-hooks.js';
import { withSelectors } from '../styles/with-selectors.js';
import { hookTextsOf, readHooks } from './read-hooks.js';
import type { Hooks, Misconfiguration } from './tag.js';

/** The rows with the selectors in force; sliders of a preset have the classes of its library too. */
function rowsWith(rows: readonly Row[], { selectors, presets }: Hooks): readonly Row[] {
  const texts = behaviours.flatMap((definition) => rowsOf(definition, selectors));
  const started = presets.flatMap(({ slider }) => slider?.started ?? []);
  return rows.map((row, index) => {
    const all = { ...row, ...texts[index] };
    return row.name.endsWith('slider')
      ? { ...all, started: [row.started, ...started].join(' ') }
      : all;
  });
}

/**
 * Reads the hooks of a page that names presets or selectors of its own, and makes the sections' styles
 * follow them.
 *
 * @param rows those of a page without such hooks
 * @param misread is called for each error in the two attributes
 * @param purposes what the page's JSON names
 */
export default async function ownHooks(
  tag: Element,
  rows: readonly Row[],
  misread: (wrong: Misconfiguration) => void,
  purposes?: Purposes,
): Promise<{ readonly hooks: Hooks; readonly rows: readonly Row[] }> {
  const known = tag.hasAttribute('data-preset')
    ? (await import('../presets/presets.js')).default
    : [];
  const hooks = readHooks(hookTextsOf(tag), misread, known, purposes);
  const { selectors } = hooks;
  rewriteStyles((css) => withSelectors(css, selectors, defaultSelectors));
  // Sections work without these styles, but the layout then shifts when they start.
  if (!hasStylesFor(selectors)) import('../styles/first-paint.js').catch(reportError);
  return { hooks, rows: rowsWith(rows, hooks) };
}
