import { defaultSelectors } from './behaviours.js';
import type { Hooks, Misconfiguration } from './configuration.js';
import type { Hook } from './names.js';
import type { Preset } from './page/preset.js';
import type { Selectors } from './public-interface.js';

function isSelector(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  try {
    new DocumentFragment().querySelector(text);
    return true;
  } catch {
    return false; // The selector parser's only way to say no.
  }
}

const isHook = (name: string): name is Hook => Object.hasOwn(defaultSelectors, name);

const named = (tag: Element, attribute: string): string | undefined =>
  tag.getAttribute(attribute)?.trim() || undefined;

/** Returns the presets that the tag names, in the order of `known`, so that it does not depend on the page. */
function readPresets(
  tag: Element,
  misread: (wrong: Misconfiguration) => void,
  known: readonly Preset[],
): readonly Preset[] {
  const attribute = 'data-preset';
  const names = named(tag, attribute)?.split(/\s+/) ?? [];
  for (const value of names) {
    if (known.some(({ name }) => name === value)) continue;
    misread({ attribute, value, known: known.map(({ name }) => name) });
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
): Selectors {
  const attribute = 'data-selectors';
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch {
    misread({ attribute, value: json, wanted: 'JSON' });
    return selectors;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    misread({ attribute, value: json, wanted: 'object' });
    return selectors;
  }
  for (const [hook, selector] of Object.entries(given)) {
    if (!isHook(hook)) misread({ attribute, value: hook, known: Object.keys(defaultSelectors) });
    else if (isSelector(selector)) selectors[hook] = selector;
    else misread({ attribute, value: `${hook} ${JSON.stringify(selector)}`, wanted: 'selector' });
  }
  return selectors;
}

/**
 * Reads the hooks that a tag names: presets and selectors of its own. `data-selectors` wins over a preset.
 *
 * @param misread is called for each error in the two attributes
 * @param known the presets that there are
 */
export function readHooks(
  tag: Element,
  misread: (wrong: Misconfiguration) => void,
  known: readonly Preset[] = [],
): Hooks {
  const presets = readPresets(tag, misread, known);
  const json = named(tag, 'data-selectors') ?? '{}';
  return { selectors: withOwn(withPresets(presets), json, misread), presets };
}
