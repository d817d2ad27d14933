import { rename as renameFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Files, readBuild } from './build.js';
import { lookAt, readRecord } from './folder.js';
import { type Plan, plan } from './plan.js';
import { completed, filesGone, pruned, recordName, serialize, withDeployment } from './record.js';
import { type Rename, writeWhole } from './write.js';

/** What is deployed, and where to. Times are ms. */
export interface Order {
  /** The folder with the build. */
  readonly dist: string;
  readonly version: string;
  /** The site's folder. */
  readonly folder: string;
  /** How long files of earlier versions stay once they are replaced. */
  readonly keep: number;
  readonly dryRun: boolean;
  now(): number;
  readonly rename?: Rename;
}

async function carryOut(
  { folder, keep, now, rename = renameFile }: Order,
  files: Files,
  { record: first, deployment, writes, drafts }: Plan,
): Promise<void> {
  const record = join(folder, recordName);
  // From here on the folder is ours, and a deployment that is cut short has named its files.
  await writeWhole(record, serialize(first), rename);
  for (const path of writes) {
    await writeWhole(join(folder, path), files.get(path) ?? '', rename);
  }
  // Another deployment may have written the record meanwhile.
  const present = (await readRecord(folder)) ?? first;
  const done = completed(withDeployment(present, deployment), now());
  await writeWhole(record, serialize(done), rename);
  const remaining = pruned(done, now(), keep);
  for (const path of filesGone(done, remaining)) await rm(join(folder, path), { force: true });
  for (const draft of drafts) await rm(draft, { force: true });
  if (remaining.length < done.length) await writeWhole(record, serialize(remaining), rename);
}

/**
 * Puts the build into a site's folder. Visitors may come at any moment of it: each file is whole at
 * all times, a file is there before the first one that asks for it, and what pages opened earlier
 * may still ask for stays.
 *
 * @returns what was done; with `dryRun`, what would be done
 * @throws Refusal where the folder is not ours or the build is damaged; an error of the file system
 *   where it refuses: what the folder served until then still works
 */
export async function deploy(order: Order): Promise<Plan> {
  const { dist, version, folder, keep } = order;
  const now = order.now();
  const files = await readBuild(dist);
  const found = await lookAt(folder, files, dist, now);
  const planned = plan({ version, paths: [...files.keys()], now, keep }, found);
  if (!order.dryRun) await carryOut(order, files, planned);
  return planned;
}
