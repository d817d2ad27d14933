import { inHtml, jsonText, printable } from '../../terminal/text.js';
import { findingJson, withTotal } from '../report.js';
import type { CheckedPage } from '../rules.js';
import { type Kind, type Moment, moments, type Seen } from './seen.js';

/** A live page that has been looked at. */
interface LookedAt extends CheckedPage {
  readonly name: string;
  readonly seen: readonly Seen[];
  /** Whether the page asked for consent with a notice of Auftritt. */
  readonly asks: boolean;
  readonly refusal?: undefined;
}

/** A live page that has been looked at, or the reason why it could not be. */
export type CheckedRequests = LookedAt | { readonly name: string; readonly refusal: string };

/** The moments that a report has: without a notice the first alone. */
const shownMoments = ({ asks }: Pick<LookedAt, 'asks'>): readonly Moment[] =>
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

const cells = (texts: readonly string[], open: string, close: string): string =>
  `<tr>${texts.map((text) => open + inHtml(text) + close).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead>${cells(head, '<th scope="col">', '</th>')}</thead>
<tbody>${rows.map((row) => cells(row, '<td>', '</td>')).join('\n')}</tbody></table>`;

/** What happened at one moment, in the order in which it was seen. */
function momentSection(moment: Moment, { seen, findings }: LookedAt): string {
  const wrong = new Set(findings.map(({ message }) => message));
  const rows = seen
    .filter((each) => each.moment === moment)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, kind, what, host, by }: Seen) => [
      at,
      kind,
      what,
      host,
      by,
      wrong.has(`${what} ${moment}`) ? 'without consent' : '',
    ]);
  const head = ['Time (UTC)', 'Kind', 'Address or name', 'Host', 'Asked for or stored by', ''];
  const none = '<p>No request to another host, no cookie and no entry in the storage.</p>';
  return `<h3>${moment}</h3>
<p>${inHtml(meanings[moment])}</p>
${rows.length > 0 ? table(head, rows) : none}`;
}

function pageSection(page: CheckedRequests): string {
  const title = `<h2>${inHtml(page.name)}</h2>`;
  if (page.refusal !== undefined) {
    return `${title}\n<p>Not checked: the page ${inHtml(page.refusal)}.</p>`;
  }
  const general = page.findings.filter(({ about }) => about === 'page');
  return [
    title,
    ...(page.asks ? [] : ['<p>No notice of Auftritt asked here, so nothing was answered.</p>']),
    ...general.map(({ message }) => `<p>${inHtml(message)}</p>`),
    ...shownMoments(page).map((moment) => momentSection(moment, page)),
  ].join('\n');
}

const isToOthers = (kind: Kind): boolean => kind === 'request' || kind === 'address';

const summaryRow = (page: CheckedRequests): readonly string[] =>
  page.refusal === undefined
    ? [
        page.name,
        `${page.seen.filter(({ kind }) => isToOthers(kind)).length}`,
        `${page.seen.filter(({ kind }) => !isToOthers(kind)).length}`,
        `${page.findings.length}`,
      ]
    : [page.name, '–', '–', 'not checked'];

/**
 * The report as a page of HTML that can be printed and filed: it loads nothing.
 *
 * @param browser the browser's name and version
 * @param time when the check began
 */
export const fileReport = (
  version: string,
  browser: string,
  time: Date,
  pages: readonly CheckedRequests[],
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Requests, cookies and storage, ${time.toISOString().slice(0, 10)}</title>
<style>
body { max-width: 75em; margin: 2em auto; padding: 0 1em; font: 0.9375rem/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25em 0.75em 0.25em 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; }
tr, h2, h3 { break-inside: avoid; }
h2, h3 { break-after: avoid; }
</style>
</head>
<body>
<h1>Requests, cookies and storage</h1>
<p>Checked from ${time.toISOString()} on with Auftritt ${inHtml(version)} in ${inHtml(browser)}. Requests to the site’s own
host, and to hosts above and below it, are not listed.</p>
${table(['Page', 'Requests to others', 'Cookies and entries', 'Without consent'], pages.map(summaryRow))}
${pages.map(pageSection).join('\n')}
</body>
</html>
`;
