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

/** Files of an earlier version that stay until a time (ms). */
export interface Kept {
  readonly version: string;
  readonly files: readonly string[];
  readonly until: number;
}

/** Everything that a deployment is going to do, decided before the first file is written. */
export interface Plan {
  readonly deployment: Deployment;
  /** The files to write, in this order. */
  readonly writes: readonly string[];
  /** Those of them that are not there yet. */
  readonly absent: readonly string[];
  /** How many files are there already as they should be. */
  readonly unchanged: number;
  readonly removes: readonly string[];
  readonly drafts: readonly string[];
  readonly kept: readonly Kept[];
  /** The record before the first file is written. */
  readonly record: DeployRecord;
}

/** What is asked for. Times are ms. */
export interface Wish {
  readonly version: string;
  readonly paths: readonly string[];
  readonly now: number;
  readonly keep: number;
}

/** The files of earlier versions alone, by the version that had them last. */
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
