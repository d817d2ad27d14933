import type { PlannedMove } from '../scan/move.js';
import type { Finding } from './compare.js';

/** Something that was found on a page at a width. */
export interface Found extends Finding {
  readonly page: string;
  readonly width: number;
}

/** A move, and what speaks against it. */
export type Against = Found & { readonly move: PlannedMove };

/** What a page weighs at load (bytes of scripts and styles, compressed), before and after. */
export interface Weight {
  readonly page: string;
  readonly before: number;
  readonly after: number;
}

/** How much more (bytes) pages load than before, all together. */
export const excessOf = (weights: readonly Weight[]): number =>
  weights.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0);

/**
 * What goes back first where pages would load more: of several libraries that without which they load least.
 *
 * @param excess how much more (bytes) they load without some of it
 */
export async function heaviest<Each extends { readonly move: Pick<PlannedMove, 'library'> }>(
  heavy: readonly Each[],
  excess: (without: readonly Each[]) => Promise<number>,
): Promise<readonly Each[]> {
  const libraries = [...new Set(heavy.map(({ move }) => move.library))];
  let back = heavy;
  let least = Number.POSITIVE_INFINITY;
  if (libraries.length < 2) return heavy;
  for (const library of libraries) {
    const own = heavy.filter(({ move }) => move.library === library);
    const more = await excess(own);
    if (more < least) [back, least] = [own, more];
  }
  return back;
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
