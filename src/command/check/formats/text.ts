import { count, printable } from '../../terminal/printable.js';
import type { Finding, Prediction } from '../findings.js';
import { type Checked, findingsOf, isCutShort, type Report, summary } from '../report.js';
import { docsOf } from '../rules.js';

interface Line {
  readonly place: string;
  readonly what: string;
  readonly text: string;
  readonly docs?: string;
}

const ofFinding = ({ line, column, level, about, message, element, rule }: Finding): Line => ({
  place: `${line}:${column}`,
  what: level,
  text: `${about}: ${message} (${element})`,
  docs: docsOf(rule),
});

const ofElement = ({ line, column, behaviour, element }: Prediction): Line => ({
  place: `${line}:${column}`,
  what: 'starts',
  text: `${behaviour} (${element})`,
});

/** Says how many elements of a behaviour start: `anchors 41 of 42`, or `anchors 42` if all do. */
const share = ([behaviour, starts]: readonly [string, readonly boolean[]]): string => {
  const started = starts.filter(Boolean).length;
  return started === starts.length
    ? `${behaviour} ${started}`
    : `${behaviour} ${started} of ${starts.length}`;
};

function page(checked: Checked, all: boolean): string[] {
  const name = printable(checked.name);
  if (checked.refusal !== undefined) return [`${name} ${printable(checked.refusal)}`];
  const { predictions, findings } = checked;
  const elements = all ? predictions.filter(({ starts }) => starts).map(ofElement) : [];
  const lines: Line[] = [...findings.map(ofFinding), ...elements];
  const width = lines.reduce((widest, { place }) => Math.max(widest, place.length), 0);
  const indent = `\n${' '.repeat(width + 13)}`;
  const starts = [...summary(predictions)].map(share).join(', ');
  return [
    name,
    ...lines.map(({ place, what, text, docs }) => {
      const line = `  ${place.padStart(width)}  ${what.padEnd(7)}  ${printable(text)}`;
      return docs ? `${line}${indent}${docs}` : line;
    }),
    all || isCutShort(checked) ? '' : `  starts: ${starts || 'nothing'}`,
  ].filter(Boolean);
}

/**
 * The report for people.
 *
 * @param all lists each element that starts; otherwise the report only counts them per behaviour
 */
export function text(report: Report, all: boolean): string {
  const findings = findingsOf(report);
  const of = (wanted: Finding['level']): number =>
    findings.filter(({ level }) => level === wanted).length;
  const refused = report.pages.filter(
    (each) => each.refusal !== undefined || isCutShort(each),
  ).length;
  const total = [
    `${count(report.pages.length - refused, 'page')} checked`,
    ...(refused > 0 ? [`${refused} not checked`] : []),
    count(of('error'), 'error'),
    count(of('warning'), 'warning'),
  ];
  const pages = report.pages.map((each) => page(each, all).join('\n'));
  return `${[...pages, total.join(', ')].join('\n\n')}\n`;
}
