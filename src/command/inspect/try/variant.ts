import { type Files, readBuild } from '../../deploy/build.js';
import { readSelectors, withOwnStyles } from '../../deploy/own-styles.js';
import { disk } from '../../deploy/target.js';
import { apply } from '../apply.js';
import { offsetsOf, sourceOf } from '../cut.js';
import type { Move } from '../moves/move.js';
import { plainText } from '../plain/plain.js';
import {
  emptyPlan,
  folderFor,
  goneFiles,
  type Plan,
  plainFile,
  tagFor,
  trialPage,
} from '../plan.js';
import type { SiteRecord } from '../record.js';
import type { Looking, Variant } from '../see/browser.js';
import { contentOf } from '../site/bytes.js';
import { bare } from '../site/site.js';

/** All that trials need. */
export interface Trying extends Looking {
  readonly record: SiteRecord;
  readonly built: Files;
  readonly folder: string;
  /** Whether pictures are wanted of what differs. */
  readonly hasPictures: boolean;
}

/** Reads our own files for the trials. */
export async function tryingFor(
  looking: Looking,
  record: SiteRecord,
  dist: string,
  hasPictures: boolean,
): Promise<Trying> {
  const built = await readBuild(dist, disk);
  const folder = folderFor(record, looking.site.prefix);
  return { ...looking, record, built, folder, hasPictures };
}

const styled = new Map<string | null, Files>();

/** Our files: path → content. The stylesheet follows the presets, as `deploy` writes it, which takes its time. */
function ourFiles({ built, record, folder, site }: Trying, moves: readonly Move[]) {
  const { 'data-preset': preset = null } = Object.fromEntries(tagFor(moves, record));
  const files =
    styled.get(preset) ??
    withOwnStyles(
      built,
      readSelectors({ preset, selectors: null }, () => {}),
    );
  styled.set(preset, files);
  return [...files]
    .filter(([path]) => !/\.(map|br|gz)$/.test(path))
    .map(([path, content]) => [`${site.prefix}${folder}/${path}`, Buffer.from(content)] as const);
}

/** The site with some moves, of which nothing is cut: the recorder answers the calls. */
export function withMoves(trying: Trying, path: string, moves: readonly Move[]): Variant {
  const { record, folder, site } = trying;
  const page = record.pages.get(path);
  if (!page) return { replaced: new Map(), answered: [] };
  const { bytes, shiftAt } = trialPage(page, moves, record, folder);
  const answered = moves.flatMap(({ call }) => {
    if (!call) return [];
    const url = /^https?:/.test(call.file) ? call.file : site.origin + call.file;
    const [offset = 0] = offsetsOf(call, record);
    const shift = sourceOf(call.file, record).page ? shiftAt(offset) : 0;
    return `${call.name} ${bare(url)}:${call.line}:${call.column + shift}`;
  });
  const gone = [...goneFiles({ ...emptyPlan, moves })].map(
    (file) => [file, Buffer.alloc(0)] as const,
  );
  const replaced = new Map([[path, contentOf(bytes)], ...ourFiles(trying, moves), ...gone]);
  return { replaced, answered };
}

/** The site with a whole plan, as it would be written; its elements have their numbers. */
export function withPlan(trying: Trying, plan: Plan, extra: readonly string[]): Variant {
  const { record, folder, site } = trying;
  const { texts } = apply(plan, record, folder, extra, true);
  const replaced = new Map([
    ...(plan.moves.length > 0 ? ourFiles(trying, plan.moves) : []),
    ...[...texts].map(([path, bytes]) => [path, contentOf(bytes)] as const),
  ]);
  if (plan.plain.length > 0) replaced.set(site.prefix + plainFile, contentOf(plainText(plan)));
  return { replaced, answered: [] };
}
