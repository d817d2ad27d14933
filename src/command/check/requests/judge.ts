import { isServiceCookie } from '../../../services/analytics/service-cookies.js';
import { beginning } from '../../pages/source.js';
import type { Finding } from '../findings.js';
import type { Rule } from '../rule.js';
import { isOwn, type Seen } from './seen.js';
import type { Visit } from './visit.js';

/** The rules of `check --requests`. */
export const requestRules = {
  request: {
    name: 'request-without-consent',
    level: 'error',
    summary: 'A request goes to another host before an answer or after a refusal.',
  },
  address: {
    name: 'address-without-consent',
    level: 'error',
    summary: 'A page names an address of another host that a browser asks for by itself.',
  },
  cookie: {
    name: 'cookie-without-consent',
    level: 'error',
    summary: 'A cookie of another host or of an analytics service is there without consent.',
  },
  withdrawal: {
    name: 'no-withdrawal',
    level: 'error',
    summary: 'A page asks for consent and has no way to withdraw it.',
  },
} as const satisfies Readonly<Record<string, Rule>>;

const { withdrawal } = requestRules;

const noWithdrawal: Finding = {
  rule: withdrawal,
  level: withdrawal.level,
  about: 'page',
  element: 'body',
  message:
    'consent cannot be withdrawn: no link to the settings can be pressed, or they cannot decline',
  ...beginning,
};

/** The rule that something breaks; undefined for what is all right, or what nobody can judge. */
function ruleOf({ moment, kind, what, host }: Seen, site: string): Rule | undefined {
  if (moment === 'after accepting') return undefined;
  if (kind === 'request' || kind === 'address') return requestRules[kind];
  if (kind !== 'cookie') return undefined;
  return !isOwn(host, site) || isServiceCookie(what) ? requestRules.cookie : undefined;
}

/** What is wrong with what a page sends and stores. */
export const findingsAbout = (
  { seen, canWithdraw }: Pick<Visit, 'seen' | 'canWithdraw'>,
  address: string,
): readonly Finding[] => [
  ...(canWithdraw ? [] : [noWithdrawal]),
  ...seen.flatMap((each) => {
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
  }),
];
