import { behaviours } from '../behaviours.js';
import type { Translator } from '../doorman/doorman.js';
import { type ForeignMarkup, selectorsAfter, selectorsOfForeign } from '../foreign/hooks.js';
import { rowsOf } from '../lifecycle/definition.js';
import type { Row } from '../lifecycle/row.js';
import type { Selectors } from '../public-interface.js';
import { heldBy, heldContent } from '../services/consent/definition.js';
import type { Purposes } from '../services/consent/purposes.js';
import { hookTextsOf, readHooks } from './read-hooks.js';
import type { Hooks, Misconfiguration } from './tag.js';

/** What a page that names presets or selectors of its own has in place of the usual. */
export interface OwnHooks {
  readonly hooks: Hooks;
  readonly rows: readonly Row[];
  readonly translator: Translator | undefined;
}

/** The rows of a page once its markup is translated; sliders of a preset have the classes of its library too. */
function rowsWith(rows: readonly Row[], selectors: Selectors, { presets }: Hooks): readonly Row[] {
  const texts = behaviours.flatMap((definition) => rowsOf(definition, selectors));
  const started = presets.flatMap(({ slider }) => slider?.started ?? []);
  return rows.map((row, index) => {
    const all = { ...row, ...texts[index] };
    return row.name.endsWith('slider')
      ? { ...all, started: [row.started, ...started].join(' ') }
      : all;
  });
}

/** What foreign markup and purposes bring to the configuration. The page's own selector counts more than the purposes. */
export function hooksInForce(
  selectors: Selectors,
  { own: siteSelectors, presets }: ForeignMarkup,
  purposes?: Purposes,
): Hooks {
  const consentContent =
    siteSelectors.consentContent ?? (purposes && heldContent(purposes, selectors, presets));
  return { consentContent, presets };
}

/**
 * Reads the hooks of a page that names presets, selectors of its own or purposes, and creates what translates its markup.
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
): Promise<OwnHooks> {
  const knownPresets = tag.hasAttribute('data-preset')
    ? (await import('../foreign/presets.js')).default
    : [];
  const markup = readHooks(hookTextsOf(tag), misread, knownPresets);
  const after = selectorsAfter(markup);
  const hooks = hooksInForce(after, markup, purposes);
  const foreignRows = rowsWith(rows, { ...after, consentContent: heldBy(hooks) }, hooks);
  const off = new Set(tag.getAttribute('data-disable')?.match(/\S+/g));
  const selectors = selectorsOfForeign(markup, off);
  if (selectors.size === 0) return { hooks, rows: foreignRows, translator: undefined };
  const { default: foreignMarkup } = await import('../foreign/foreign-markup.js');
  const watches = tag.getAttribute('data-observe') !== 'no';
  const translator = foreignMarkup(markup, selectors, watches);
  return { hooks, rows: foreignRows, translator };
}
