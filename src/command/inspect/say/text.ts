import { count } from '../../terminal/text.js';
import { idOf } from '../moves/move.js';
import type { Result } from './result.js';
import { sumsOf } from './sums.js';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ''];

/** The result for people, on the terminal. */
export function textOf(result: Result): string[] {
  const { record, dead, outcomes, stays, whole, left, applied, folder, silent } = result;
  const sums = sumsOf(result);
  const going = new Set(whole.plan.moves.map(({ id }) => id));
  const plain = new Set(whole.plan.plain);
  return [
    `${result.title}, ${count(record.pages.size, 'page')} at 1280 and 390 px`,
    ...record.refused.map(({ path, why }) => `  ${path} ${why}: not inspected`),
    ...(record.left.length > 0
      ? [
          `  ${count(record.left.length, 'page')} more, not inspected: --pages ${record.left.length + record.pages.size}`,
        ]
      : []),
    ...silent.map(
      (host) => `  ${host} does not answer: --substitutes names a folder with its files`,
    ),
    '',
    ...section('Dead', [
      ...dead.calls.map(
        ({ call, selector }) =>
          `${call.file}:${call.line}:${call.column}  ${call.name}${selector ? ` on ${selector}` : ''}: no element on any page`,
      ),
      ...dead.files.map(
        ({ file, why }) =>
          `${file.path}  ${kib(file.size)}, ${kib(file.compressed)} compressed: ${why}`,
      ),
      ...(dead.isProven || dead.calls.length + dead.files.length === 0
        ? []
        : [
            'not all pages were inspected: proven for these alone, so nothing of it is in the plan',
          ]),
    ]),
    ...section(
      'Asked of other hosts before an answer',
      sums.hosts.map(({ host, by, kind }) => `${host}, by ${by}: ${kind}`),
    ),
    ...section('What keyboard and screen readers do not reach', [
      ...sums.unreachable.map(({ label, pages }) => `${label}: no Tab key, on ${pages.join(', ')}`),
      ...sums.violations.map(
        ({ rule, help, count: times, elements }) =>
          `${rule}: ${help}, ${times} times, such as ${elements[0] ?? ''}`,
      ),
      ...(sums.hasAxe
        ? []
        : [
            'axe-core is not installed, so nothing was asked of it: npm install --save-dev axe-core',
          ]),
    ]),
    ...section(
      'Libraries',
      sums.libraries.map(
        ({ library, version, path, known }) =>
          `${library} ${version}  ${path}${known.length > 0 ? `: ${known.join('; ')}` : ''}`,
      ),
    ),
    ...section(
      'Moves',
      outcomes.map(({ move, verdict, why, path, width }) => {
        const where = why === '' ? '' : `: ${why}${width ? `, ${path} at ${width} px` : ''}`;
        const lost =
          move.lost.length > 0 ? `; lost: ${move.lost.map(({ option }) => option).join(', ')}` : '';
        return `${move.file}:${move.line}:${move.column}  ${move.name} on ${move.label}  ${verdict}${where}${going.has(move.id) ? lost : '; stays'}`;
      }),
    ),
    ...section(
      'Stays',
      stays.map(
        (stay) =>
          `${stay.file}:${stay.line}:${stay.column}  ${stay.name} on ${stay.label}: ${stay.why}`,
      ),
    ),
    ...section(
      'Plain lines',
      result.plain.parts.map(
        (part) =>
          `${part.file}:${part.line}  ${plain.has(part) ? `in ${folder}/plain.js` : 'written, and taken back'}`,
      ),
    ),
    ...section(
      'What keeps jQuery',
      left.map(
        ({ file, line, kind, why, hasRun }) =>
          `${file}:${line}  ${kind}: ${why}${hasRun ? '' : ' (did not run)'}`,
      ),
    ),
    ...section('The whole', [
      ...whole.back.map(({ part, why }) => `taken back, ${part}: ${why}`),
      ...whole.faults.map(({ path, width, why }) => `${path} at ${width} px: ${why}`),
      ...whole.weights.map(({ path, before, after }) => `${path}  ${kib(before)} → ${kib(after)}`),
      ...whole.extra.map((path) => `${path} can go: nothing asks for it any more`),
      ...applied.unsure.map(
        ({ file, line, column }) => `${file}:${line}:${column} cannot be cut surely: look at it`,
      ),
    ]),
    `${count(outcomes.length + stays.length, 'behaviour')}: ${whole.plan.moves.length} move, ${count(dead.calls.length, 'dead call')}, ${count(dead.files.length, 'dead file')}, ${count(sums.hosts.length, 'host')} asked before an answer`,
  ];
}

export { idOf };
