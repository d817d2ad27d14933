import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { grouped } from '../lists.js';
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

/** A page that has been checked, or that cannot be: then `refusal` says why. */
export interface Checked extends Partial<CheckedPage> {
  readonly name: string;
  readonly refusal?: string | undefined;
}

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

const findingsOf = (pages: readonly Checked[]): readonly Finding[] =>
  pages.flatMap(({ findings = [] }) => findings);

/** Whether a report has something that must be fixed: an error, or a page that cannot be checked. */
export const isFaulty = ({ pages }: Report): boolean =>
  pages.some(({ refusal }) => refusal !== undefined) ||
  findingsOf(pages).some(({ level }) => level === 'error');

/** A finding as JSON. @param isPlaced whether it has a place in a source */
export const findingJson = (
  { rule, line, column, message, ...finding }: Finding,
  isPlaced = true,
) => ({
  ...{ rule: rule.name, level: finding.level, about: finding.about, element: finding.element },
  ...(isPlaced && { line, column }),
  ...{ message, docs: docsOf(rule) },
});

/**
 * The report as JSON, with the predictions and findings of each page; docs/check.md shows the format.
 */
export function json({ version, pages, styles = [] }: Report): string {
  const written = pages.map(({ name, refusal, limit, predictions, findings = [] }) =>
    refusal === undefined
      ? {
          page: name,
          limit,
          elements: predictions,
          findings: findings.map((each) => findingJson(each)),
        }
      : { page: name, refusal },
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
export function sarif({ pages, version }: Report, checked: readonly Rule[] = rules): string {
  const results = pages.flatMap(({ name, findings = [] }) =>
    findings.map(({ rule, level, about, element, line, column, message: text }) => ({
      ruleId: rule.name,
      ruleIndex: checked.findIndex((each) => each.name === rule.name),
      level,
      message: message(`${about}: ${text} (${element})`),
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(name) },
            region: { startLine: line, startColumn: column },
          },
        },
      ],
    })),
  );
  const refusals = pages.flatMap(({ name, refusal }) =>
    refusal === undefined ? [] : { level: 'error', message: message(`${name} ${refusal}`) },
  );
  const descriptors = checked.map((rule) => ({
    id: rule.name,
    shortDescription: { text: rule.summary },
    help: { text: `${rule.summary} See ${docsOf(rule)}.` },
    defaultConfiguration: { level: rule.level },
  }));
  const isWhole = refusals.length === 0;
  return jsonText({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'auftritt check', semanticVersion: version, rules: descriptors },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: isWhole, toolExecutionNotifications: refusals }],
        results,
      },
    ],
  });
}

/** Says how many elements of each behaviour start: `anchors 41 of 42`, or `anchors 42` if all do. */
const shares = (predictions: readonly Prediction[]): string =>
  Array.from(
    grouped(predictions, ({ behaviour }) => behaviour),
    ([name, all]) => {
      const started = all.filter(({ starts }) => starts).length;
      return `${name} ${started}${started === all.length ? '' : ` of ${all.length}`}`;
    },
  ).join(', ') || 'nothing';

function linesOf({ name, refusal, limit, predictions = [], findings = [] }: Checked, all: boolean) {
  if (refusal !== undefined) return [`${printable(name)} ${printable(refusal)}`];
  const started = all ? predictions.filter(({ starts }) => starts) : [];
  const lines = [
    ...findings.map(({ level, about, message: text, element, rule, ...place }) => ({
      ...{ place, state: level, text: `${about}: ${text} (${element})`, docs: docsOf(rule) },
    })),
    ...started.map(({ behaviour, element, ...place }) => ({
      ...{ place, state: 'starts', text: `${behaviour} (${element})`, docs: undefined },
    })),
  ].map((each) => ({ ...each, at: `${each.place.line}:${each.place.column}` }));
  const width = lines.reduce((widest, { at }) => Math.max(widest, at.length), 0);
  const indent = `\n${' '.repeat(width + 13)}`;
  return [
    printable(name),
    ...lines.map(({ at, state, text, docs }) => {
      const line = `  ${at.padStart(width)}  ${state.padEnd(7)}  ${printable(text)}`;
      return docs ? `${line}${indent}${docs}` : line;
    }),
    ...(all || limit !== undefined ? [] : [`  starts: ${shares(predictions)}`]),
  ];
}

/** What could be left out of a stylesheet; nothing where these pages need all of it. */
function unused({ stylesheet, sections, bytes }: UnusedStyles): string[] {
  if (sections.length === 0) return [];
  const kilobytes = (size: number): string => (size / 1000).toFixed(1);
  const share = `${kilobytes(bytes.unused)} of ${kilobytes(bytes.all)} kB`;
  const unneeded = `styles of sections that none of these pages has, ${share}: ${sections.join(', ')}`;
  return [`${printable(stylesheet)}\n  ${unneeded}\n  docs/check.md#unused-styles`];
}

/**
 * The report for people.
 *
 * @param all lists each element that starts; otherwise the report only counts them per behaviour
 */
export function text({ pages, styles = [] }: Report, all: boolean): string {
  return withTotal(
    pages,
    (each) => linesOf(each, all),
    ['error', 'warning'],
    styles.flatMap(unused),
  );
}

/**
 * The lines of each page, and how many pages were checked and findings were made.
 *
 * @param levels those that findings may have
 * @param more what is said of all of them
 */
export function withTotal<Page extends Checked>(
  pages: readonly Page[],
  linesIn: (page: Page) => readonly string[],
  levels: readonly Finding['level'][],
  more: readonly string[] = [],
): string {
  const findings = findingsOf(pages);
  const refused = pages.filter(
    ({ refusal, limit }) => refusal !== undefined || limit !== undefined,
  ).length;
  const total = [
    `${count(pages.length - refused, 'page')} checked`,
    ...(refused > 0 ? [`${refused} not checked`] : []),
    ...levels.map((each) => count(findings.filter(({ level }) => level === each).length, each)),
  ];
  const texts = pages.map((each) => linesIn(each).join('\n'));
  return `${[...texts, ...more, total.join(', ')].join('\n\n')}\n`;
}
