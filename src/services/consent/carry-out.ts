import { cookieNames, removeCookie } from '../../page/cookies.js';
import { type Signal, signals, tellGoogle } from '../google.js';
import type { Purposes } from './purposes.js';

type State = Readonly<Record<string, 'granted' | 'denied'>>;

/** Each signal with its state. A signal is granted if the visitor allows a purpose that has it. */
function stateOf(granted: readonly Signal[]): State {
  return Object.fromEntries(
    signals.map((signal) => [signal, granted.includes(signal) ? 'granted' : 'denied'] as const),
  );
}

/**
 * Creates the function that tells Google's services of the visitor's consent, in the documented order:
 * `default` before any other command, then `update` with each decision, and when there is none any more.
 *
 * @param signalsOf purpose → its signals
 */
export function consentMode(
  signalsOf: ReadonlyMap<string, readonly Signal[]>,
): (isGiven: (purpose: string) => boolean | undefined) => void {
  const isUsed = [...signalsOf.values()].some((own) => own.length > 0);
  let told = '';
  return (isGiven) => {
    if (!isUsed) return;
    if (told === '') {
      tellGoogle('consent', 'default', stateOf([]));
      told = JSON.stringify([false, stateOf([])]);
    }
    const decided = [...signalsOf.keys()].filter((purpose) => isGiven(purpose) !== undefined);
    const granted = decided.filter(isGiven).flatMap((purpose) => signalsOf.get(purpose) ?? []);
    const state = stateOf(granted);
    const text = JSON.stringify([decided.length > 0, state]);
    if (text !== told) tellGoogle('consent', 'update', state);
    told = text;
  };
}

/** Whether a cookie or a worker has a name, or fits a pattern that ends with `*`. */
export const fits = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Takes service workers off the site, such as those that a service has put there for its messages. */
async function removeWorkers(patterns: readonly string[]): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const { active, waiting, installing } = registration;
    const address = (active ?? waiting ?? installing)?.scriptURL;
    const path = address === undefined ? '' : new URL(address).pathname;
    if (patterns.some((pattern) => fits(path, pattern))) await registration.unregister();
  }
}

/**
 * Creates what carries out the visitor's decisions: it tells Google's services (Google Consent Mode v2), and removes
 * the cookies and the service workers of each purpose that the visitor has declined. The first call begins by telling
 * the services that nothing is allowed.
 *
 * @param purposes undefined on a site that names none: what it asks for is measuring, if it measures
 * @returns is called with a function that says whether the visitor allows a purpose; undefined where the visitor has
 * not decided
 */
export function carryOut(
  purposes: Purposes | undefined,
  measures: boolean,
): (isGiven: (name: string) => boolean | undefined) => void {
  const measuring: readonly (readonly [string, readonly Signal[]])[] = measures
    ? [['analytics', ['analytics_storage']]]
    : [];
  const signal = consentMode(
    new Map(purposes?.map(({ name, signals }) => [name, signals] as const) ?? measuring),
  );
  return (isGiven) => {
    signal(isGiven);
    const declined = (purposes ?? []).filter(({ name }) => isGiven(name) === false);
    const patterns = declined.flatMap(({ cookies }) => cookies);
    for (const cookie of cookieNames()) {
      if (patterns.some((pattern) => fits(cookie, pattern))) removeCookie(cookie);
    }
    const workers = declined.flatMap((purpose) => purpose.workers);
    // A browser that forbids them has none.
    if (workers.length > 0 && 'serviceWorker' in navigator) removeWorkers(workers).catch(() => {});
  };
}
