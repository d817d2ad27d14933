import type { Counts, Gathered, ReadPage, ReadScript } from './gather.js';
import { type Library, libraryOfFile } from './libraries/libraries.js';
import type { PlannedMove } from './move.js';

const at = (name: string, { line, column }: { line: number; column: number }): string =>
  `${name}:${line}:${column}`;

/** Whether a page has a library: only there do its attributes do something. A page without a script is a part of others. */
export function hasLibrary(
  { facts, loads }: ReadPage,
  library: Library,
  { scripts }: Gathered,
): boolean {
  if (facts.scripts.length === 0 || facts.scripts.some((name) => libraryOfFile(name) === library))
    return true;
  const holding = new Map(scripts.map((script) => [script.name, script.facts.holds]));
  return loads.some((name) => holding.get(name)?.includes(library));
}

/** The moves of the pages' elements. A move that several pages need counts once. */
function marksIn(gathered: Gathered): PlannedMove[] {
  const found = new Map<string, PlannedMove>();
  for (const page of gathered.pages) {
    const { name, facts } = page;
    for (const { line, column, count, ...move } of facts.marks) {
      if (!hasLibrary(page, move.library, gathered)) continue;
      const key = `${move.library} ${move.what}`;
      const { where } = found.get(key) ?? {
        where: { at: at(name, { line, column }), count: 0, pages: 0 },
      };
      found.set(key, {
        ...move,
        where: { ...where, count: where.count + count, pages: where.pages + 1 },
      });
    }
  }
  return [...found.values()];
}

/** The same line in a script that stands in several pages counts once. */
function movesIn(scripts: readonly ReadScript[]): PlannedMove[] {
  const found = new Map<string, PlannedMove>();
  for (const { id, name, facts, isInline } of scripts) {
    for (const move of facts.moves) {
      const { line, column, span, ...rest } = move;
      const key = isInline ? JSON.stringify(rest) : at(name, move) + (move.selector ?? '');
      const spans = [...(found.get(key)?.spans ?? []), ...(span ? [{ script: id, ...span }] : [])];
      const where = { at: at(name, { line, column }), count: 1, pages: 0 };
      found.set(key, { where, ...(found.get(key) ?? rest), spans });
    }
  }
  return [...found.values()];
}

export const isMark = ({ where }: PlannedMove): boolean => where.pages > 0;

/** The elements of a move, as a selector. */
export const selectorOf = (move: PlannedMove): string | undefined =>
  isMark(move) ? `[${move.what.replace('rel="', 'rel^="')}]` : move.selector;

/** What names a move from one run to the next. */
export const keyOf = ({ where, library, what, selector }: PlannedMove): string =>
  [where.pages > 0 ? '' : where.at, library, what, selector].join(' ');

const stay = (move: PlannedMove, says: string): PlannedMove => ({ ...move, fate: 'stays', says });

/** How many elements of the pages a selector finds; undefined if it is none of CSS, or no page was read. */
function totalOf(selector: string | undefined, counts: Counts) {
  const found = selector === undefined ? [] : (counts.get(selector) ?? []);
  const isCss = found.every(({ count }) => count !== undefined);
  const sum = (of: 'count' | 'links'): number =>
    found.reduce((total, each) => total + (each[of] ?? 0), 0);
  return { isCss, wasLooked: found.length > 0, count: sum('count'), links: sum('links') };
}

/** Whether elements of a selector may be on the pages. */
export function isOnPages(selector: string | undefined, counts: Counts): boolean {
  const { wasLooked, count, isCss } = totalOf(selector, counts);
  return !wasLooked || !isCss || count > 0;
}

/** A move as its elements on the pages allow it. */
function onPages(move: PlannedMove, counts: Counts): PlannedMove {
  if (move.fate !== 'unchanged' || isMark(move)) return move;
  const needsElements = move.slider !== undefined || move.behaviour === 'lightbox';
  if (move.selector === undefined) {
    return needsElements && move.what !== 'lightbox.option'
      ? stay(move, 'its elements cannot be read from the script: write the attribute yourself')
      : move;
  }
  const { isCss, wasLooked, count, links } = totalOf(move.selector, counts);
  if (!isCss) return stay(move, 'a selector of jQuery: give the elements a class');
  if (move.needsLinks && !(wasLooked && count > 0 && links === count)) {
    return stay(move, 'not each of its elements is a link to a place of the page');
  }
  return move;
}

const parts = (selector: string): readonly string[] => selector.split(/,\s*/);

const overlap = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  parts(one).some((part) => parts(other).includes(part));

/** Libraries that find elements by attributes as long as their file is on the page. */
const selfStarting: readonly Library[] = ['bootstrap', 'lightbox2', 'fancybox'];

/**
 * What becomes of each call and each kind of element: a move goes only if nothing else needs what it takes away.
 *
 * @param kept the moves that a trial has taken back, with the reason
 */
export function settledMoves(
  gathered: Gathered,
  counts: Counts,
  kept: ReadonlyMap<string, string> = new Map(),
): PlannedMove[] {
  let moves = [...movesIn(gathered.scripts), ...marksIn(gathered)]
    .map((move) => onPages(move, counts))
    .map((move) => {
      const reason = kept.get(keyOf(move));
      return reason !== undefined && move.fate !== 'stays' ? stay(move, reason) : move;
    });
  const listening = gathered.scripts.flatMap(({ name, facts }) =>
    facts.own
      .filter(({ needs, selector }) => needs !== undefined && isOnPages(selector, counts))
      .map((code) => ({ library: code.needs, selector: code.selector, by: at(name, code) })),
  );
  const asking = moves
    .filter(
      ({ fate, what, selector }) =>
        fate === 'stays' && /\("/.test(what) && isOnPages(selector, counts),
    )
    .map(({ library, selector, where }) => ({ library, selector, by: where.at }));
  const needing = [...listening, ...asking];
  moves = moves.map((move) => {
    if (move.fate === 'stays') return move;
    const held = moves.find(
      (other) =>
        other.fate === 'stays' &&
        other.spans?.some((span) =>
          move.spans?.some((own) => own.script === span.script && own.start === span.start),
        ),
    );
    if (held) return stay(move, held.says);
    const need = needing.find(
      ({ library, selector }) => library === move.library && overlap(selector, selectorOf(move)),
    );
    return need ? stay(move, `${need.by} asks ${move.library} for it`) : move;
  });
  for (const library of selfStarting) {
    const reason = moves.find(
      (move) =>
        move.fate === 'stays' &&
        move.library === library &&
        (isMark(move) || isOnPages(move.selector, counts)),
    );
    if (!reason) continue;
    moves = moves.map((move) =>
      move.library === library && isMark(move) && move.fate !== 'stays'
        ? stay(move, `${library} stays for ${reason.what}, and does it`)
        : move,
    );
  }
  return moves;
}
