import { jsonText } from '../../terminal/text.js';
import type { Result } from './result.js';
import { sumsOf } from './sums.js';

/** The result for programs. */
export function jsonOf(result: Result): string {
  const {
    version,
    title,
    date,
    record,
    dead,
    outcomes,
    stays,
    plain,
    left,
    whole,
    applied,
    folder,
    silent,
  } = result;
  const { hosts, stored, unreachable, unseen, violations, libraries } = sumsOf(result);
  const going = new Set(whole.plan.moves.map(({ id }) => id));
  const written = new Set(whole.plan.plain);
  return jsonText({
    ...{ version, site: title, date: date.toISOString(), folder },
    pages: [...record.pages.keys()],
    ...{ refused: record.refused, left: record.left, silent },
    dead: {
      isProven: dead.isProven,
      calls: dead.calls.map(({ call, selector }) => ({
        file: call.file,
        line: call.line,
        column: call.column,
        name: call.name,
        selector,
      })),
      files: dead.files.map(({ file, why }) => ({
        file: file.path,
        bytes: file.size,
        compressed: file.compressed,
        why,
      })),
    },
    files: record.files.map(
      ({ path, kind, size, compressed, ran, version: of, libraries: names }) => ({
        path,
        kind,
        bytes: size,
        compressed,
        ran,
        version: of,
        libraries: names,
      }),
    ),
    ...{ hosts, stored, unreachable, unseen, violations, libraries },
    moves: outcomes.map(({ move, verdict, why, path, width }) => ({
      ...{
        file: move.file,
        line: move.line,
        column: move.column,
        name: move.name,
        label: move.label,
        behaviour: move.behaviour,
      },
      ...{ verdict, why, page: path, width, isInPlan: going.has(move.id), lost: move.lost },
      gets: [...move.given].map(([page, elements]) => ({
        page,
        elements: [...elements].map(([number, attributes]) => ({
          number,
          attributes: Object.fromEntries(attributes),
        })),
      })),
    })),
    stays,
    plain: plain.parts.map((part) => ({
      file: part.file,
      line: part.line,
      before: part.before,
      after: part.after,
      isInPlan: written.has(part),
    })),
    keepsJquery: left,
    whole: {
      tag: Object.fromEntries(applied.tag),
      changes: [...applied.texts.keys()],
      gone: whole.extra,
      weights: whole.weights,
      faults: whole.faults,
      back: whole.back,
      unsure: applied.unsure.map(({ file, line, column }) => ({ file, line, column })),
    },
  });
}
