import type { Misconfiguration } from '../../configuration/tag.js';
import { inShort } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import { beginning, type Limit, type Place } from '../pages/source.js';
import data from './rules.json' with { type: 'json' };

/** With an `error`, something does not start or is left alone; with a `warning`, it starts anyway. */
export type Level = 'error' | 'warning';

/** A rule for pages. The section about it in docs/check.md has its name. */
export interface Rule {
  readonly name: string;
  readonly level: Level;
  /** What is wrong, in one sentence without the page's own names. */
  readonly summary: string;
  /** Matches the script's own message that the rule is about. */
  readonly message?: string | undefined;
}

const rulesIn = (given: readonly (Omit<Rule, 'level'> & { level: string })[]): readonly Rule[] =>
  given.map((rule) => ({ ...rule, level: rule.level === 'warning' ? 'warning' : 'error' }));

/** Every rule of a check. Of those that match a message, the first one applies. */
export const rules = rulesIn(data.pages);

/** The rules of `check --requests`. */
export const requestRules = rulesIn(data.requests);

/** Returns one of our rules. @throws {Error} where none has this name */
export function ruleNamed(name: string): Rule {
  const named = [...rules, ...requestRules].find((rule) => rule.name === name);
  if (!named) throw new Error(`no rule ${name}`);
  return named;
}

/** The rule behind a message of the script about a page. */
export const ruleOf = (text: string): Rule =>
  rules.find(({ message }) => message !== undefined && new RegExp(message, 's').test(text)) ??
  ruleNamed('does-not-start');

/** The rule behind an error in the tag. */
export function ruleOfTag({ attribute, known }: Misconfiguration): Rule {
  if (!known) return ruleNamed('attribute-value');
  // A name in the page's JSON stands for an attribute.
  const isAttribute = attribute === 'data-auftritt' || known === 'attributes';
  return ruleNamed(isAttribute ? 'unknown-attribute' : 'unknown-name');
}

/** Where a rule is explained, from the project's root. */
export const docsOf = (rule: Rule): string => `docs/check.md#${rule.name}`;

/** Whether one behaviour starts on one element. */
export interface Prediction extends Place {
  readonly behaviour: BehaviourName;
  /** The element in short: its name, id and first class. */
  readonly element: string;
  readonly starts: boolean;
}

/** Something that is missing or wrong on a page. */
export interface Finding extends Place {
  readonly rule: Rule;
  readonly level: Level;
  /** The behaviour concerned, the tag, or the page. */
  readonly about: string;
  readonly element: string;
  readonly message: string;
}

/**
 * A finding.
 *
 * @param element what is wrong, or its name
 * @param place where it is; at the beginning of the page if the source has no tag of it
 */
export const finding = (
  rule: Rule,
  about: string,
  element: Element | string,
  message: string,
  place: Place = beginning,
): Finding => ({
  ...{ rule, level: rule.level, about, message },
  element: typeof element === 'string' ? element : inShort(element),
  ...place,
});

/** The checker's result for one page. */
export interface CheckedPage {
  readonly predictions: readonly Prediction[];
  readonly findings: readonly Finding[];
  /** The limit that the page exceeded, which ended its check. */
  readonly limit?: Limit;
}

/** Places in the order of the source. */
export const inOrder = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;
