import { defaultSelectors } from '../behaviours.js';
import type { ForeignMarkup } from '../foreign/hooks.js';
import type { Hook } from '../names.js';
import type { Preset } from '../page/configuration.js';
import { isObject, isSelector, parseJson } from '../page/options.js';
import type { Misconfiguration } from './tag.js';

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

/** Reads the selectors of `data-selectors`. */
function readOwn(
  json: string,
  misread: (wrong: Misconfiguration) => void,
  isTaken: (text: string) => boolean,
): ForeignMarkup['own'] {
  const attribute = 'data-selectors';
  const given = parseJson(json);
  if (!isObject(given)) {
    misread({ attribute, value: json, wanted: given === undefined ? 'JSON' : 'object' });
    return {};
  }
  const siteSelectors: { [hook in Hook]?: string } = {};
  for (const [hook, selector] of Object.entries(given)) {
    if (!isHook(hook)) misread({ attribute, value: hook, known: Object.keys(defaultSelectors) });
    else if (typeof selector === 'string' && isTaken(selector) && isWhole(selector))
      siteSelectors[hook] = selector;
    else misread({ attribute, value: `${hook} ${JSON.stringify(selector)}`, wanted: 'selector' });
  }
  return siteSelectors;
}

/**
 * Reads the foreign markup that a page names: presets and selectors of its own.
 *
 * @param misread is called for each error in the two texts
 * @param known the presets that there are
 * @param isTaken whether a text is a selector; the browser decides by default
 */
export const readHooks = (
  { preset, selectors }: HookTexts,
  misread: (wrong: Misconfiguration) => void,
  known: readonly Preset[] = [],
  isTaken = isSelector,
): ForeignMarkup => ({
  presets: readPresets(preset ?? '', misread, known),
  own: readOwn(selectors?.trim() || '{}', misread, isTaken),
});

/** The texts of the attributes of a tag. */
export const hookTextsOf = (tag: Element): HookTexts => ({
  preset: tag.getAttribute('data-preset'),
  selectors: tag.getAttribute('data-selectors'),
});
