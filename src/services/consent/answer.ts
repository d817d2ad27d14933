import { type App, type AppName, apps } from './apps.js';

/** A visitor's answer: app → whether it may run. */
export type Answer = Readonly<Record<AppName, boolean>>;

/**
 * What is known of a visitor's answer: given; given when there were other apps, so that it must be
 * asked for again; or none.
 */
export type Stored =
  | { readonly state: 'answered'; readonly answer: Answer }
  | { readonly state: 'outdated'; readonly answer: Partial<Answer> }
  | { readonly state: 'unanswered' };

const unanswered: Stored = { state: 'unanswered' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Cut off or tampered with: the same as no answer.
  }
}

const isComplete = (
  answer: Partial<Record<string, boolean>>,
  known: Readonly<Record<string, App>>,
): answer is Answer => Object.keys(known).every((name) => answer[name] !== undefined);

/**
 * Reads the consent cookie's value (klaro's format: a JSON object, app → boolean). Whatever is not
 * exactly that counts as no answer; an app that is not in it makes the answer outdated.
 */
export function readAnswer(
  text: string | undefined,
  known: Readonly<Record<string, App>> = apps,
): Stored {
  const given = text === undefined ? undefined : parse(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return unanswered;
  const answer: Partial<Record<string, boolean>> = {};
  for (const [name, value] of Object.entries(given)) {
    const app = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!app) continue;
    if (typeof value !== 'boolean' || (app.required && !value)) return unanswered;
    answer[name] = value;
  }
  if (isComplete(answer, known)) return { state: 'answered', answer };
  return Object.keys(answer).length > 0 ? { state: 'outdated', answer } : unanswered;
}
