import { type Files, readBuild } from '../../deploy/build.js';
import { readSelectors, withOwnStyles } from '../../deploy/own-styles.js';
import { disk } from '../../deploy/target.js';
import { offsetsOf, sourceOf } from '../cut.js';
import type { CodePlace, Move } from '../moves/move.js';
import { folderFor, goneFiles, tagFor, trialPage } from '../plan.js';
import type { SiteRecord } from '../record.js';
import {
  isRefusal,
  type Looking,
  type Opened,
  sideBySide,
  widths,
  withPage,
} from '../see/browser.js';
import { scrollThrough } from '../see/page-scripts.js';
import { contentOf } from '../site/bytes.js';
import { beyond, compare, type Difference } from './judge.js';
import { type Observation, observeAll } from './observe.js';

/** What a trial says of a move. */
export interface Outcome {
  readonly move: Move;
  readonly verdict: 'as good' | 'worse' | 'broken' | 'not tried';
  readonly why: string;
  readonly path: string;
  readonly width: number;
  /** Pictures of the moment that differs, before and after. */
  readonly pictures: readonly [Buffer, Buffer] | undefined;
}

/** All that trials need. */
export interface Trying extends Looking {
  readonly record: SiteRecord;
  readonly built: Files;
  readonly folder: string;
}

/** Reads our own files for the trials. */
export async function tryingFor(
  looking: Looking,
  record: SiteRecord,
  dist: string,
): Promise<Trying> {
  return {
    ...looking,
    record,
    built: await readBuild(dist, disk),
    folder: folderFor(record, looking.site.prefix),
  };
}

/** Our files as they are served in a trial: path → content. The stylesheet follows the presets, as `deploy` writes it. */
export function ourFiles(
  { built, record, folder, site }: Trying,
  moves: readonly Move[],
): Map<string, Buffer> {
  const { 'data-preset': preset = null } = Object.fromEntries(tagFor(moves, record));
  const styled = withOwnStyles(
    built,
    readSelectors({ preset, selectors: null }, () => {}),
  );
  return new Map(
    [...styled].flatMap(([path, content]) =>
      /\.(map|br|gz)$/.test(path)
        ? []
        : [[`${site.prefix}${folder}/${path}`, Buffer.from(content)]],
    ),
  );
}

/** The key by which the recorder knows a call, in a page for a trial. */
function answerFor(
  call: CodePlace & { readonly name: string },
  trying: Trying,
  shiftAt: (offset: number) => number,
): string {
  const { record, site } = trying;
  const url = /^https?:/.test(call.file) ? call.file : site.origin + call.file;
  const { page } = sourceOf(call.file, record);
  const [offset = 0] = offsetsOf(call, record);
  const column = call.column + (page ? shiftAt(offset) : 0);
  return `${call.name} ${url}:${call.line}:${column}`;
}

/** Opens a page with some moves made, in memory, and uses their elements. Without moves it is the page as it is. */
async function observePage(
  trying: Trying,
  path: string,
  width: number,
  used: readonly Move[],
  moved: readonly Move[],
) {
  const { record, folder, site } = trying;
  const page = record.pages.get(path);
  const replaced = new Map<string, Buffer>();
  const answered: string[] = [];
  if (page && moved.length > 0) {
    const { bytes, shiftAt } = trialPage(page, moved, record, folder);
    replaced.set(path, contentOf(bytes));
    for (const [file, content] of ourFiles(trying, moved)) replaced.set(file, content);
    // The scripts that load a file may name it with a query.
    for (const file of goneFiles({ moves: moved, files: [], calls: [], plain: [] }))
      replaced.set(file, Buffer.alloc(0));
    for (const { call } of moved) if (call) answered.push(answerFor(call, trying, shiftAt));
  }
  return withPage(
    { ...trying, site },
    { path, width, replaced, answered },
    async (opened: Opened) => {
      await opened.page.evaluate(scrollThrough);
      const seen = await observeAll(opened.page, used, path);
      return { seen, errors: opened.errors.map(({ text }) => text) };
    },
  );
}

type Seen = Awaited<ReturnType<typeof observePage>>;

