import { type Limit, LimitMet, Uncheckable } from '../pages/source.js';
import type { CheckedPage, Finding } from './findings.js';
import { ruleNamed } from './rules.js';

/** The settings with which the checking thread starts. */
export interface Settings {
  /** The site's own selectors, a JSON object as in `data-selectors`. */
  readonly selectors: string;
  /** Whether a page that does not include the script is wrong. */
  readonly wantsTag: boolean;
}

/** A finding as the thread sends it, with the name of its rule in place of the rule. */
type Sent = Omit<Finding, 'rule'> & { readonly rule: string };

/** The thread's answer for a page. */
export type Answer =
  | { readonly kind: 'checked'; readonly page: SentPage }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly isSpent: boolean }
  /** An unexpected error. */
  | { readonly kind: 'failed'; readonly why: string };

/** The thread's first message, with the errors in the site's own selectors. */
export interface Ready {
  readonly kind: 'ready';
  readonly wrong: readonly string[];
}

interface SentPage {
  readonly predictions: CheckedPage['predictions'];
  readonly findings: readonly Sent[];
}

/** A checked page in the form that the thread sends. */
export const sent = ({ predictions, findings }: CheckedPage): SentPage => ({
  predictions,
  findings: findings.map((finding) => ({ ...finding, rule: finding.rule.name })),
});

/**
 * Turns a thread's answer into the checked page.
 *
 * @throws Uncheckable where the page cannot be checked
 * @throws LimitMet where the page exceeds a limit
 */
export function received(answer: Answer): CheckedPage {
  switch (answer.kind) {
    case 'checked': {
      const { predictions, findings } = answer.page;
      return {
        predictions,
        findings: findings.map((finding) => ({ ...finding, rule: ruleNamed(finding.rule) })),
      };
    }
    case 'refused':
      throw new Uncheckable(answer.why);
    case 'limit':
      throw new LimitMet(answer.limit);
    case 'failed':
      throw new Uncheckable(`cannot be checked (${answer.why})`);
  }
}
