import type { CheckedPage, Finding } from './findings.js';
import { type Limit, LimitMet } from './limits.js';
import { ruleNamed } from './rules.js';
import { Uncheckable } from './uncheckable.js';

/** What the thread that checks pages is started with. */
export interface Settings {
  /** The site's own selectors, a JSON object as in `data-selectors`. */
  readonly selectors: string;
  /** Whether a page that does not include the script is wrong. */
  readonly wantsTag: boolean;
}

/** A finding as threads hand it on: a rule is known by its name. */
type Sent = Omit<Finding, 'rule'> & { readonly rule: string };

/** What comes back for a page. */
export type Answer =
  | { readonly kind: 'checked'; readonly page: SentPage }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly isSpent: boolean }
  /** An error that nobody has thought of. */
  | { readonly kind: 'failed'; readonly why: string };

/** What comes first: what is wrong with the site's own selectors. */
export interface Ready {
  readonly kind: 'ready';
  readonly wrong: readonly string[];
}

interface SentPage {
  readonly predictions: CheckedPage['predictions'];
  readonly findings: readonly Sent[];
}

/** What a thread hands on of a checked page. */
export const sent = ({ predictions, findings }: CheckedPage): SentPage => ({
  predictions,
  findings: findings.map((finding) => ({ ...finding, rule: finding.rule.name })),
});

/**
 * What an answer says of its page.
 *
 * @throws Uncheckable where the page cannot be checked
 * @throws LimitMet where it takes too much
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
