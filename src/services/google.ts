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
  // An element or a frame of such a name is not the window's own.
  if (!Object.hasOwn(window, 'dataLayer')) window.dataLayer = [];
  if (typeof window.gtag !== 'function') window.gtag = gtag;
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
