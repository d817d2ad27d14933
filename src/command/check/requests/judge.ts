import { isServiceCookie } from '../../../services/analytics/service-cookies.js';
import { beginning } from '../../pages/source.js';
import type { Finding } from '../findings.js';
import type { Rule } from '../rule.js';
import { isOwn, type Seen } from './seen.js';

/** The rules of `check --requests`. */
export const requestRules = {
  request: {
    name: 'request-without-consent',
    level: 'error',
    summary: 'A request goes to another host before an answer or after a refusal.',
  },
  cookie: {
    name: 'cookie-without-consent',
    level: 'error',
    summary: 'A cookie of another host or of an analytics service is there without consent.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** The rule that something breaks; undefined for what is all right, or what nobody can judge. */
function ruleOf({ moment, kind, what, host }: Seen, site: string): Rule | undefined {
  if (moment === 'after accepting') return undefined;
  if (kind === 'request') return requestRules.request;
  if (kind !== 'cookie') return undefined;
  return !isOwn(host, site) || isServiceCookie(what) ? requestRules.cookie : undefined;
}

/** What is wrong with what a page sends and stores. */
export const findingsAbout = (seen: readonly Seen[], address: string): readonly Finding[] =>
  seen.flatMap((each) => {
    const rule = ruleOf(each, new URL(address).hostname);
    if (!rule) return [];
    return {
      rule,
      level: rule.level,
      about: each.kind,
      element: each.by,
      message: `${each.what} ${each.moment}`,
      ...beginning,
    };
  });
