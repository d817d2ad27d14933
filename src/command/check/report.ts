import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Unused } from '../pages/section-styles.js';
import { isAddress } from '../pages/source.js';
import { count, jsonText, printable } from '../terminal/text.js';
import {
  type CheckedPage,
  docsOf,
  type Finding,
  type Prediction,
  type Rule,
  rules,
} from './rules.js';

/** A page that has been checked, or the reason why it cannot be. */
export type Checked =
  | (CheckedPage & { readonly name: string; readonly refusal?: undefined })
  | { readonly name: string; readonly refusal: string };

/** Whether a page exceeded a limit, which ended its check. */
const isCutShort = (page: Checked): boolean =>
  page.refusal === undefined && page.limit !== undefined;

/** What a stylesheet of ours has that none of the pages needs. */
export interface UnusedStyles extends Unused {
  readonly stylesheet: string;
}

/** The contents of a report. */
export interface Report {
  readonly version: string;
  readonly pages: readonly Checked[];
  /** Our stylesheets that the pages link to. */
  readonly styles?: readonly UnusedStyles[];
}

const findingsOf = ({ pages }: Pick<Report, 'pages'>): readonly Finding[] =>
  pages.flatMap((page) => (page.refusal === undefined ? page.findings : []));

/** Whether a report has something that must be fixed: an error, or a page that cannot be checked. */
export const isFaulty = (report: Report): boolean =>
  report.pages.some(({ refusal }) => refusal !== undefined) ||
  findingsOf(report).some(({ level }) => level === 'error');

/** A finding as JSON. @param isPlaced whether it has a place in a source */
export const findingJson = (
  { rule, level, about, element, line, column, message }: Finding,
  isPlaced = true,
) => ({
  rule: rule.name,
  level,
  about,
  element,
  ...(isPlaced && { line, column }),
  message,
  docs: docsOf(rule),
});

/**
 * The report as JSON, with the predictions and findings of each page; docs/check.md shows the format.
 */
export function json({ version, pages, styles = [] }: Report): string {
  const written = pages.map((page) =>
    page.refusal === undefined
      ? {
          page: page.name,
          limit: page.limit,
          elements: page.predictions,
          findings: page.findings.map((each) => findingJson(each)),
        }
      : { page: page.name, refusal: page.refusal },
  );
  return jsonText({ version, pages: written, styles });
}

/** The URI of an address or a file. A file below the current folder gets a relative URI. */
function uriOf(name: string): string {
  if (isAddress(name)) {
    // Escapes the characters that a URL may contain but a URI may not. Existing escapes stay.
    return new URL(name).href.replace(/[^\w!#$%&'()*+,\-./:;=?@[\]~]/g, encodeURIComponent);
  }
  const path = relative('', name);
  if (path.startsWith('..') || path === '') return pathToFileURL(name).href;
  // A file name may contain half of a surrogate pair, which UTF-8 cannot encode; this replaces it.
  const segments = path.split(sep).map((segment) => Buffer.from(segment).toString());
  return segments.map(encodeURIComponent).join('/');
}

const descriptor = (rule: Rule) => ({
  id: rule.name,
  shortDescription: { text: rule.summary },
  help: { text: `${rule.summary} See ${docsOf(rule)}.` },
  defaultConfiguration: { level: rule.level },
});

/**
 * Makes a message of a text from outside. Viewers show a message as it is, except for links, which are
 * in brackets and therefore escaped here (SARIF 2.1.0, 3.11.6).
 */
const message = (text: string): { text: string } => ({
  text: printable(text).replaceAll('](', '\\]('),
});

/**
 * The report as SARIF 2.1.0 (OASIS), which code hosts show beside the lines of a change.
 *
 * @param checked the rules that were checked
 */
export function sarif(report: Report, checked: readonly Rule[] = rules): string {
  const results = report.pages.flatMap((page) => {
    if (page.refusal !== undefined) return [];
    return page.findings.map(({ rule, level, about, element, line, column, ...finding }) => ({
      ruleId: rule.name,
      ruleIndex: checked.findIndex(({ name }) => name === rule.name),
      level,
      message: message(`${about}: ${finding.message} (${element})`),
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(page.name) },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
    }));
  });
  const refusals = report.pages.flatMap(({ name, refusal }) =>
    refusal === undefined ? [] : [{ level: 'error', message: message(`${name} ${refusal}`) }],
  );
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'auftritt check',
            semanticVersion: report.version,
            rules: checked.map(descriptor),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: refusals.length === 0,
            toolExecutionNotifications: refusals,
          },
        ],
        results,
      },
    ],
  });
}

