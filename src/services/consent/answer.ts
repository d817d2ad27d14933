import { parseJson } from '../../page/options.js';
import type { Purposes } from './purposes.js';

/** What the visitor decides on: one of the two apps, or a purpose of the site (specification 9.10). */
export interface App {
  /** Its name, as in `data-name`. */
  readonly name: string;
  /** Its name in the consent cookie. */
  readonly key: string;
  /** Whether the visitor cannot decline it. */
  readonly required: boolean;
}

const cms: App = { name: 'cms', key: 'cms', required: true };

/** The apps that consent covers (specification 9.10). */
export const specified: readonly App[] = [
  cms,
  { name: 'analytics', key: 'analytics', required: false },
];

/** The apps of a site: the two usual ones, or its purposes in place of the optional one. */
export const appsOf = (purposes: Purposes | undefined): readonly App[] =>
  purposes ? [cms, ...purposes] : specified;

/** The names of the app that stands for measuring, the preferred one first. */
const measuring = ['statistics', 'analytics'];

/** The app that analytics needs; undefined if the site has no purpose for it. */
export const measuringApp = (apps: readonly App[]): string | undefined =>
  measuring.find((wanted) => apps.some(({ name }) => name === wanted));

/** A visitor's answer: the name of an app → whether it may run. */
export type Answer = Readonly<Record<string, boolean>>;

/** A visitor's answer, and its state. */
export interface Stored {
  /** Given; given for a different set of apps, so that the script must ask again; or none. */
  readonly state: 'answered' | 'outdated' | 'unanswered';
  /** Empty where there is none. */
  readonly answer: Answer;
}

const unanswered: Stored = { state: 'unanswered', answer: {} };

/**
 * Reads a value of the consent cookie (klaro's format: a JSON object, app → boolean). Any other value
 * counts as no answer. If an app is missing, the answer is outdated.
 */
export function readAnswer(text = '', apps: readonly App[] = specified): Stored {
  // A value that is not an object has no properties that are apps.
  const given: object = Object(parseJson(text));
  const answer: Record<string, boolean> = {};
  for (const { name, key, required } of apps) {
    if (!Object.hasOwn(given, key)) continue;
    const value: unknown = Reflect.get(given, key);
    if (typeof value !== 'boolean' || (required && !value)) return unanswered;
    answer[name] = value;
  }
  const { length } = Object.keys(answer);
  if (length === apps.length) return { state: 'answered', answer };
  return length > 0 ? { state: 'outdated', answer } : unanswered;
}

/** The consent cookie's value for an answer. */
export const writtenAnswer = (answer: Answer, apps: readonly App[]): string =>
  JSON.stringify(
    Object.fromEntries(
      apps.flatMap(({ name, key }) => {
        const value = answer[name];
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );

/**
 * Reads all values that the browser has for the consent cookie: several if another klaro has set one of the
 * same name for another path or domain. What is no answer of ours counts for nothing. An app on which two
 * answers differ is not decided, so that it waits, and the script asks again.
 */
export function readAnswers(texts: readonly string[], apps: readonly App[] = specified): Stored {
  const all = texts.map((text) => readAnswer(text, apps));
  const answers = all.filter(isOurs).map(({ answer }) => answer);
  if (answers.length === 0) return all.find(({ state }) => state === 'outdated') ?? unanswered;
  const agreed = apps.flatMap(({ name }) => {
    const [decision, ...others] = new Set(
      answers.flatMap((each) => (each[name] === undefined ? [] : [each[name]])),
    );
    return decision === undefined || others.length > 0 ? [] : [[name, decision] as const];
  });
  const state = agreed.length === apps.length ? 'answered' : 'outdated';
  return { state, answer: Object.fromEntries(agreed) };
}

/** Whether an answer is ours: it has the required app. Any other is asked for again as a whole. */
const isOurs = ({ answer }: Stored): boolean => answer.cms === true;

/** The decision on an app; undefined if the visitor has not taken it. */
export const decisionOn = (name: string, stored: Stored): boolean | undefined =>
  isOurs(stored) ? stored.answer[name] : undefined;
