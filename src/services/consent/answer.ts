import { type App, specified } from './apps.js';

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
export const decisionOn = (name: string, { answer }: Stored): boolean | undefined =>
  // An answer of ours has the required app. Any other is asked for again as a whole.
  answer.cms ? answer[name] : undefined;
