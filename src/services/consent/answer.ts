import { type App, specified } from './apps.js';

/** A visitor's answer: the name of an app → whether it may run. */
export type Answer = Readonly<Record<string, boolean>>;

/**
 * The state of a visitor's answer: given; given for a different set of apps, so that the script must
 * ask again; or none.
 */
export type Stored =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'outdated'; readonly answer: Answer }
  | { readonly state: 'unanswered' };

const unanswered: Stored = { state: 'unanswered' };

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The cookie is missing, cut off or tampered with, which counts as no answer.
  }
}

/**
 * Reads the consent cookie's value (klaro's format: a JSON object, app → boolean). Any other value
 * counts as no answer. If an app is missing, the answer is outdated.
 */
export function readAnswer(text: string | undefined, apps: readonly App[] = specified): Stored {
  // A value that is not an object has no properties that are apps.
  const given: object = Object(parse(text));
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

/** The decision on an app; undefined if the visitor has not taken it. */
export function decisionOn(name: string, stored: Stored): boolean | undefined {
  if (stored.state === 'unanswered') return undefined;
  // An answer of ours has the required app. Any other is asked for again as a whole.
  return stored.answer.cms ? stored.answer[name] : undefined;
}
