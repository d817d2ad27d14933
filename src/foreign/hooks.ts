import { behaviours, defaultSelectors } from '../behaviours.js';
import type { BehaviourName, Hook } from '../names.js';
import type { Preset } from '../page/configuration.js';
import { givenHook } from '../page/elements.js';
import type { Selectors } from '../public-interface.js';

/** The markup that a page has in other words than ours. */
export interface ForeignMarkup {
  /** The selectors of `data-selectors`, by hook: each takes the place of what is found else. */
  readonly own: { readonly [hook in Hook]?: string };
  /** The presets that the page names. */
  readonly presets: readonly Preset[];
}

/** What makes an element one of a hook's. */
export interface Token {
  /** Matches what has it. */
  readonly selector: string;
  readonly classes: readonly string[];
  /** Where no class does. */
  readonly attribute?: string | undefined;
}

/** One class, or several, with a type before and attributes with values behind; or an attribute alone. */
const simple = /(?:^| )[a-z]*((?:\.[\w-]+)+)(?:\[[\w-]+\])*$|^\[([\w-]+)\]$/;

/**
 * What an element is given to be one of a hook's, which our default selector says: classes, else an attribute. Undefined
 * where that asks for what only a page can have, such as an address.
 */
export function tokenOf(hook: Hook): Token | undefined {
  for (const alternative of defaultSelectors[hook].split(', ')) {
    const [, classes, attribute] = simple.exec(alternative) ?? [];
    if (classes) return { selector: classes, classes: classes.slice(1).split('.') };
    if (attribute) return { selector: alternative, classes: [], attribute };
  }
  return undefined;
}

const hooks = Object.keys(defaultSelectors) as Hook[];

/** The selectors of a hook in presets. */
const inPresets = ({ presets }: ForeignMarkup, hook: Hook): readonly string[] =>
  presets.flatMap(({ selectors }) => selectors[hook] ?? []);

/** A selector for each hook. */
const forEach = (selectorOf: (hook: Hook) => string): Selectors =>
  Object.fromEntries(hooks.map((hook) => [hook, selectorOf(hook)])) as Record<Hook, string>;

/** The selectors by which a page's markup is what it is before it is translated. */
export const selectorsBefore = (markup: ForeignMarkup): Selectors =>
  forEach(
    (hook) => markup.own[hook] ?? [defaultSelectors[hook], ...inPresets(markup, hook)].join(', '),
  );

/**
 * The selectors by which the doorman finds a page's elements once it is translated. Where the page has a selector of its
 * own, no other element is one of the hook's.
 */
export function selectorsAfter(markup: ForeignMarkup): Selectors {
  const { own } = markup;
  return forEach((hook) => {
    const selector = own[hook];
    if (selector !== undefined) return `${tokenOf(hook)?.selector ?? ''}:is(${selector})`;
    const hasLists = own.tabs !== undefined || inPresets(markup, 'tabs').length > 0;
    // In a list of foreign markup the links need not be tabs.
    return hook === 'tab' && hasLists
      ? `[data-tabs]:not(${givenHook('tabs')}) a, [data-tab]`
      : defaultSelectors[hook];
  });
}

/** The hooks of no behaviour that runs on the page. */
const isOff = (hook: Hook, off: ReadonlySet<string>): boolean => {
  const owners = behaviours.filter((each) => Object.hasOwn(each.hooks, hook));
  return owners.length > 0 && owners.every(({ name }) => off.has(name));
};

/** The selectors of the elements that are given a hook, by the hook. */
export function selectorsOfForeign(
  markup: ForeignMarkup,
  off: ReadonlySet<BehaviourName | string>,
): ReadonlyMap<Hook, string> {
  const { own } = markup;
  const selected = hooks.flatMap((hook): [Hook, string][] => {
    const selector = own[hook] ?? inPresets(markup, hook).join(', ');
    return selector && !isOff(hook, off) ? [[hook, selector]] : [];
  });
  const selectors = new Map(selected);
  const lists = selectors.get('tabs');
  // As in lists of ours.
  if (lists && !selectors.has('tab')) selectors.set('tab', `:is(${lists}) a`);
  return selectors;
}
