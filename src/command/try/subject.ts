import type { Browser } from 'playwright-core';
import type { Input } from '../pages/inputs.js';
import type { Counts, Gathered } from '../scan/gather.js';
import type { PlannedMove } from '../scan/move.js';
import type { Scanner } from '../scan/page.js';
import type { Plan } from '../scan/plan.js';
import { hasLibrary, isMark, keyOf, selectorOf } from '../scan/settle.js';
import type { Finding } from './compare.js';
import { plainPath, type Site } from './server.js';
import type { Trial } from './trials.js';
import type { Visit } from './visit.js';
import { freshErrors } from './watch.js';

/** What is tried, and with what. */
export interface Subject {
  readonly site: Site;
  readonly gathered: Gathered;
  readonly counts: Counts;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly scanner: Scanner;
  readonly browser: Browser;
  /** The folder with the script's own files. */
  readonly dist: string;
  readonly version: string;
  readonly base: string | undefined;
  /** The folder for pictures and what is known already. */
  readonly out: string;
  /** The most pages that are tried. */
  readonly mostPages: number;
  /** The moves that are not tried, with the reason. */
  readonly kept: ReadonlyMap<string, string>;
  /** Whether a page may load more than before. */
  readonly mayBeHeavier: boolean;
  /** The attributes of a tag that was given. */
  readonly tag: Plan['tag'] | undefined;
  /** The path of a page's address. */
  pathOf(name: string): string;
  progress(line: string): void;
}

/** Whether elements of a move are on a page. */
export function isOn(move: PlannedMove, page: string, { counts, gathered }: Subject): boolean {
  if (isMark(move)) {
    const read = gathered.pages.find(({ name }) => name === page);
    return (
      read !== undefined &&
      hasLibrary(read, move.library, gathered) &&
      read.facts.marks.some(({ library, what }) => library === move.library && what === move.what)
    );
  }
  const found = counts.get(move.selector ?? '')?.find((each) => each.page === page);
  return (found?.count ?? 0) > 0;
}

/**
 * What is tried of some moves on a page.
 *
 * @param known the moves that another page has tried
 */
export const trialsOn = (
  moves: readonly PlannedMove[],
  page: string,
  subject: Subject,
  known: ReadonlySet<string> = new Set(),
): Trial[] =>
  moves.flatMap((move) => {
    const [key, selector] = [keyOf(move), selectorOf(move)];
    return move.behaviour && selector !== undefined && isOn(move, page, subject)
      ? { key, behaviour: move.behaviour, selector, most: known.has(key) ? 1 : 2 }
      : [];
  });

/** The pages that together have the most moves. */
export function pagesFor(moves: readonly PlannedMove[], subject: Subject): string[] {
  const left = subject.gathered.pages.map(({ name }) => ({
    name,
    keys: new Set(trialsOn(moves, name, subject).map(({ key }) => key)),
  }));
  const covered = new Set<string>();
  const chosen: string[] = [];
  while (left.length > 0 && chosen.length < subject.mostPages) {
    const gain = ({ keys }: { keys: ReadonlySet<string> }): number =>
      [...keys].filter((key) => !covered.has(key)).length;
    left.sort((a, b) => gain(b) - gain(a) || b.keys.size - a.keys.size);
    const best = left.shift();
    if (!best || best.keys.size === 0) break;
    chosen.push(best.name);
    for (const key of best.keys) covered.add(key);
  }
  return chosen;
}

/** The moves that an error of a page speaks against: those of its script, or else all on the page. */
export function blamed(
  moves: readonly PlannedMove[],
  old: Visit,
  now: Visit,
  page: string,
  subject: Subject,
) {
  const here = moves.filter((move) => isOn(move, page, subject));
  const fresh = freshErrors(old, now);
  const isIn = (move: PlannedMove): boolean =>
    fresh.some(({ at }) =>
      move.spans?.some(({ script }) => {
        const path = subject.pathOf(script.split('#', 1)[0] ?? '');
        const [own = '', failed = ''] = [path, at].map((each) => each.split('?', 1)[0]);
        return at !== '' && plainPath(own) === plainPath(failed);
      }),
    );
  const own = here.filter(isIn);
  return own.length > 0 ? own : here;
}

/** The moves on a page that is worse as a whole which go back: those that it is about, or else sliders, or else all. */
export function answering({ by = [] }: Finding, here: readonly PlannedMove[]) {
  const own = here.filter((move) => by.includes(keyOf(move)));
  const sliders = here.filter(({ behaviour }) => behaviour === 'slider');
  return [own, sliders, here].find((moves) => moves.length > 0) ?? [];
}
