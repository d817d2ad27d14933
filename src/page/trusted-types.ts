import { Problem } from './problem.js';

/** What a policy of Trusted Types makes of a text: the text itself, marked as trusted. */
type Trust = Required<TrustedTypesRules>;

const asWritten = (text: string): string => text;
const rules: Trust = {
  createHTML: asWritten,
  createScript: asWritten,
  createScriptURL: asWritten,
};
const policies = new Map<string, Trust>();

function create(name: string, factory: NonNullable<typeof trustedTypes>): Trust {
  try {
    return factory.createPolicy(name, rules);
  } catch {
    // The browser's only way to say that the policy of the page forbids the name.
    throw new Problem(undefined, `the page's policy forbids trusted-types ${name}`);
  }
}

/**
 * The policy of Trusted Types by that name, which a page that requires them must allow
 * (`trusted-types auftritt`); in a browser without them, one that returns texts unchanged.
 *
 * @throws Problem where the page's Content-Security-Policy does not allow it
 */
export function policyNamed(name: string): Trust {
  const known = policies.get(name);
  if (known) return known;
  const policy = typeof trustedTypes === 'undefined' ? rules : create(name, trustedTypes);
  policies.set(name, policy);
  return policy;
}
