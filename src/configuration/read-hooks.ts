import { defaultSelectors } from '../behaviours.js';
import type { Hook } from '../names.js';
import type { Preset } from '../page/configuration.js';
import { isSelector } from '../page/elements.js';
import { isObject, parseJson } from '../page/options.js';
import type { Selectors } from '../public-interface.js';
import { heldContent } from '../services/consent/definition.js';
import type { Purposes } from '../services/consent/purposes.js';
import type { Hooks, Misconfiguration } from './tag.js';

/** What brackets stand in without a meaning, if it is closed: an escape, a comment, a string. */
const closed = /\\.|\/\*.*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/gs;

/**
 * Whether a selector closes what it opens. A parser does so at its end, and would take what we write behind it for a
 * part of that.
 */
function isWhole(selector: string): boolean {
  const rest = selector.replaceAll(closed, '');
  const count = (mark: string): number => rest.split(mark).length;
  return !/["'\\]|\/\*/.test(rest) && count('(') === count(')') && count('[') === count(']');
}

const isHook = (name: string): name is Hook => Object.hasOwn(defaultSelectors, name);

/** The texts of the two attributes that name hooks. */
export interface HookTexts {
  readonly preset: string | null;
  readonly selectors: string | null;
}

/** Returns the presets that a text names, in the order of `known`. */
function readPresets(
  text: string,
  misread: (wrong: Misconfiguration) => void,
  known: readonly Preset[],
): readonly Preset[] {
  const names = text.split(/\s+/).filter(Boolean);
  for (const value of names) {
    if (known.some(({ name }) => name === value)) continue;
    misread({ attribute: 'data-preset', value, known: known.map(({ name }) => name) });
  }
  return known.filter(({ name }) => names.includes(name));
}

/** Adds the selectors of presets to the default ones, since a site may have both kinds of markup. */
function withPresets(presets: readonly Preset[]): Record<Hook, string> {
  const selectors: Record<Hook, string> = { ...defaultSelectors };
  for (const preset of presets) {
    for (const [hook, selector] of Object.entries(preset.selectors)) {
      if (isHook(hook)) selectors[hook] += `, ${selector}`;
    }
  }
  return selectors;
}

/** Replaces selectors with those of `data-selectors`. */
function withOwn(
  selectors: Record<Hook, string>,
  json: string,
  misread: (wrong: Misconfiguration) => void,
  isTaken: (text: string) => boolean,
): Selectors {
  const attribute = 'data-selectors';
  const given = parseJson(json);
  if (!isObject(given)) {
    misread({ attribute, value: json, wanted: given === undefined ? 'JSON' : 'object' });
    return selectors;
  }
  for (const [hook, selector] of Object.entries(given)) {
    if (!isHook(hook)) misread({ attribute, value: hook, known: Object.keys(defaultSelectors) });
    else if (typeof selector === 'string' && isTaken(selector) && isWhole(selector))
      selectors[hook] = selector;
    else misread({ attribute, value: `${hook} ${JSON.stringify(selector)}`, wanted: 'selector' });
  }
  return selectors;
}

/**
 * Reads the hooks that a page names: presets and selectors of its own. `data-selectors` wins over a preset.
 *
 * @param misread is called for each error in the two texts
 * @param known the presets that there are
 * @param purposes what the page's JSON names: content that waits for one is found by the hooks in force
 * @param isTaken whether a text is a selector; the browser decides by default
 */
export function readHooks(
  { preset, selectors }: HookTexts,
  misread: (wrong: Misconfiguration) => void,
  known: readonly Preset[] = [],
  purposes?: Purposes,
  isTaken = isSelector,
): Hooks {
  const presets = readPresets(preset ?? '', misread, known);
  const json = selectors?.trim() || '{}';
  const all = withOwn(withPresets(presets), json, misread, isTaken);
  // The page's own selector wins.
  const isUsual = all.consentContent === defaultSelectors.consentContent;
  const consentContent =
    purposes && isUsual ? heldContent(purposes, all, presets) : all.consentContent;
  return { selectors: { ...all, consentContent }, presets };
}

/** The texts of the attributes of a tag. */
export const hookTextsOf = (tag: Element): HookTexts => ({
  preset: tag.getAttribute('data-preset'),
  selectors: tag.getAttribute('data-selectors'),
});
