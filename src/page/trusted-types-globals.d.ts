/**
 * Trusted Types (https://w3c.github.io/trusted-types/), as far as they are used here. What a policy
 * makes is no string, but the DOM's types take it for one.
 */
interface TrustedTypesRules {
  readonly createHTML?: (html: string) => string;
  readonly createScript?: (script: string) => string;
  readonly createScriptURL?: (address: string) => string;
}

/** Undefined in browsers that do not have them. */
declare const trustedTypes:
  | { createPolicy<Rules extends TrustedTypesRules>(name: string, rules: Rules): Rules }
  | undefined;
