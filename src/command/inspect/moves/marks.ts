import { grouped } from '../../lists.js';
import { about } from '../libraries/libraries.js';
import type { SiteRecord } from '../record.js';
import { lightboxPart } from './lightboxes.js';
import {
  elementsOf,
  filesOf,
  give,
  type Move,
  moveOr,
  type Stay,
  Staying,
  subjectsOf,
} from './move.js';

/** What takes over each of Bootstrap's behaviours. */
const ofBootstrap: ReadonlyMap<string, Move['behaviour']> = new Map([
  ['collapse', 'collapse'],
  ['tab', 'tabs'],
  ['pill', 'tabs'],
  ['dropdown', 'dropdown'],
]);

/** What becomes of what a library runs by attributes. */
export function markMoves(
  library: 'bootstrap' | 'fancybox' | 'lightbox2',
  record: SiteRecord,
): (Move | Stay)[] {
  const { paths: blocks, version } = filesOf(library, record);
  const [file] = blocks;
  if (file === undefined) return [];
  const marks = record.visits.flatMap(({ path, facts }) =>
    facts.marks.filter((mark) => mark.library === library).map((mark) => ({ ...mark, path })),
  );
  return [...grouped(marks, ({ kind }) => kind)].map(([kind, sights]) => {
    const isBootstrap = library === 'bootstrap';
    const [mark = ''] = (about[library].marks ?? '').split(',');
    const name = isBootstrap ? `data-toggle="${kind}"` : mark;
    const subjects = subjectsOf({ sights });
    const label = elementsOf({ sights })[0]?.label ?? '';
    const running = { file, line: 1, column: 1, name, library, label };
    return moveOr(running, subjects, undefined, () => {
      if (!isBootstrap) return lightboxPart(subjects, library, {}, '', record);
      const behaviour = ofBootstrap.get(kind);
      if (behaviour === undefined) throw new Staying(`ours has nothing for ${kind}`);
      const given = give(subjects, record, (each) => [each, []]);
      return { behaviour, given, group: library, preset: `bootstrap-${version}`, blocks };
    });
  });
}
