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
