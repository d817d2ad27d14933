import { type AppName, apps, isApp } from './apps.js';

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

function parse(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // None, cut off or tampered with: no answer.
  }
}

const isComplete = (answer: Partial<Answer>): answer is Answer =>
  Object.keys(answer).length === Object.keys(apps).length;

/**
 * Reads the consent cookie's value (klaro's format: a JSON object, app → boolean). Whatever is not
 * exactly that counts as no answer; an app that is not in it makes the answer outdated.
 */
export function readAnswer(text: string | undefined): Stored {
  const given = parse(text);
  const answer: Partial<Record<AppName, boolean>> = {};
  // Whatever is no object has no entries that are apps.
  for (const [name, value] of Object.entries<unknown>(Object(given))) {
    if (!isApp(name)) continue;
    if (typeof value !== 'boolean' || (apps[name].required && !value)) return unanswered;
    answer[name] = value;
  }
  if (isComplete(answer)) return { state: 'answered', answer };
  return Object.keys(answer).length ? { state: 'outdated', answer } : unanswered;
}
