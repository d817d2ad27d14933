import { type Files, inOrder, readBuild } from './build.js';
import { lookAt, type Present } from './folder.js';
import { type Lock, takeLock, type Waiting } from './lock.js';
import { type DeployRecord, filesGone, recordName, recordsOf, serialize } from './record.js';
import { type Disk, isIn, disk as ownDisk, Refusal, type Target, targetAt } from './target.js';

/** The files that only earlier versions have, grouped by the last version that had them, and how long they stay (ms). */
function keptIn(record: DeployRecord, keep: number) {
  const later = new Set(record.at(-1)?.files);
  const earlier = record.slice(0, -1).reverse();
  return earlier.flatMap(({ version, files, replaced }) => {
    const only = files.filter((path) => !later.has(path));
    for (const path of only) later.add(path);
    const isKept = only.length > 0 && replaced !== undefined;
    return isKept ? { version, files: only, until: Date.parse(replaced) + keep } : [];
  });
}

/** Everything that a deployment will do, decided before it writes the first file. Times are in ms. */
function plan({ version, keep }: Order, paths: readonly string[], now: number, there: Present) {
  const time = new Date(now).toISOString();
  const deployment = { version, started: time, replaced: undefined, files: [...paths].sort() };
  const records = recordsOf(there.record, deployment, now, keep);
  const writes = inOrder([...there.absent, ...there.changed]);
  return {
    ...{ ...there, deployment, records },
    /** The files to write, in this order. */
    writes,
    /** How many files are already in the folder, with the right content. */
    unchanged: paths.length - writes.length,
    removes: filesGone(records.done, records.remaining),
    kept: keptIn(records.remaining, keep),
  };
}

export type Plan = ReturnType<typeof plan>;

/** What to deploy, and to which folder. Times are in ms. */
export interface Order extends Waiting {
  /** The folder with the build. */
  readonly dist: string;
  readonly version: string;
  /** The site's folder. */
  readonly folder: string;
  /** How long files of earlier versions stay once they are replaced. */
  readonly keep: number;
  readonly dryRun: boolean;
  /** Makes the files of the build those of the site, such as its stylesheet; without it they are as built. */
  readonly adapt?: (built: Files) => Files;
  readonly disk?: Disk;
}

async function carryOut(
  target: Target,
  lock: Lock,
  files: Files,
  { records, writes, removes, drafts }: Plan,
): Promise<void> {
  const write = (path: string, content: Uint8Array | string): Promise<boolean> =>
    target.write(path, content, lock.hold);
  // From here on the folder is ours, and the record names the files even if the deployment is cut short.
  await write(recordName, serialize(records.begun));
  for (const path of writes) await write(path, files.get(path) ?? '');
  await write(recordName, serialize(records.done));
  for (const path of [...removes, ...drafts]) {
    await lock.hold();
    await target.remove(path);
  }
  const { done, remaining } = records;
  if (remaining.length < done.length) await write(recordName, serialize(remaining));
}

/**
 * Puts the build into a site's folder. Visitors may come at any moment: each file is whole at all times,
 * and is written before the files that ask for it. Files stay while pages that were opened earlier may
 * still ask for them. If two deployments write to one folder, the second waits for the first.
 *
 * @returns what was done; with `dryRun`, what would be done
 * @throws Refusal where the folder is not ours or the build is damaged; an error of the file system
 *   where an operation fails. What the folder served until then still works
 */
export async function deploy(order: Order): Promise<Plan> {
  const { dist, folder, adapt = (built) => built, disk = ownDisk } = order;
  const files = adapt(await readBuild(dist, disk));
  const target = await targetAt(folder, disk);
  const build = await disk.realpath(dist);
  if (target.root === build) throw new Refusal(`${folder} is the build itself`);
  if (isIn(target.root, build)) throw new Refusal(`${folder} is in the folder of the build`);
  const decide = async (): Promise<Plan> => {
    const now = order.now();
    const there = await lookAt(target, files, new Date(now).toISOString());
    return plan(order, [...files.keys()], now, there);
  };
  // Nothing is written into a folder that is not ours, the lock included.
  const foreseen = await decide();
  if (order.dryRun) return foreseen;
  await target.create();
  const lock = await takeLock(target, disk, order);
  try {
    const planned = await decide();
    await carryOut(target, lock, files, planned);
    return planned;
  } finally {
    await lock.release();
  }
}