/** What differs for a move between two looks at a page. */
function differencesIn(move: Move, old: Seen, now: Seen): Difference[] {
  if (isRefusal(old)) return [];
  const broken = (aspect: string, why: string): Difference => ({
    aspect,
    verdict: 'broken',
    why,
    number: -1,
    moment: 0,
  });
  if (isRefusal(now)) return [broken('opens', now.refusal)];
  const fresh = now.errors.filter((error) => !old.errors.includes(error));
  const before = old.seen.get(move.id) ?? [];
  const after = now.seen.get(move.id) ?? [];
  return [
    ...fresh.map((error) => broken('error', `an error: ${error}`)),
    ...before.flatMap((observation) => {
      const other = after.find(({ number }) => number === observation.number);
      if (other) return compare(move, observation, other);
      return [{ ...broken('sight', 'is not in sight'), number: observation.number }];
    }),
  ];
}

const picturesOf = (
  move: Move,
  { number, moment }: Difference,
  old: Seen,
  now: Seen,
): Outcome['pictures'] => {
  const of = (seen: Seen): Observation | undefined => {
    const all = isRefusal(seen) ? [] : (seen.seen.get(move.id) ?? []);
    return all.find((each) => each.number === number) ?? all[0];
  };
  const [before, after] = [of(old)?.pictures, of(now)?.pictures];
  const pair = [before?.[moment] ?? before?.[0], after?.[moment] ?? after?.[0]];
  return pair[0] && pair[1] ? [pair[0], pair[1]] : undefined;
};

/** How often a page is asked before a move is called worse. */
const times = 3;

/** Tries one move on a page at a width: old against old first, and asked three times before it is called worse. */
async function tryMove(
  trying: Trying,
  move: Move,
  path: string,
  width: number,
  olds: readonly Seen[],
): Promise<Outcome> {
  const about = { move, path, width };
  const [old, again] = olds;
  const nothing = { ...about, pictures: undefined };
  if (!old || !again || isRefusal(old) || isRefusal(again))
    return { ...nothing, verdict: 'not tried', why: 'the page does not open' };
  const observed = old.seen.get(move.id) ?? [];
  if (observed.length === 0)
    return { ...nothing, verdict: 'not tried', why: 'none of its elements is in sight' };
  const isProof = observed.some(
    ({ items, used }) =>
      items.length > 0 || used.some(({ came, went }) => came.length + went.length > 0),
  );
  if (!isProof) return { ...nothing, verdict: 'not tried', why: 'a press changes nothing' };
  const alone = [...differencesIn(move, old, again), ...differencesIn(move, again, old)];
  for (let time = 1; ; time += 1) {
    const now = await observePage(trying, path, width, [move], [move]);
    const before = time === 1 ? old : await observePage(trying, path, width, [move], []);
    const [difference] = beyond(differencesIn(move, before, now), alone);
    if (!difference) return { ...nothing, verdict: 'as good', why: '' };
    const { verdict, why } = difference;
    if (time === times)
      return { ...about, verdict, why, pictures: picturesOf(move, difference, before, now) };
  }
}

const rank: readonly Outcome['verdict'][] = ['not tried', 'as good', 'worse', 'broken'];

/** Tries each move by itself, on the first page that has it, at both widths. The worse width counts. */
export async function tryMoves(
  trying: Trying,
  moves: readonly Move[],
  say: (line: string) => void,
): Promise<Outcome[]> {
  const pages = new Map<string, Move[]>();
  for (const move of moves) {
    const [path = ''] = move.subjects.keys();
    pages.set(path, [...(pages.get(path) ?? []), move]);
  }
  const jobs = [...pages].flatMap(([path, here]) => widths.map((width) => ({ path, here, width })));
  const olds = await sideBySide(jobs, 3, async ({ path, here, width }) => {
    const first = await observePage(trying, path, width, here, []);
    return [first, await observePage(trying, path, width, here, [])];
  });
  const trials = jobs.flatMap(({ path, here, width }, index) =>
    here.map((move) => ({ move, path, width, old: olds[index] ?? [] })),
  );
  const outcomes = await sideBySide(trials, 3, async ({ move, path, width, old }) => {
    if (width === widths[0]) say(`trying ${move.name} on ${move.label}, ${path}`);
    return tryMove(trying, move, path, width, old);
  });
  return moves.flatMap((move) => {
    const both = outcomes.filter((each) => each.move === move);
    return both.sort((a, b) => rank.indexOf(b.verdict) - rank.indexOf(a.verdict)).slice(0, 1);
  });
}
