declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: readonly unknown[]) => void;
  }
}

/** The `gtag` function, as the service's documentation defines it. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service takes an array for no command.
  window.dataLayer?.push(arguments);
}

/**
 * Queues a command for Google's scripts, which run it once they have arrived. If the page has its own
 * `gtag`, this uses it. It sends nothing by itself.
 */
export function tellGoogle(...command: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.gtag ??= gtag;
  window.gtag(...command);
}

/**
 * The signals of Google Consent Mode v2
 * (https://developers.google.com/tag-platform/security/concepts/consent-mode#consent-types), without
 * `security_storage`, which needs no consent.
 */
export const signals = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
] as const;

export type Signal = (typeof signals)[number];

export const isSignal = (text: unknown): text is Signal => signals.some((each) => each === text);

/** The signals of the purposes that have words of ours, where the page's JSON names none. */
const usual: Readonly<Record<string, readonly Signal[]>> = {
  statistics: ['analytics_storage'],
  analytics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  preferences: ['functionality_storage', 'personalization_storage'],
};

/** The signals that a purpose has where the page's JSON names none. */
export const usualSignals = (purpose: string): readonly Signal[] =>
  Object.hasOwn(usual, purpose) ? (usual[purpose] ?? []) : [];

type State = Readonly<Record<string, 'granted' | 'denied'>>;

/** Each signal with its state. A signal is granted if the visitor allows a purpose that has it. */
export function stateOf(granted: readonly Signal[]): State {
  return Object.fromEntries(
    signals.map((signal) => [signal, granted.includes(signal) ? 'granted' : 'denied'] as const),
  );
}

/**
 * Creates the function that tells Google's services of the visitor's consent, in the documented order:
 * `default` before any other command, then `update` with each decision.
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
    if (told === '') tellGoogle('consent', 'default', stateOf([]));
    const decided = [...signalsOf.keys()].filter((purpose) => isGiven(purpose) !== undefined);
    const granted = decided.filter(isGiven).flatMap((purpose) => signalsOf.get(purpose) ?? []);
    const state = stateOf(granted);
    const text = JSON.stringify(decided.length > 0 && state);
    if (decided.length > 0 && text !== told) tellGoogle('consent', 'update', state);
    told = text;
  };
}
