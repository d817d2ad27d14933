import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';
import { tellGoogle } from '../google.js';

declare global {
  interface Window {
    [optOut: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** The address of the service's script (developers.google.com/tag-platform/gtagjs). */
const service = 'https://www.googletagmanager.com/gtag/js';

/** The address of the script for a property. */
export function scriptAddress(id: string, source: string | undefined, base: string): string {
  const address = new URL(source ?? service, base);
  address.searchParams.set('id', id);
  return address.href;
}

/**
 * Queues one page view with an anonymised IP address. The service sends it once its script has arrived.
 */
export function measure(id: string): void {
  tellGoogle('js', new Date());
  tellGoogle('config', id, { anonymize_ip: true });
}

/** Callbacks that report what happens to the service's script. */
export interface ScriptCallbacks {
  /** The script has run and has taken the queued commands. */
  arrived(): void;
  /** A blocker has prevented the script, which is no longer on the page. */
  blocked(): void;
}

const policy = policyNamed('auftritt-analytics');

/**
 * Adds the service's script to the page, and removes the element once the script has run. A page that
 * requires Trusted Types must allow `trusted-types auftritt-analytics`.
 */
export function addScript(id: string, page: Page, callbacks: ScriptCallbacks): HTMLScriptElement {
  const { analyticsSrc, nonce } = page.configuration;
  const script = document.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = policy().createScriptURL(scriptAddress(id, analyticsSrc, document.baseURI));
  script.addEventListener('load', () => {
    // The script has run. If the element stayed, Turbo would run it again with the head of a cached
    // page.
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
