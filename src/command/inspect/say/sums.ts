import { isToOthers, type Seen } from '../../check/requests/seen.js';
import { grouped, once } from '../../lists.js';
import type { Result } from '../inspect.js';
import { knownOf, saysAtHead } from '../libraries/libraries.js';
import { idOf, type Move } from '../moves/move.js';
import { blocksOf } from '../plan.js';
import { pathOf } from '../record.js';
import type { Visit } from '../see/visit.js';
import type { Site } from '../site/site.js';
import purposes from './purposes.json' with { type: 'json' };

const kinds = ['fonts', 'maps', 'films', 'measuring', 'library'] as const;

/** What a host is asked for: the part of docs/consent.md that stops it. */
function purposeOf({ host, what, by }: Seen): (typeof kinds)[number] | 'frame' | 'other' {
  const asked = `${host}${what.includes('/maps') ? ' maps.' : ''}`;
  const kind = kinds.find((each) => new RegExp(purposes[each]).test(asked));
  return kind ?? (by.startsWith('frame') ? 'frame' : 'other');
}

/** Something that is so on some pages: a control that the keyboard does not reach, a fault. */
export interface OnPages {
  readonly label: string;
  readonly pages: readonly string[];
}

const onPages = (
  { visits }: Result['record'],
  labelsOf: (visit: Visit) => readonly string[],
): OnPages[] => {
  const all = visits.flatMap((visit) =>
    labelsOf(visit).map((label) => ({ label, path: visit.path })),
  );
  return [...grouped(all, ({ label }) => label)].map(([label, each]) => ({
    ...{ label, pages: [...new Set(each.map(({ path }) => path))] },
  }));
};

/** A location on the site as people know it, without the address at which it was inspected. */
export const onSite = (location: string, { origin }: Site): string =>
  location.replaceAll(`${origin}/`, '/');

/** Why a move that is as good is not in the plan: for its own sake, or for that of one without which it does not go. */
function heldBy(move: Move, { outcomes, whole }: Result): string {
  const whyOf = ({ id }: Move): string | undefined =>
    whole.applied.unsure.some((call) => idOf(call) === id)
      ? 'its call must be cut by hand'
      : whole.back.find(({ ids }) => ids.includes(id))?.why;
  const mates = outcomes.filter((each) => each.move.group === move.group);
  const other = mates.find((each) => each.verdict !== 'as good' || whyOf(each.move))?.move;
  return whyOf(move) ?? `goes only together with ${other?.name} ${other?.label}`;
}

/** The stylesheets of moved libraries that stay, and why. */
function stylesThatStay({ record, whole }: Result, gone: readonly string[]) {
  const libraries = new Set(whole.plan.moves.map(({ library }) => library));
  const stay = record.files.filter(
    (file) => !gone.includes(file.path) && file.libraries.some((each) => libraries.has(each)),
  );
  const script = stay.find(({ kind }) => kind === 'script');
  return stay
    .filter(({ kind }) => kind === 'style')
    .map(({ path, compressed }) => {
      const back = whole.back.find(({ ids }) => ids.includes(path));
      const why = script ? `its script ${script.path} stays` : 'no line of a page names it';
      return { path, compressed, why: back?.why ?? why };
    });
}

/** The sums of a result. */
export function sumsOf(result: Result) {
  const { record, dead, outcomes, stays, plain, whole } = result;
  const { moves, plain: written } = whole.plan;
  const { visits, site } = record;
  const before = visits
    .flatMap(({ seen }) => seen.filter(({ moment }) => moment === 'before an answer'))
    .map((each) => ({ ...each, by: onSite(each.by, site) }));
  // Who asked a host first counts.
  const asked = once(before.filter(isToOthers).toReversed(), ({ host }) => host).toReversed();
  const gone = [
    ...new Set([...blocksOf(whole.plan), ...whole.useless.map(({ file }) => file.path)]),
  ];
  const broken = visits.flatMap(({ access }) => access.axe ?? []);
  return {
    /** The hosts that are asked before a visitor has answered. */
    hosts: asked.map((each) => ({ host: each.host, by: each.by, kind: purposeOf(each) })),
    stored: once(
      before.filter((each) => !isToOthers(each)),
      ({ kind, what }) => `${kind} ${what}`,
    ),
    // Which comes first differs from run to run.
    faults: onPages(record, ({ errors, failed }) => [
      ...errors.map(({ text, at }) => `${text} ${pathOf(at, site)}`.trim()),
      ...failed.map((url) => pathOf(url, site)).filter((path) => path.startsWith('/')),
    ]).sort((a, b) => a.label.localeCompare(b.label, 'en')),
    unreachable: onPages(record, ({ access }) => access.unreachable.map(({ label }) => label)),
    unseen: onPages(record, ({ access }) => access.unseen.map(({ label }) => label)),
    violations: [...grouped(broken, ({ rule }) => rule).values()].map((all) => {
      const elements = all.flatMap((each) => each.elements);
      const examples = [...new Set(elements)].slice(0, 5);
      return { rule: '', help: '', ...all[0], count: elements.length, elements: examples };
    }),
    hasAxe: visits.every(({ access }) => access.axe !== undefined),
    libraries: record.files
      .filter(({ kind }) => kind === 'script')
      .flatMap(({ libraries, version: atHead = '', path, bytes }) =>
        libraries.map((library) => {
          // Of several libraries in one file, the version is that of the one whose head it has.
          const version = libraries.length === 1 || saysAtHead(library, bytes) ? atHead : '';
          return { library, version, path, known: version === '' ? [] : knownOf(library, version) };
        }),
      ),
    behaviours: outcomes.length + stays.length,
    moves: outcomes.map((each) => {
      const isInPlan = moves.some(({ id }) => id === each.move.id);
      const isHeld = !isInPlan && each.verdict === 'as good';
      const why = isHeld ? heldBy(each.move, result) : each.why;
      return { ...each.move, ...each, why, isInPlan };
    }),
    plain: plain.parts.map((part) => ({
      ...part,
      isInPlan: written.some(({ file, start }) => file === part.file && start === part.start),
    })),
    deadBytes: dead.files.reduce((sum, { file }) => sum + file.compressed, 0),
    /** The files that go with the plan. */
    gone,
    styles: stylesThatStay(result, gone),
    before: whole.weights.reduce((sum, each) => sum + each.before, 0),
    after: whole.weights.reduce((sum, each) => sum + each.after, 0),
  };
}
