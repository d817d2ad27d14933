import { Problem } from './problem.js';

/**
 * Trusted Types (https://w3c.github.io/trusted-types/), as far as they are used here. What a policy
 * makes is no string, but the DOM's types take it for one.
 */
export interface TrustedTypesRules {
  readonly createHTML?: (html: string) => string;
  readonly createScript?: (script: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

/** Undefined in browsers that do not have them. */
declare const trustedTypes:
  | { createPolicy<Rules extends TrustedTypesRules>(name: string, rules: Rules): Rules }
  | undefined;

/** The functions of a Trusted Types policy. Each returns the text itself, marked as trusted. */
type Trust = Required<TrustedTypesRules>;

function createPolicy(name: string): Trust {
  const asWritten = (text: string): string => text;
  const rules = { createHTML: asWritten, createScript: asWritten, createScriptURL: asWritten };
  if (typeof trustedTypes === 'undefined') return rules;
  try {
    return trustedTypes.createPolicy(name, rules);
  } catch {
    // The browser throws if the page's Content-Security-Policy forbids the name. It has no other way to
    // report this.
    throw new Problem(undefined, `the page's policy forbids trusted-types ${name}`);
  }
}

/**
 * Returns a function for a Trusted Types policy with this name. A page that requires Trusted Types must
 * allow the name (`trusted-types auftritt`). In a browser without Trusted Types, the policy returns
 * texts unchanged. A browser creates a policy only once per name, so only one module may ask for each
 * name.
 *
 * @returns creates the policy at the first call; throws a `Problem` if the page's
 * Content-Security-Policy does not allow it
 */
export function policyNamed(name: string): () => Trust {
  let policy: Trust | undefined;
  return () => {
    policy ??= createPolicy(name);
    return policy;
  };
}
