import { gzipSync } from 'node:zlib';
import type { ReadScript } from '../scan/gather.js';
import type { PlannedMove } from '../scan/move.js';
import type { Plan } from '../scan/plan.js';
import type { Finding } from './compare.js';

/** Something that was found on a page at a width. */
export interface Found extends Finding {
  readonly page: string;
  readonly width: number;
}

/** A move, and what speaks against it. */
export type Against = Found & { readonly move: PlannedMove };

/**
 * What goes back first where pages would load more: what leaves its library on the page, which adds to it; then that of
 * the smallest library but one, as little has gone for it; then all.
 */
export function heaviest<Each extends { readonly move: Pick<PlannedMove, 'library'> }>(
  heavy: readonly Each[],
  { files }: Pick<Plan, 'files'>,
  scripts: readonly Pick<ReadScript, 'name' | 'text'>[],
): readonly Each[] {
  const filesOf = ({ move: { library } }: Each) =>
    library === 'jquery' ? [] : files.filter((file) => file.library === library);
  const adding = heavy.filter((each) => filesOf(each).some(({ stays }) => stays));
  if (adding.length > 0) return adding;
  const sizeOf = (each: Each): number =>
    filesOf(each).reduce((sum, { name }) => {
      const text = scripts.find((script) => script.name === name)?.text ?? '';
      return sum + gzipSync(text).length;
    }, 0);
  const sizes = new Map(heavy.map((each) => [each.move.library, sizeOf(each)]));
  const [least, ...others] = [...sizes].filter(([, size]) => size > 0).sort((a, b) => a[1] - b[1]);
  return least && others.length > 0 ? heavy.filter(({ move }) => move.library === least[0]) : heavy;
}

/**
 * What is said of a move that goes back: only what was used and was as good is heavier and nothing else.
 *
 * @param good the keys of the moves that were as good in some use
 */
export function asUsed<Each extends Finding>(each: Each, good: ReadonlySet<string>): Each {
  const isUsed = each.key !== undefined && good.has(each.key);
  if (isUsed || each.verdict !== 'heavier') return each;
  return { ...each, verdict: 'not tried', why: `no element of it was used, and ${each.why}` };
}