const ofFinding = ({ line, column, level, about, message, element, rule }: Finding) => ({
  place: `${line}:${column}`,
  what: level,
  text: `${about}: ${message} (${element})`,
  docs: docsOf(rule),
});

const ofElement = ({ line, column, behaviour, element }: Prediction) => ({
  place: `${line}:${column}`,
  what: 'starts',
  text: `${behaviour} (${element})`,
  docs: undefined,
});

/** Says how many elements of each behaviour start: `anchors 41 of 42`, or `anchors 42` if all do. */
function shares(predictions: readonly Prediction[]): string {
  const names = [...new Set(predictions.map(({ behaviour }) => behaviour))];
  const texts = names.map((name) => {
    const own = predictions.filter(({ behaviour }) => behaviour === name);
    const started = own.filter(({ starts }) => starts).length;
    return `${name} ${started}${started === own.length ? '' : ` of ${own.length}`}`;
  });
  return texts.join(', ') || 'nothing';
}

function page(checked: Checked, all: boolean): string[] {
  const name = printable(checked.name);
  if (checked.refusal !== undefined) return [`${name} ${printable(checked.refusal)}`];
  const { predictions, findings } = checked;
  const elements = all ? predictions.filter(({ starts }) => starts).map(ofElement) : [];
  const lines = [...findings.map(ofFinding), ...elements];
  const width = lines.reduce((widest, { place }) => Math.max(widest, place.length), 0);
  const indent = `\n${' '.repeat(width + 13)}`;
  return [
    name,
    ...lines.map(({ place, what, text, docs }) => {
      const line = `  ${place.padStart(width)}  ${what.padEnd(7)}  ${printable(text)}`;
      return docs ? `${line}${indent}${docs}` : line;
    }),
    all || isCutShort(checked) ? '' : `  starts: ${shares(predictions)}`,
  ].filter(Boolean);
}

/** What could be left out of a stylesheet; nothing where these pages need all of it. */
function unused({ stylesheet, sections, bytes }: UnusedStyles): string[] {
  if (sections.length === 0) return [];
  const kilobytes = (size: number): string => (size / 1000).toFixed(1);
  const share = `${kilobytes(bytes.unused)} of ${kilobytes(bytes.all)} kB`;
  const what = `styles of sections that none of these pages has, ${share}: ${sections.join(', ')}`;
  return [`${printable(stylesheet)}\n  ${what}\n  docs/check.md#unused-styles`];
}

/**
 * The report for people.
 *
 * @param all lists each element that starts; otherwise the report only counts them per behaviour
 */
export function text({ pages, styles = [] }: Report, all: boolean): string {
  return withTotal(pages, (each) => page(each, all), ['error', 'warning'], styles.flatMap(unused));
}

/**
 * The lines of each page, and how many pages were checked and findings were made.
 *
 * @param levels those that findings may have
 * @param more what is said of all of them
 */
export function withTotal<Page extends Checked>(
  pages: readonly Page[],
  linesOf: (page: Page) => readonly string[],
  levels: readonly Finding['level'][],
  more: readonly string[] = [],
): string {
  const findings = findingsOf({ pages });
  const refused = pages.filter((each) => each.refusal !== undefined || isCutShort(each)).length;
  const total = [
    `${count(pages.length - refused, 'page')} checked`,
    ...(refused > 0 ? [`${refused} not checked`] : []),
    ...levels.map((each) => count(findings.filter(({ level }) => level === each).length, each)),
  ];
  const texts = pages.map((each) => linesOf(each).join('\n'));
  return `${[...texts, ...more, total.join(', ')].join('\n\n')}\n`;
}
