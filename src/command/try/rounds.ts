import type { Gathered } from '../scan/gather.js';
import type { PlannedMove } from '../scan/move.js';
import type { Plan } from '../scan/plan.js';
import { planned } from '../scan/scan.js';
import { keyOf } from '../scan/settle.js';
import { apply, htmlOf, typeOf } from './apply.js';
import { compare } from './compare.js';
import { missedBefore, serve } from './server.js';
import { answering, blamed, isOn, pagesFor, type Subject, trialsOn } from './subject.js';
import { visitor } from './visit.js';
import { type Against, asUsed, type Found, heaviest } from './weight.js';

/** The widths (px) at which a site is tried. */
const widths = [390, 1280] as const;

/** What a page weighs at load (bytes of scripts and styles, compressed), before and after. */
interface Weight {
  readonly page: string;
  readonly before: number;
  readonly after: number;
}

/** The result of a trial. */
export interface Result {
  readonly plan: Plan;
  /** The files that change, with their text after the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** What holds in the end. */
  readonly findings: readonly Found[];
  /** What was taken back, with what was found. */
  readonly taken: readonly Against[];
  readonly weights: readonly Weight[];
  readonly refused: readonly { readonly page: string; readonly why: string }[];
  readonly late: number;
}

/** How often a plan is tried or weighed at most. */
const mostRounds = 12;

/** How much more (bytes) a page may load, which is less than the entry varies from build to build. */
const tolerance = 1024;

const goingOf = ({ moves }: Plan): PlannedMove[] =>
  moves.filter(({ fate }) => fate === 'unchanged');

/** A plan as it is tried in one round, and the servers of the site before and after it. */
interface Round {
  readonly number: number;
  readonly plan: Plan;
  readonly texts: ReadonlyMap<string, string>;
  readonly oldOrigin: string;
  readonly newOrigin: string;
  /** Whether only what the pages load is asked, which takes no use of them. */
  readonly isWeighing: boolean;
}

/** Uses the pages before and after a plan, side by side, and compares. */
async function tryRound(
  subject: Subject,
  first: readonly PlannedMove[],
  pages: readonly string[],
  { number, plan, texts, oldOrigin, newOrigin, isWeighing }: Round,
) {
  const { gathered, version, progress } = subject;
  const visit = visitor(subject.browser, subject.out);
  const content = [version, gathered.scripts.map(({ text }) => text), gathered.styles];
  const htmls = new Map(gathered.pages.map((page) => [page.name, htmlOf(page)]));
  const going = goingOf(plan);
  const findings: Found[] = [];
  const weights: Weight[] = [];
  const refused = new Map<string, string>();
  /** The key of a move → what speaks against it. */
  const wrong = new Map<string, Found>();
  /** The moves on pages that load more than before. */
  const heavy: Against[] = [];
  let late = 0;
  // What changes on a page is its own text, and the scripts of the site.
  const isPage = new Set(gathered.pages.map(({ name }) => name));
  const known = new Set<string>();
  const scripts = [...texts].filter(([name]) => !isPage.has(name));
  const loads = new Map(gathered.pages.map((page) => [page.name, page.loads]));
  for (const [index, page] of pages.entries()) {
    const here = going.filter((move) => isOn(move, page, subject));
    if (here.length === 0) continue;
    const path = subject.pathOf(page);
    const before = ['old', content, htmls.get(page)];
    const loaded = scripts.filter(([name]) => loads.get(page)?.includes(name));
    const after = ['new', content, texts.get(page), loaded];
    const usedBefore = trialsOn(first, page, subject, known);
    // In a further round one element of each shows whether it still works.
    const again = number > 1 ? new Set(going.map(keyOf)) : known;
    const used = isWeighing ? [] : trialsOn(going, page, subject, again);
    for (const { key } of usedBefore) known.add(key);
    progress(`round ${number}, page ${index + 1} of ${pages.length}: ${path}`);
    // A page mostly waits, so both widths and both sites are looked at together.
    const seen = await Promise.all(
      widths.map(async (width) => {
        const [old, now] = await Promise.all([
          visit(oldOrigin + path, width, usedBefore, before),
          visit(newOrigin + path, width, used, after),
        ]);
        if (isWeighing || old.refusal !== undefined) return { width, old, now, compared: [] };
        const tries = used.flatMap(({ key, most }) =>
          old.tries.filter((each) => each.key === key).slice(0, most),
        );
        const failed = [...old.failed, ...(await missedBefore(now.failed, oldOrigin))];
        const all = { ...old, tries, failed };
        const first = compare(all, now);
        if (first.every(({ verdict }) => verdict === 'as good'))
          return { width, old, now, compared: first };
        // What moves by itself may have moved in one of the two just then; what loads late may not have been there.
        const isOfPage = first.some(({ key, verdict }) => !key && verdict === 'worse');
        const [later, laterNow] = await Promise.all([
          visit(oldOrigin + path, width, 'watch', before),
          isOfPage ? visit(newOrigin + path, width, 'watch', after) : undefined,
        ]);
        return { width, old, now, compared: compare(all, now, { old: later, now: laterNow }) };
      }),
    );
    const ofPage: Found[] = [];
    for (const { width, old, now, compared } of seen) {
      if (old.refusal !== undefined) {
        refused.set(page, old.refusal);
        continue;
      }
      late += now.late;
      for (const each of compared) {
        const found: Found = { ...each, page, width };
        findings.push(found);
        if (found.verdict === 'as good') continue;
        if (found.key !== undefined) wrong.set(found.key, found);
        else if (found.verdict === 'broken') {
          for (const move of blamed(going, old, now, page, subject)) {
            if (!wrong.has(keyOf(move))) wrong.set(keyOf(move), found);
          }
        } else ofPage.push(found);
      }
      weights.push({ page, before: old.weight, after: now.weight });
      const more = now.weight - old.weight;
      if (now.refusal !== undefined || more <= tolerance) continue;
      const why = `the page would load ${Math.ceil(more / 1024)} KiB more`;
      for (const move of here) {
        const pictures = [undefined, undefined] as const;
        heavy.push({ key: keyOf(move), verdict: 'heavier', why, pictures, page, width, move });
      }
    }
    // What is wrong by itself may be all that the page is worse for.
    if (here.some((move) => wrong.has(keyOf(move)))) continue;
    for (const found of ofPage)
      for (const move of answering(found, here))
        if (!wrong.has(keyOf(move))) wrong.set(keyOf(move), found);
  }
  return { findings, weights, refused, wrong, heavy, late };
}

