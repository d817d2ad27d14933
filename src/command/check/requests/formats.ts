import { jsonText } from '../../terminal/json-text.js';
import { count, printable } from '../../terminal/printable.js';
import type { Finding } from '../findings.js';
import { docsOf } from '../rules.js';
import { type Moment, moments, type Seen } from './seen.js';

/** A live page that has been looked at. */
export interface LookedAt {
  readonly name: string;
  readonly seen: readonly Seen[];
  /** Whether the page asked for consent with a notice of Auftritt. */
  readonly asks: boolean;
  readonly findings: readonly Finding[];
  readonly refusal?: undefined;
}

/** A live page that has been looked at, or the reason why it could not be. */
export type CheckedRequests = LookedAt | { readonly name: string; readonly refusal: string };

/** The moments that a report has: without a notice the first alone. */
export const shownMoments = ({ asks }: Pick<LookedAt, 'asks'>): readonly Moment[] =>
  moments.filter((moment) => asks || moment === 'before an answer');

function lines(page: CheckedRequests): string[] {
  if (page.refusal !== undefined) return [`${printable(page.name)} ${printable(page.refusal)}`];
  const wrong = new Set(page.findings.map(({ message }) => message));
  const sections = shownMoments(page).flatMap((moment) => {
    const own = page.seen.filter((each) => each.moment === moment);
    const rows = own.map(({ kind, what, host, by }) => {
      const sign = wrong.has(`${what} ${moment}`) ? 'error  ' : '       ';
      const whose = kind === 'cookie' ? ` of ${host}` : '';
      return `    ${sign} ${kind}: ${printable(what)}${whose}, by ${printable(by)}`;
    });
    return [`  ${moment}: ${rows.length === 0 ? 'nothing' : ''}`.trimEnd(), ...rows];
  });
  const unasked = page.asks ? [] : ['  no notice of Auftritt asks here, so nothing was answered'];
  const general = page.findings.filter(({ about }) => about === 'page');
  const errors = general.map(({ message }) => `  error  ${message}`);
  return [printable(page.name), ...sections, ...unasked, ...errors];
}

/** The report for people: every request to another host, cookie and storage entry. */
export function requestsText(pages: readonly CheckedRequests[]): string {
  const findings = pages.flatMap((page) => (page.refusal === undefined ? page.findings : []));
  const refused = pages.filter(({ refusal }) => refusal !== undefined).length;
  const total = [
    `${count(pages.length - refused, 'page')} checked`,
    ...(refused > 0 ? [`${refused} not checked`] : []),
    count(findings.length, 'error'),
  ];
  return `${[...pages.map((page) => lines(page).join('\n')), total.join(', ')].join('\n\n')}\n`;
}

/** The report as JSON. */
export const requestsJson = (version: string, pages: readonly CheckedRequests[]): string =>
  jsonText({
    version,
    pages: pages.map((page) =>
      page.refusal === undefined
        ? {
            page: page.name,
            asks: page.asks,
            seen: page.seen,
            findings: page.findings.map(({ rule, level, about, element, message }) => ({
              rule: rule.name,
              level,
              about,
              element,
              message,
              docs: docsOf(rule),
            })),
          }
        : { page: page.name, refusal: page.refusal },
    ),
  });
