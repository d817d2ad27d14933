import type { Browser } from 'playwright-core';
import type { Gathered } from '../scan/gather.js';
import type { Input } from '../scan/inputs.js';
import type { IsolatedScanner } from '../scan/isolated.js';
import type { PlannedMove } from '../scan/move.js';
import type { Plan } from '../scan/plan.js';
import type { Counts } from '../scan/report.js';
import { planned } from '../scan/scan.js';
import { isMark, keyOf, selectorOf } from '../scan/settle.js';
import { apply, htmlOf, typeOf } from './apply.js';
import { compare, type Finding } from './compare.js';
import { type Site, serve } from './server.js';
import { type Trial, type Visit, visitor } from './visit.js';

/** The widths (px) at which a site is tried. */
export const widths = [390, 1280] as const;

/** What is tried, and with what. */
export interface Subject {
  readonly site: Site;
  readonly gathered: Gathered;
  readonly counts: Counts;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly scanner: IsolatedScanner;
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

/** What a page weighs at load (bytes of script, compressed), before and after. */
export interface Weight {
  readonly page: string;
  readonly before: number;
  readonly after: number;
}

/** Something that was found on a page at a width. */
export interface Found extends Finding {
  readonly page: string;
  readonly width: number;
}

/** The result of a trial. */
export interface Result {
  readonly plan: Plan;
  /** The files that change, with their text after the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** What holds in the end. */
  readonly findings: readonly Found[];
  /** What was taken back, with what was found. */
  readonly taken: readonly (Found & { readonly move: PlannedMove })[];
  readonly weights: readonly Weight[];
  readonly refused: readonly { readonly page: string; readonly why: string }[];
  readonly late: number;
}

/** How often a plan is tried at most. */
const mostRounds = 8;

/** How much more (bytes) a page may load, which is less than the entry varies from build to build. */
const tolerance = 1024;

const goingOf = ({ moves }: Plan): PlannedMove[] =>
  moves.filter(({ fate }) => fate === 'unchanged');

/** Whether elements of a move are on a page. */
function isOn(move: PlannedMove, page: string, { counts, gathered }: Subject): boolean {
  if (isMark(move)) {
    const read = gathered.pages.find(({ name }) => name === page);
    return (
      read?.facts.marks.some(
        ({ library, what }) => library === move.library && what === move.what,
      ) ?? false
    );
  }
  const found = counts.get(move.selector ?? '')?.find((each) => each.page === page);
  return (found?.count ?? 0) > 0;
}

const trialsOn = (moves: readonly PlannedMove[], page: string, subject: Subject): Trial[] =>
  moves.flatMap((move) => {
    const selector = selectorOf(move);
    return move.behaviour && selector !== undefined && isOn(move, page, subject)
      ? { key: keyOf(move), behaviour: move.behaviour, selector }
      : [];
  });

/** The pages that together have the most moves. */
function pagesFor(moves: readonly PlannedMove[], subject: Subject): string[] {
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
function blamed(
  moves: readonly PlannedMove[],
  old: Visit,
  now: Visit,
  page: string,
  subject: Subject,
) {
  const here = moves.filter((move) => isOn(move, page, subject));
  const known = new Set(old.errors.map(({ text }) => text));
  const fresh = now.errors.filter(({ text }) => !known.has(text));
  const isIn = (move: PlannedMove): boolean =>
    fresh.some(({ at }) =>
      move.spans?.some(({ script }) => {
        const path = subject.pathOf(script.split('#', 1)[0] ?? '');
        return at !== '' && at.split('?')[0] === path.split('?')[0];
      }),
    );
  const own = here.filter(isIn);
  return own.length > 0 ? own : here;
}

/**
 * Tries a plan, takes back what is not as good, and tries what is left, until it holds.
 */
export async function tryPlan(subject: Subject): Promise<Result> {
  const { gathered, counts, scanner, inputs, base, version, dist, site, progress } = subject;
  const kept = new Map(subject.kept);
  const taken: (Found & { move: PlannedMove })[] = [];
  const visit = visitor(subject.browser, subject.out);
  const content = [version, gathered.scripts.map(({ text }) => text), gathered.styles];
  const first = goingOf((await planned(gathered, counts, scanner, kept)).plan);
  const pages = pagesFor(first, subject);
  const htmls = new Map(gathered.pages.map((page) => [page.name, htmlOf(page)]));
  let isLight = false;
  const oldServer = await serve(site, dist, new Map());
  try {
    for (let round = 1; ; round += 1) {
      const { plan: made, rest } = await planned(gathered, counts, scanner, kept);
      const tag = subject.tag ?? made.tag;
      const engine = isLight ? [['data-jquery', 'none'] as const] : [];
      const plan = { ...made, tag: [...tag, ...engine] };
      const going = goingOf(plan);
      const isTouched = (page: string): boolean => going.some((move) => isOn(move, page, subject));
      const { texts } = await apply(
        ...([gathered, plan, rest, inputs, isTouched, plan.css, scanner, base] as const),
      );
      const replaced = new Map(
        [...texts].map(([name, text]) => [subject.pathOf(name), { text, type: typeOf(name) }]),
      );
      const newServer = await serve(site, dist, replaced);
      const findings: Found[] = [];
      const weights: Weight[] = [];
      const refused = new Map<string, string>();
      const heavy: { move: PlannedMove; found: Found }[] = [];
      const wrong = new Map<string, Found>();
      let late = 0;
      try {
        for (const [index, page] of pages.entries()) {
          if (!isTouched(page)) continue;
          for (const width of widths) {
            const path = subject.pathOf(page);
            progress(`round ${round}, page ${index + 1} of ${pages.length}, ${width} px: ${path}`);
            const of = (moves: readonly PlannedMove[]) => trialsOn(moves, page, subject);
            const [old, now] = await Promise.all([
              visit(oldServer.origin + path, width, of(first), ['old', content, htmls.get(page)]),
              visit(newServer.origin + path, width, of(going), [
                'new',
                content,
                [...texts],
                plan.tag,
              ]),
            ]);
            if (old.refusal !== undefined) {
              refused.set(page, old.refusal);
              continue;
            }
            const isGoing = new Set(going.map(keyOf));
            const tries = old.tries.filter(({ key }) => isGoing.has(key));
            late += now.late;
            const found = compare({ ...old, tries }, now).map((each) => ({ ...each, page, width }));
            findings.push(...found);
            for (const each of found) {
              if (each.verdict === 'as good') continue;
              if (each.key !== undefined) wrong.set(each.key, each);
              else if (each.verdict === 'broken')
                for (const move of blamed(going, old, now, page, subject))
                  if (!wrong.has(keyOf(move))) wrong.set(keyOf(move), each);
            }
            weights.push({ page, before: old.weight, after: now.weight });
            const more = now.weight - old.weight;
            if (now.refusal !== undefined || more <= tolerance) continue;
            const why = `the page would load ${Math.ceil(more / 1024)} KiB more`;
            const pictures = [undefined, undefined] as const;
            for (const move of going.filter((each) => isOn(each, page, subject))) {
              const found = {
                key: keyOf(move),
                verdict: 'worse' as const,
                why,
                pictures,
                page,
                width,
              };
              heavy.push({ move, found });
            }
          }
        }
      } finally {
        await newServer.close();
      }
      const bad = going.flatMap((move) => {
        const found = wrong.get(keyOf(move));
        return found ? [{ ...found, move }] : [];
      });
      // What a page loads is judged once everything else holds.
      const tooHeavy = subject.mayBeHeavier ? [] : heavy;
      const isBySliders = going.some(({ slider }) => slider) && !subject.tag && !isLight;
      if (bad.length === 0 && tooHeavy.length > 0 && isBySliders) {
        // The light engine is tried first: jQuery is there, but slick is not a part of it.
        isLight = true;
        continue;
      }
      // What leaves its library on the page adds to it; only then does the rest count.
      const adding = tooHeavy.filter(({ move }) =>
        plan.files.some(
          ({ library, stays }) => library === move.library && library !== 'jquery' && stays,
        ),
      );
      const weighing = adding.length > 0 ? adding : tooHeavy;
      const back = bad.length > 0 ? bad : weighing.map(({ move, found }) => ({ ...found, move }));
      if (back.length === 0 || round === mostRounds) {
        const refusals = [...refused].map(([page, why]) => ({ page, why }));
        return { plan, texts, findings, taken, weights, refused: refusals, late };
      }
      for (const each of back) {
        const key = keyOf(each.move);
        if (kept.has(key)) continue;
        kept.set(key, `${each.verdict} when it was tried: ${each.why}`);
        taken.push(each);
      }
    }
  } finally {
    await oldServer.close();
  }
}
