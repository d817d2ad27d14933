import { jsonText } from '../../terminal/text.js';
import type { Result } from '../inspect.js';
import { hasPlain } from '../plan.js';
import { sumsOf } from './sums.js';

/** What of the result is of use to the command alone: contents of files, pictures, and what is said elsewhere. */
const left =
  /^(bytes|tags|pictures|call|calls|move|sights|blocks|subjects|start|end|controls|helpers)$/;

const plain = (key: string, value: unknown): unknown => {
  if (left.test(key) && key !== '') return undefined;
  // A slider that plays runs more of its code the longer a machine takes.
  if (key === 'ran' && typeof value === 'number') return Math.ceil(value * 10) / 10;
  return value instanceof Map ? Object.fromEntries(value) : value;
};

/** The result for programs. */
export function jsonOf(result: Result): string {
  const { record, dead, outcomes, whole, plain: lines } = result;
  const deadFiles = new Set(dead.files.map(({ file }) => file.path));
  const gone = whole.useless.map(({ file }) => file.path);
  const { libraries, ...sums } = sumsOf(result);
  const moving = new Set(whole.plan.moves.map(({ id }) => id));
  const { refused, left: others, files } = record;
  const { version, title: site, date, folder, silent, stays } = result;
  const all = {
    ...{
      version,
      site,
      date,
      folder,
      silent,
      pages: [...record.pages.keys()],
      refused,
      left: others,
    },
    dead: {
      isProven: dead.isProven,
      lines: dead.calls,
      files: dead.files.map(({ file, why }) => ({ ...file, file: file.path, why })),
    },
    ...{ ...sums, libraries, files, stays, keepsJquery: lines.left },
    moves: outcomes.map((each) => ({ ...each.move, ...each, isInPlan: moving.has(each.move.id) })),
    plain: lines.parts.map((part) => ({ ...part, isInPlan: hasPlain(whole.plan, part) })),
    whole: {
      ...{ weights: whole.weights, back: whole.back, unsure: whole.applied.unsure },
      gone: gone.filter((path) => !deadFiles.has(path)),
      changes: [...whole.applied.texts.keys()],
      tag: Object.fromEntries(whole.applied.tag),
    },
  };
  return jsonText(JSON.parse(JSON.stringify(all, plain)));
}
