import type { Page } from '@playwright/test';
import { collection, gtagScript } from './services/gtag.js';
import { mapsScript } from './services/maps.js';

/** What a strict policy forbids and allows; the text is the value of the header. */
export interface Policy {
  /** Additional sources of scripts. */
  readonly scripts?: readonly string[];
  /** What the page may connect to beside itself. */
  readonly connections?: readonly string[];
  /** The names of the Trusted Types policies. */
  readonly types: readonly string[];
}

const { origin: maps } = new URL(mapsScript);
const { origin: tagManager } = new URL(gtagScript);
const { origin: analytics } = new URL(collection);

/** What the services need on the pages that use them; docs/policies.md. */
export const services = {
  map: { scripts: [maps], types: ['auftritt-map'] },
  analytics: {
    scripts: [tagManager],
    connections: [analytics],
    types: ['auftritt-analytics'],
  },
} as const satisfies Record<string, Policy>;

/** Writes a policy as strict as it can be, with what `parts` need in addition. */
export function strictPolicy(...parts: readonly Policy[]): string {
  const all = (name: keyof Policy): string =>
    ["'self'", ...parts.flatMap((part) => part[name] ?? [])].join(' ');
  const types = parts.flatMap((part) => part.types);
  return [
    "default-src 'self'",
    `script-src ${all('scripts')}`,
    "style-src 'self'",
    `connect-src ${all('connections')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types.length > 0 ? types.join(' ') : "'none'"}`,
  ].join('; ');
}

declare global {
  interface Window {
    violations?: string[];
  }
}

/** Takes note of each violation of a policy from now on; to be called before the page is opened. */
export async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const place = `${sourceFile}:${lineNumber}`;
      window.violations?.push(`${effectiveDirective} ${blockedURI} ${place} ${sample}`);
    });
  });
}

/** The violations that the page has committed so far. */
export const violations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.violations ?? ['nobody is watching']);
