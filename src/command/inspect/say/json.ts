import { jsonText } from '../../terminal/text.js';
import type { Result } from '../inspect.js';
import { sumsOf } from './sums.js';

/**
 * What of the result is of use to the command alone: contents of files, pictures, what is said elsewhere, and how much of
 * a file ran, which depends on how long a machine takes.
 */
const left =
  /^(bytes|tags|pictures|ids|call|calls|move|sights|blocks|subjects|start|end|controls|ran)$/;

const plain = (key: string, value: unknown): unknown => {
  if (left.test(key) && key !== '') return undefined;
  return value instanceof Map ? Object.fromEntries(value) : value;
};

/** The result for programs. */
export function jsonOf(result: Result): string {
  const { version, title, date, folder, silent, stays, record, dead, whole } = result;
  const { refused, left: others, files, pages } = record;
  const { weights, back, applied } = whole;
  const { gone, ...sums } = sumsOf(result);
  const all = {
    ...{ version, site: title, date, folder, silent, pages: [...pages.keys()], refused },
    left: others,
    dead: {
      isProven: dead.isProven,
      lines: dead.calls,
      files: dead.files.map(({ file, why }) => ({ ...file, file: file.path, why })),
    },
    ...{ ...sums, files, stays, keepsJquery: result.plain.left },
    whole: {
      ...{ weights, back, gone, unsure: applied.unsure },
      changes: [...applied.texts.keys()],
      tag: Object.fromEntries(applied.tag),
    },
  };
  return jsonText(JSON.parse(JSON.stringify(all, plain)));
}