/**
 * Tries a plan, takes back what is not as good, and tries what is left, until it holds.
 */
export async function tryPlan(subject: Subject): Promise<Result> {
  const { gathered, counts, scanner, inputs, base, dist, site } = subject;
  const kept = new Map(subject.kept);
  const taken: Against[] = [];
  /** The moves that were as good in some use. */
  const good = new Set<string>();
  const whole = (await planned(gathered, counts, scanner, kept)).plan;
  // Nobody has written the other markup yet, so the old script goes on doing it.
  for (const move of whole.moves)
    if (move.fate === 'markup') kept.set(keyOf(move), `needs other markup: ${move.says}`);
  const first = goingOf((await planned(gathered, counts, scanner, kept)).plan);
  const pages = pagesFor(first, subject);
  const tried = { ...gathered, pages: gathered.pages.filter(({ name }) => pages.includes(name)) };
  let isLight = false;
  let isWeighing = false;
  const oldServer = await serve(site, dist, new Map());
  try {
    for (let number = 1; ; number += 1) {
      const { plan: made, rest } = await planned(gathered, counts, scanner, kept);
      const hasSliders = goingOf(made).some(({ slider }) => slider);
      const engine = isLight && hasSliders ? [['data-jquery', 'none'] as const] : [];
      const plan = { ...made, tag: [...(subject.tag ?? made.tag), ...engine] };
      const going = goingOf(plan);
      const isTouched = (page: string): boolean => going.some((move) => isOn(move, page, subject));
      const applied = (to: Gathered): Promise<ReadonlyMap<string, string>> =>
        apply(to, plan, rest, inputs, isTouched, plan.css, scanner, base);
      const texts = await applied(tried);
      const replaced = new Map(
        [...texts].map(([name, text]) => [subject.pathOf(name), { text, type: typeOf(name) }]),
      );
      const newServer = await serve(site, dist, replaced);
      const origins = { oldOrigin: oldServer.origin, newOrigin: newServer.origin };
      const seen: Awaited<ReturnType<typeof tryRound>> = await tryRound(subject, first, pages, {
        number,
        plan,
        texts,
        isWeighing,
        ...origins,
      }).finally(() => newServer.close());
      const { findings, weights, refused, wrong, late } = seen;
      for (const { key, verdict } of findings)
        if (key !== undefined && verdict === 'as good') good.add(key);
      const bad = going.flatMap((move) => {
        const found = wrong.get(keyOf(move));
        return found ? [{ ...found, move }] : [];
      });
      // What a page loads is judged once everything else holds.
      const heavy = subject.mayBeHeavier ? [] : seen.heavy;
      const back = bad.length > 0 ? bad : heaviest(heavy, plan, gathered.scripts);
      const wasWeighing = isWeighing;
      // A plan that has changed is weighed before it is used again, since that takes no use.
      isWeighing = back.length > 0 && !subject.mayBeHeavier;
      if (wasWeighing && back.length === 0 && going.length > 0) continue;
      if (bad.length === 0 && heavy.length > 0 && hasSliders && !subject.tag && !isLight) {
        // The light engine is tried first: jQuery is there, but slick is not a part of it.
        isLight = true;
        continue;
      }
      if (back.length === 0) {
        const refusals = [...refused].map(([page, why]) => ({ page, why }));
        const all = { plan, texts: await applied(gathered) };
        return { ...all, findings, taken, weights, refused: refusals, late };
      }
      const [reason] = back;
      const ended = `did not hold in ${mostRounds} rounds`;
      // What does not hold in the end is in no plan.
      const all =
        number < mostRounds || !reason
          ? back
          : going.map((move) => ({ ...reason, why: ended, move }));
      for (const each of all) {
        const key = keyOf(each.move);
        if (kept.has(key)) continue;
        const told = asUsed(each, good);
        kept.set(key, `${told.verdict} when it was tried: ${told.why}`);
        taken.push(told);
      }
    }
  } finally {
    await oldServer.close();
  }
}
