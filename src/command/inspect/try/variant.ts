import type { Files } from '../../deploy/build.js';
import { readSelectors, withOwnStyles } from '../../deploy/own-styles.js';
import { type Applied, apply } from '../apply.js';
import type { Move } from '../moves/move.js';
import { blocksOf, emptyPlan, type Plan, tagFor } from '../plan.js';
import type { SiteRecord } from '../record.js';
import type { Looking, Variant } from '../see/browser.js';
import { contentOf } from '../site/bytes.js';

/** All that trials need. */
export interface Trying extends Looking {
  readonly record: SiteRecord;
  /** Our own files. */
  readonly built: Files;
  readonly folder: string;
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
  return [...files].map(
    ([path, content]) => [`${site.prefix}${folder}/${path}`, Buffer.from(content)] as const,
  );
}

/** The site with a plan, as it would be written. */
export function withPlan(trying: Trying, plan: Plan, { texts }: Applied): Variant {
  const replaced = new Map([
    ...(plan.moves.length > 0 ? ourFiles(trying, plan.moves) : []),
    ...[...texts].map(([path, bytes]) => [path, contentOf(bytes)] as const),
  ]);
  return { replaced };
}

/** The site with some moves, of which nothing is cut: the recorder answers the calls on their elements. */
export function withMoves(trying: Trying, path: string, moves: readonly Move[]): Variant {
  const { record, folder } = trying;
  const plan = { ...emptyPlan, moves: moves.map((move) => ({ ...move, call: undefined })) };
  const called = moves.flatMap(({ call, subjects }) =>
    call ? { name: call.name, numbers: subjects.get(path) ?? [] } : [],
  );
  // A call without an element goes with the file that it asks.
  const blocked = blocksOf(plan);
  const stubs = record.files
    .filter(({ path: file }) => blocked.has(file))
    .flatMap(({ defines }) => defines.map((name) => ({ name, numbers: [] })));
  const answered = [...called, ...stubs];
  return { ...withPlan(trying, plan, apply(plan, record, folder)), answered };
}
