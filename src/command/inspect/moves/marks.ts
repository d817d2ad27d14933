import { about, type Library, libraryOfCall } from '../libraries/libraries.js';
import type { SiteCall, SiteRecord } from '../record.js';
import { attributesFor } from './lightboxes.js';
import {
  byPage,
  classesOf,
  elementsOf,
  filesOf,
  give,
  type Move,
  moveOr,
  type Stay,
  Staying,
} from './move.js';

/** What takes over each of Bootstrap's behaviours. */
const ofBootstrap: ReadonlyMap<string, Move['behaviour']> = new Map([
  ['collapse', 'collapse'],
  ['tab', 'tabs'],
  ['pill', 'tabs'],
  ['dropdown', 'dropdown'],
]);

/** What a library runs by attributes: it moves where its file can go as a whole. */
export function markMoves(
  library: Library,
  record: SiteRecord,
  calls: readonly SiteCall[],
): (Move | Stay)[] {
  const { files, paths, version } = filesOf(library, record);
  const [file] = files;
  if (!file) return [];
  const marks = record.visits.flatMap(({ path, facts }) =>
    facts.marks.filter((mark) => mark.library === library).map((mark) => ({ ...mark, path })),
  );
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  const isBootstrap = library === 'bootstrap';
  const called = calls.filter(
    (call) => libraryOfCall(call.name) === library && elementsOf(call).length > 0,
  );
  const others = isBootstrap
    ? [...kinds.filter((kind) => !ofBootstrap.has(kind)), ...called.map(({ name }) => name)]
    : [];
  const shared = files.find(
    ({ libraries, isVendor, isOwn }) =>
      !isVendor || !isOwn || libraries.some((each) => each !== library && each !== 'popper'),
  );
  const isMade = marks.some(({ numbers }) => numbers.some((number) => number < 0));
  const why = [
    others.length > 0 && `its file stays for ${[...new Set(others)].join(', ')}`,
    shared && `its code is in ${shared.path}, which holds other code or is on another host`,
    isMade && 'some of its elements are made by a script',
  ].find((each): each is string => typeof each === 'string');
  return kinds.map((kind) => {
    const name = isBootstrap
      ? `data-toggle="${kind}"`
      : ((about[library].marks ?? '').split(',')[0] ?? '');
    const subjects = byPage(marks.filter((mark) => mark.kind === kind));
    const [[path = '', [number = -1] = []] = []] = subjects;
    const tag = record.pages.get(path)?.tags[number];
    const label = [tag?.name, classesOf(tag)[0]].filter(Boolean).join('.');
    const running = { file: file.path, line: 1, column: 1, name, library, label };
    return moveOr(running, subjects, undefined, () => {
      const behaviour = isBootstrap ? ofBootstrap.get(kind) : 'lightbox';
      if (behaviour === undefined) throw new Staying(`ours has nothing for ${kind}`);
      if (why !== undefined) throw new Staying(why);
      return {
        behaviour,
        given: give(subjects, record, (each, tags) => {
          const link = isBootstrap ? undefined : tags[each];
          return [each, link ? attributesFor(link, library, version) : []];
        }),
        group: library,
        preset: isBootstrap ? `bootstrap-${version}` : undefined,
        blocks: paths,
      };
    });
  });
}
