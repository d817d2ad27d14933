import { about, type Library, libraryOfCall } from '../libraries/libraries.js';
import type { SiteCall, SiteRecord } from '../record.js';
import { elementsOf, filesOf, give, pathsOf, placeOf, versionOf } from './elements.js';
import { attributesFor } from './lightboxes.js';
import type { Move, Stay } from './move.js';

/** What takes over each of Bootstrap's behaviours. */
const ofBootstrap: ReadonlyMap<string, Move['behaviour']> = new Map([
  ['collapse', 'collapse'],
  ['tab', 'tabs'],
  ['pill', 'tabs'],
  ['dropdown', 'dropdown'],
]);

/** The elements that run by attributes alone: kind of attribute → page → their numbers. */
function marksOf(library: Library, { visits }: SiteRecord) {
  const kinds = new Map<string, Map<string, readonly number[]>>();
  for (const { path, facts } of visits)
    for (const mark of facts.marks.filter((each) => each.library === library)) {
      const pages = kinds.get(mark.kind) ?? new Map<string, readonly number[]>();
      kinds.set(
        mark.kind,
        pages.set(path, [...new Set([...(pages.get(path) ?? []), ...mark.numbers])]),
      );
    }
  return kinds;
}

/** What a library runs by attributes: it moves where its file can go as a whole. */
export function markMoves(
  library: Library,
  record: SiteRecord,
  calls: readonly SiteCall[],
): (Move | Stay)[] {
  const [file] = filesOf(library, record);
  const kinds = marksOf(library, record);
  if (!file) return [];
  const isBootstrap = library === 'bootstrap';
  const called = calls.filter(
    (call) => libraryOfCall(call.name) === library && elementsOf(call).length > 0,
  );
  const others = [
    ...[...kinds.keys()].filter((kind) => isBootstrap && !ofBootstrap.has(kind)),
    ...(isBootstrap ? called.map(({ name }) => name) : []),
  ];
  const shared = filesOf(library, record).find(
    ({ libraries, isVendor, isOwn }) =>
      !isVendor || !isOwn || libraries.some((each) => each !== library && each !== 'popper'),
  );
  const isMade = [...kinds.values()].some((pages) =>
    [...pages.values()].flat().some((number) => number < 0),
  );
  const why = [
    others.length > 0 && `its file stays for ${[...new Set(others)].join(', ')}`,
    shared && `its code is in ${shared.path}, which holds other code or is on another host`,
    isMade && 'some of its elements are made by a script',
  ].find((each): each is string => typeof each === 'string');
  return [...kinds].map(([kind, subjects]): Move | Stay => {
    const name = isBootstrap
      ? `data-toggle="${kind}"`
      : ((about[library].marks ?? '').split(',')[0] ?? '');
    const [[path = '', [number = -1] = []] = []] = subjects;
    const tag = record.pages.get(path)?.tags[number];
    const label = [tag?.name, tag?.attributes.get('class')?.split(/\s+/)[0]]
      .filter(Boolean)
      .join('.');
    const common = { ...placeOf({ file: file.path, line: 1, column: 1, name }), library, label };
    const behaviour = isBootstrap ? ofBootstrap.get(kind) : 'lightbox';
    if (behaviour === undefined) return { ...common, why: `ours has nothing for ${kind}` };
    const version = versionOf(library, record);
    const links = { library, version, options: {}, name: '' };
    const given = give(subjects, record, (each, tags) => {
      const link = tags[each];
      return [each, link && !isBootstrap ? attributesFor(link, links) : []];
    });
    if (why !== undefined || typeof given === 'string')
      return { ...common, why: String(why ?? given) };
    return {
      ...{
        ...common,
        behaviour,
        subjects,
        given,
        call: undefined,
        lost: [],
        css: [],
        group: library,
      },
      ...{
        preset: isBootstrap ? `bootstrap-${version}` : undefined,
        blocks: pathsOf(library, record),
      },
    };
  });
}
