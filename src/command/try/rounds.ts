import { type Files, readBuild } from '../deploy/build.js';
import { readSelectors, stylesheet, withOwnStyles } from '../deploy/own-styles.js';
import { disk } from '../deploy/target.js';
import type { Gathered } from '../scan/gather.js';
import type { Plan } from '../scan/plan.js';
import { planned } from '../scan/scan.js';
import { keyOf } from '../scan/settle.js';
import { apply, typeOf } from './apply.js';
import { goingOf, tryRound } from './round.js';
import { ownPath, serve } from './server.js';
import { isOn, pagesFor, type Subject } from './subject.js';
import { visitor } from './visit.js';
import { type Against, asUsed, excessOf, type Found, heaviest, type Weight } from './weight.js';

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

/** Our stylesheet as it is deployed for a plan's tag, so that no code follows its selectors. */
function stylesFor(built: Files, { tag }: Plan): string {
  const { 'data-preset': preset = null, 'data-selectors': selectors = null } =
    Object.fromEntries(tag);
  const own = withOwnStyles(
    built,
    readSelectors({ preset, selectors }, () => {}),
  );
  return new TextDecoder().decode(own.get(stylesheet));
}

/**
 * Tries a plan, takes back what is not as good, and tries what is left, until it holds.
 */
export async function tryPlan(subject: Subject): Promise<Result> {
  const { gathered, counts, scanner, inputs, base, dist, site } = subject;
  const visit = visitor(subject.browser, subject.out);
  const built = await readBuild(dist, disk);
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
  const refused = new Map<string, string>();
  let isLight = false;
  let isWeighing = false;
  const oldServer = await serve(site, dist, new Map());

  /** Makes the plan that keeps some moves as they are, and looks at what it does to the pages. */
  async function look(number: number, keeping: ReadonlyMap<string, string>, isWeighing: boolean) {
    const { plan: made, rest } = await planned(gathered, counts, scanner, keeping);
    const hasSliders = goingOf(made).some(({ slider }) => slider);
    const engine = isLight && hasSliders ? [['data-jquery', 'none'] as const] : [];
    const plan = { ...made, tag: [...(subject.tag ?? made.tag), ...engine] };
    const going = goingOf(plan);
    const isTouched = (page: string): boolean => going.some((move) => isOn(move, page, subject));
    const applied = (to: Gathered): Promise<ReadonlyMap<string, string>> =>
      apply(to, plan, rest, inputs, isTouched, scanner, base);
    const texts = await applied(tried);
    const replaced = new Map(
      [...texts].map(([name, text]) => [subject.pathOf(name), { text, type: typeOf(name) }]),
    );
    replaced.set(ownPath + stylesheet, { text: stylesFor(built, plan), type: 'text/css' });
    const newServer = await serve(site, dist, replaced);
    const origins = { oldOrigin: oldServer.origin, newOrigin: newServer.origin };
    const round = { number, plan, texts, isWeighing, ...origins };
    const seen = await tryRound(subject, visit, first, pages, round).finally(() =>
      newServer.close(),
    );
    return { plan, going, hasSliders, seen, applied };
  }

  try {
    for (let number = 1; ; number += 1) {
      const { plan, going, hasSliders, seen, applied } = await look(number, kept, isWeighing);
      const { findings, weights, wrong, late } = seen;
      for (const [page, why] of seen.refused) refused.set(page, why);
      for (const { key, verdict } of findings)
        if (key !== undefined && verdict === 'as good') good.add(key);
      const bad = going.flatMap((move) => {
        const found = wrong.get(keyOf(move));
        return found ? [{ ...found, move }] : [];
      });
      // What a page loads is judged once everything else holds.
      const heavy = subject.mayBeHeavier || bad.length > 0 ? [] : seen.heavy;
      const wasWeighing = isWeighing;
      // A plan that has changed is weighed before it is used again, since that takes no use.
      isWeighing = bad.length + heavy.length > 0 && !subject.mayBeHeavier;
      if (wasWeighing && !isWeighing && going.length > 0) continue;
      if (heavy.length > 0 && hasSliders && !subject.tag && !isLight) {
        // The light engine is tried first: jQuery is there, but slick is not a part of it.
        isLight = true;
        continue;
      }
      const excess = async (without: readonly Against[]): Promise<number> => {
        const keeping = new Map([
          ...kept,
          ...without.map(({ move }) => [keyOf(move), ''] as const),
        ]);
        return excessOf((await look(number, keeping, true)).seen.weights);
      };
      const back = bad.length > 0 ? bad : await heaviest(heavy, excess);
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
