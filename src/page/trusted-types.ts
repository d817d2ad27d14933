/** What a policy of Trusted Types makes of a text: the text itself, marked as trusted. */
type Trust = Required<TrustedTypesRules>;

const asWritten = (text: string): string => text;
const rules: Trust = {
  createHTML: asWritten,
  createScript: asWritten,
  createScriptURL: asWritten,
};
const policies = new Map<string, Trust>();

/**
 * The policy of Trusted Types by that name, which a page that requires them must allow
 * (`trusted-types auftritt`); in a browser without them, one that returns texts unchanged.
 *
 * @throws TypeError where the page's Content-Security-Policy does not allow it
 */
export function policyNamed(name: string): Trust {
  const known = policies.get(name);
  if (known) return known;
  const policy =
    typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy(name, rules);
  policies.set(name, policy);
  return policy;
}
