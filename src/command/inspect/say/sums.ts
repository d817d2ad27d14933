import type { Seen } from '../../check/requests/seen.js';
import { knownOf, type Library, saysAtHead } from '../libraries/libraries.js';
import { pathOf } from '../record.js';
import type { Visit } from '../see/visit.js';
import type { Site } from '../site/site.js';
import type { Result } from './result.js';

/** A host that is asked before a visitor has answered. */
export interface AskedHost {
  readonly host: string;
  readonly by: string;
  /** What it is for: the part of docs/consent.md that stops it. */
  readonly kind: Purpose;
  readonly times: number;
}

export type Purpose = 'fonts' | 'maps' | 'films' | 'measuring' | 'library' | 'frame' | 'other';

const purposes: readonly (readonly [Purpose, RegExp])[] = [
  ['fonts', /^fonts\.|typekit|use\.fontawesome|kit\.fontawesome|fonts\.net/],
  ['maps', /maps\.|openstreetmap|mapbox/],
  ['films', /youtube|ytimg|vimeo/],
  [
    'measuring',
    /google-analytics|googletagmanager|matomo|piwik|hotjar|doubleclick|facebook|connect\.|clarity|etracker/,
  ],
  ['library', /cdn|jsdelivr|unpkg|code\.jquery|ajax\.googleapis|bootstrapcdn|cloudflare/],
];

const purposeOf = (host: string, what: string, by: string): Purpose =>
  purposes.find(([, pattern]) =>
    pattern.test(`${host}${what.includes('/maps') ? ' maps.' : ''}`),
  )?.[0] ?? (by.startsWith('frame') ? 'frame' : 'other');

/** Something that is so on some pages: a control that the keyboard does not reach, a fault. */
export interface OnPages {
  readonly label: string;
  readonly pages: readonly string[];
}

function onPages(
  { visits }: Result['record'],
  labelsOf: (visit: Visit) => readonly string[],
): OnPages[] {
  const all = new Map<string, Set<string>>();
  for (const visit of visits)
    for (const label of labelsOf(visit))
      all.set(label, (all.get(label) ?? new Set()).add(visit.path));
  return [...all].map(([label, pages]) => ({ label, pages: [...pages] }));
}

/** A library of the site, with what is publicly known of it. */
export interface OldLibrary {
  readonly library: Library;
  readonly version: string;
  readonly path: string;
  readonly known: readonly string[];
}

/** A place of the site as people know it, without the address at which it was inspected. */
export const placeIn = (place: string, { origin }: Site): string =>
  place.replaceAll(`${origin}/`, '/');

/** What is stored before an answer. */
const isStored = ({ kind }: Seen): boolean =>
  kind === 'cookie' ||
  kind === 'local storage' ||
  kind === 'session storage' ||
  kind === 'database';

/** The sums of a result. */
export function sumsOf({ record, dead, outcomes, stays, whole }: Result) {
  const before = record.visits.flatMap(({ seen }) =>
    seen.filter(({ moment }) => moment === 'before an answer'),
  );
  const hosts = new Map<string, AskedHost>();
  for (const { kind, host, what, by } of before) {
    if (kind !== 'request' && kind !== 'address') continue;
    const known = hosts.get(host);
    hosts.set(
      host,
      known
        ? { ...known, times: known.times + 1 }
        : { host, by: placeIn(by, record.site), kind: purposeOf(host, what, by), times: 1 },
    );
  }
  const stored = [
    ...new Map(before.filter(isStored).map((each) => [`${each.kind} ${each.what}`, each])).values(),
  ];
  const violations = new Map<
    string,
    { rule: string; impact: string; help: string; count: number; elements: readonly string[] }
  >();
  for (const { access } of record.visits) {
    for (const { rule, impact, help, elements } of access.axe ?? []) {
      const known = violations.get(rule);
      const times = (known?.count ?? 0) + elements.length;
      violations.set(rule, {
        rule,
        impact,
        help,
        count: times,
        elements: [...new Set([...(known?.elements ?? []), ...elements])].slice(0, 5),
      });
    }
  }
  const libraries = record.files
    .filter(({ kind }) => kind === 'script')
    .flatMap(({ libraries: names, version: atHead = '', path, bytes }) =>
      names.map((library): OldLibrary => {
        // Of several libraries in one file, the version is that of the one whose head it has.
        const version = names.length === 1 || saysAtHead(library, bytes) ? atHead : '';
        return { library, version, path, known: version === '' ? [] : knownOf(library, version) };
      }),
    );
  return {
    hosts: [...hosts.values()],
    stored: stored.map((each) => ({ ...each, by: placeIn(each.by, record.site) })),
    faults: onPages(record, ({ errors, failed }) => [
      ...errors.map(({ text, at }) => `${text} ${pathOf(at, record.site)}`.trim()),
      ...failed.map((url) => pathOf(url, record.site)).filter((path) => path.startsWith('/')),
    ]),
    unreachable: onPages(record, ({ access }) => access.unreachable.map(({ label }) => label)),
    unseen: onPages(record, ({ access }) => access.unseen.map(({ label }) => label)),
    violations: [...violations.values()],
    hasAxe: record.visits.every(({ access }) => access.axe !== undefined),
    libraries,
    behaviours: outcomes.length + stays.length,
    deadBytes: dead.files.reduce((sum, { file }) => sum + file.compressed, 0),
    before: whole.weights.reduce((sum, each) => sum + each.before, 0),
    after: whole.weights.reduce((sum, each) => sum + each.after, 0),
  };
}
