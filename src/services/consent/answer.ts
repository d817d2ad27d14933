import { type AppName, apps, isApp } from './apps.js';

/** A visitor's answer: app → whether it may run. */
export type Answer = Readonly<Record<AppName, boolean>>;

/**
 * The state of a visitor's answer: given; given for a different set of apps, so that the script must
 * ask again; or none.
 */
export type Stored =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'outdated'; readonly answer: Partial<Answer> }
  | { readonly state: 'unanswered' };

const unanswered: Stored = { state: 'unanswered' };

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The cookie is missing, cut off or tampered with, which counts as no answer.
  }
}

const isComplete = (answer: Partial<Answer>): answer is Answer =>
  Object.keys(answer).length === Object.keys(apps).length;

/**
 * Reads the consent cookie's value (klaro's format: a JSON object, app → boolean). Any other value
 * counts as no answer. If an app is missing, the answer is outdated.
 */
export function readAnswer(text: string | undefined): Stored {
  const given = parse(text);
  const answer: Partial<Record<AppName, boolean>> = {};
  // A value that is not an object has no entries that are apps.
  for (const [name, value] of Object.entries<unknown>(Object(given))) {
    if (!isApp(name)) continue;
    if (typeof value !== 'boolean' || (apps[name].required && !value)) return unanswered;
    answer[name] = value;
  }
  if (isComplete(answer)) return { state: 'answered', answer };
  return Object.keys(answer).length ? { state: 'outdated', answer } : unanswered;
}
