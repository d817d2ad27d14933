import { type Chapter, reportPage } from '../../terminal/report-page.js';
import { jsonText, printable } from '../../terminal/text.js';
import { type Checked, findingJson, withTotal } from '../report.js';
import type { Finding } from '../rules.js';
import { isToOthers, type Moment, moments } from './seen.js';
import type { Visit } from './visit.js';

/** A live page that has been looked at. On one that could not be, nothing was seen. */
export interface CheckedRequests extends Checked, Visit {
  readonly findings: readonly Finding[];
}

/** What was seen at each moment of which a report speaks, without a notice at the first alone. */
function momentsOf({ asks, seen, findings }: CheckedRequests) {
  const wrong = new Set(findings.map(({ message }) => message));
  return moments
    .filter((moment) => asks || moment === 'before an answer')
    .map((moment) => ({
      moment,
      rows: seen
        .filter((each) => each.moment === moment)
        .map((each) => ({ ...each, isWrong: wrong.has(`${each.what} ${moment}`) })),
    }));
}

const aboutPage = ({ findings }: CheckedRequests): string[] =>
  findings.filter(({ about }) => about === 'page').map(({ message }) => message);

function lines(page: CheckedRequests): string[] {
  if (page.refusal !== undefined) return [`${printable(page.name)} ${printable(page.refusal)}`];
  const sections = momentsOf(page).flatMap(({ moment, rows }) => [
    `  ${moment}: ${rows.length === 0 ? 'nothing' : ''}`.trimEnd(),
    ...rows.map(({ kind, what, host, by, isWrong }) => {
      const whose = kind === 'cookie' ? ` of ${host}` : '';
      return `    ${isWrong ? 'error  ' : '       '} ${kind}: ${printable(what)}${whose}, by ${printable(by)}`;
    }),
  ]);
  const unasked = page.asks ? [] : ['  no notice of Auftritt asks here, so nothing was answered'];
  const errors = aboutPage(page).map((message) => `  error  ${message}`);
  return [printable(page.name), ...sections, ...unasked, ...errors];
}

/** The report for people: every request to another host, cookie and storage entry. */
export const requestsText = (pages: readonly CheckedRequests[]): string =>
  withTotal(pages, lines, ['error']);

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
            findings: page.findings.map((each) => findingJson(each, false)),
          }
        : { page: page.name, refusal: page.refusal },
    ),
  });

/** What a visitor has done at each moment. */
const meanings: Readonly<Record<Moment, string>> = {
  'before an answer': 'A new visitor has opened the page and read it to its end.',
  'after declining':
    'This visitor has declined everything in the notice and opened the page again.',
  'after accepting':
    'Another visitor has accepted everything in the notice and opened the page again.',
  'after withdrawing':
    'The second visitor has declined everything in the settings and opened the page again.',
  'after Back':
    'The second visitor has gone back to the page as it was while everything was allowed.',
};

/** What happened on a page at each moment, in the order in which it was seen. */
function chapterOf(page: CheckedRequests): Chapter {
  const { name: title } = page;
  if (page.refusal !== undefined)
    return { title, intro: [`Not checked: the page ${page.refusal}.`] };
  const none = ' No request to another host, no cookie and no entry in the storage.';
  const tables = momentsOf(page).map(({ moment, rows }) => ({
    title: moment,
    intro: meanings[moment] + (rows.length > 0 ? '' : none),
    head: ['Time (UTC)', 'Kind', 'Address or name', 'Host', 'Asked for or stored by', ''],
    rows: rows
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ at, kind, what, host, by, isWrong }) => [
        ...[at, kind, what, host, by],
        isWrong ? 'without consent' : '',
      ]),
  }));
  const unasked = page.asks ? [] : ['No notice of Auftritt asked here, so nothing was answered.'];
  return { title, intro: [...unasked, ...aboutPage(page)], tables };
}

const summaryRow = (page: CheckedRequests): readonly string[] =>
  page.refusal === undefined
    ? [
        page.name,
        `${page.seen.filter(isToOthers).length}`,
        `${page.seen.filter((each) => !isToOthers(each)).length}`,
        `${page.findings.length}`,
      ]
    : [page.name, '–', '–', 'not checked'];

/**
 * The report as a page of HTML that can be printed and filed.
 *
 * @param browser the browser's name and version
 * @param time when the check began
 */
export function fileReport(
  version: string,
  browser: string,
  time: Date,
  pages: readonly CheckedRequests[],
): string {
  const title = `Requests, cookies and storage, ${time.toISOString().slice(0, 10)}`;
  const made = `Checked from ${time.toISOString()} on with Auftritt ${version} in ${browser}. Requests to the site’s own host, and to hosts above and below it, are not listed.`;
  const head = ['Page', 'Requests to others', 'Cookies and entries', 'Without consent'];
  const sums = { title: 'In short', tables: [{ head, rows: pages.map(summaryRow) }] };
  return reportPage('en', title, made, [sums, ...pages.map(chapterOf)]);
}
