import { Problem } from './problem.js';

/** What a policy of Trusted Types makes of a text: the text itself, marked as trusted. */
type Trust = Required<TrustedTypesRules>;

function createPolicy(name: string): Trust {
  const asWritten = (text: string): string => text;
  const rules = { createHTML: asWritten, createScript: asWritten, createScriptURL: asWritten };
  if (typeof trustedTypes === 'undefined') return rules;
  try {
    return trustedTypes.createPolicy(name, rules);
  } catch {
    // The browser's only way to say that the policy of the page forbids the name.
    throw new Problem(undefined, `the page's policy forbids trusted-types ${name}`);
  }
}

/**
 * A policy of Trusted Types by a name that a page which requires them must allow (`trusted-types
 * auftritt`); in a browser without them, one that returns texts unchanged. A browser gives each name
 * once, so one module asks for it.
 *
 * @returns creates the policy when it is first called, and throws a `Problem` where the page's
 * Content-Security-Policy does not allow it
 */
export function policyNamed(name: string): () => Trust {
  let policy: Trust | undefined;
  return () => {
    policy ??= createPolicy(name);
    return policy;
  };
}
