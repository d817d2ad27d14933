import type { Found } from './folder.js';
import { inOrder } from './paths.js';
import {
  completed,
  type Deployment,
  type DeployRecord,
  filesGone,
  pruned,
  withDeployment,
} from './record.js';

/** The files of an earlier version that stay for some time, `until` in ms since 1970. */
export interface Kept {
  readonly version: string;
  readonly files: readonly string[];
  readonly until: number;
}

/** Everything that a deployment will do, decided before it writes the first file. */
export interface Plan {
  readonly deployment: Deployment;
  /** The files to write, in this order. */
  readonly writes: readonly string[];
  /** The files that are not in the folder yet. */
  readonly absent: readonly string[];
  /** How many files are already in the folder, with the right content. */
  readonly unchanged: number;
  readonly removes: readonly string[];
  readonly drafts: readonly string[];
  readonly kept: readonly Kept[];
  /** The record that is written before the first file. */
  readonly record: DeployRecord;
}

/** The deployment that is asked for. Times are in ms. */
export interface Wish {
  readonly version: string;
  readonly paths: readonly string[];
  readonly now: number;
  readonly keep: number;
}

/** The files that only earlier versions have, grouped by the last version that had them. */
function keptIn(record: DeployRecord, keep: number): readonly Kept[] {
  const later = new Set(record.at(-1)?.files);
  const kept: Kept[] = [];
  for (const { version, files, replaced } of record.slice(0, -1).reverse()) {
    const own = files.filter((path) => !later.has(path));
    for (const path of own) later.add(path);
    if (own.length > 0 && replaced !== undefined) {
      kept.push({ version, files: own, until: replaced + keep });
    }
  }
  return kept;
}

/** Decides what a deployment does. */
export function plan({ version, paths, now, keep }: Wish, found: Found): Plan {
  const deployment = { version, started: now, replaced: undefined, files: [...paths].sort() };
  const record = withDeployment(found.record, deployment);
  const done = completed(record, now);
  const remaining = pruned(done, now, keep);
  const writes = inOrder([...found.absent, ...found.changed]);
  return {
    deployment,
    writes,
    absent: found.absent,
    unchanged: paths.length - writes.length,
    removes: filesGone(done, remaining),
    drafts: found.drafts,
    kept: keptIn(remaining, keep),
    record,
  };
}
