import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';

/** A command of gtag, as its reference has them. */
type Command = readonly ['js', Date] | readonly ['config', string, { readonly anonymize_ip: true }];

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: Command) => void;
    [optOut: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** The address of the service's script (developers.google.com/tag-platform/gtagjs). */
const service = 'https://www.googletagmanager.com/gtag/js';

/** Where the script of a property comes from. */
export function scriptAddress(id: string, source: string | undefined, base: string): string {
  const address = new URL(source ?? service, base);
  address.searchParams.set('id', id);
  return address.href;
}

/** The function through which the service is spoken to, as its documentation writes it. */
function gtag(..._command: Command): void {
  // biome-ignore lint/complexity/noArguments: the service takes an array for no command.
  window.dataLayer?.push(arguments);
}

/**
 * Asks for one page view with an anonymised IP address; it is sent when the script has arrived. A
 * page that has a gtag of its own goes on with it.
 */
export function measure(id: string): void {
  window.dataLayer ??= [];
  window.gtag ??= gtag;
  window.gtag('js', new Date());
  window.gtag('config', id, { anonymize_ip: true });
}

/** Told what becomes of the service's script. */
export interface ScriptCallbacks {
  /** It has run, and taken what waited for it. */
  arrived(): void;
  /** A blocker holds it back; it is gone from the page. */
  blocked(): void;
}

const policy = policyNamed('auftritt-analytics');

/**
 * Adds the service's script to the page, until it has run. Where that requires trusted types, it must allow
 * `trusted-types auftritt-analytics`.
 */
export function addScript(id: string, page: Page, callbacks: ScriptCallbacks): HTMLScriptElement {
  const { analyticsSrc, nonce } = page.configuration;
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = policy().createScriptURL(scriptAddress(id, analyticsSrc, document.baseURI));
  script.addEventListener('load', () => {
    // It has run. Turbo would run it again with the head of a page that it has stored.
    script.remove();
    callbacks.arrived();
  });
  script.addEventListener('error', () => {
    script.remove();
    callbacks.blocked();
  });
  document.head.append(script);
  return script;
}
