import { isPath } from './build.js';
import { Refusal } from './target.js';

/** The name of the record of all deployments, a file in the folder itself. */
export const recordName = 'auftritt-deployed.json';

/** One version that was put into the folder. Times are as `Date.prototype.toISOString` writes them. */
export interface Deployment {
  readonly version: string;
  readonly started: string;
  /** When the next version was complete; undefined while pages may still get this version. */
  readonly replaced: string | undefined;
  readonly files: readonly string[];
}

/** Every deployment whose files are still there, the oldest first. */
export type DeployRecord = readonly Deployment[];

/** The record after a deployment has begun. From then on pages may get the old or the new version. */
export function withDeployment(record: DeployRecord, deployment: Deployment): DeployRecord {
  const { version, files } = deployment;
  const last = record.at(-1);
  const isSame =
    last?.replaced === undefined &&
    last?.version === version &&
    last.files.length === files.length &&
    last.files.every((path) => files.includes(path));
  return isSame ? record : [...record, deployment];
}

/** The record after the last deployment is complete. From then on pages get no earlier version. */
export const completed = (record: DeployRecord, now: string): DeployRecord =>
  record.map((deployment, place) =>
    place === record.length - 1
      ? deployment
      : { ...deployment, replaced: deployment.replaced ?? now },
  );

/**
 * The record without the deployments that were replaced longer ago than `keep`.
 *
 * @param now ms
 * @param keep ms
 */
export const pruned = (record: DeployRecord, now: number, keep: number): DeployRecord =>
  record.filter(({ replaced }) => replaced === undefined || Date.parse(replaced) + keep > now);

/**
 * The files of a record that no deployment of the pruned record needs. Names that differ only in case
 * count as the same file, because some file systems do not distinguish them.
 */
export function filesGone(record: DeployRecord, kept: DeployRecord): readonly string[] {
  const needed = new Set(kept.flatMap(({ files }) => files.map((path) => path.toLowerCase())));
  const all = new Set(record.flatMap(({ files }) => files));
  return [...all].filter((path) => !needed.has(path.toLowerCase()));
}

/** The text of the record's file. */
export const serialize = (deployments: DeployRecord): string =>
  `${JSON.stringify({ deployments }, null, 1)}\n`;

const isTime = (given: unknown): given is string =>
  typeof given === 'string' && !Number.isNaN(Date.parse(given));

/** @throws TypeError */
function readDeployment(given: unknown): Deployment {
  const { version, started, replaced, files }: Partial<Record<string, unknown>> = Object(given);
  if (typeof version !== 'string') throw new TypeError('no version');
  if (!isTime(started)) throw new TypeError('no time');
  if (replaced !== undefined && !isTime(replaced)) throw new TypeError('no time');
  if (!Array.isArray(files) || !files.every(isPath)) throw new TypeError('no list of files');
  return { version, started, replaced, files };
}

/**
 * Reads a record.
 *
 * @throws Refusal where the text is not a record: without one, nobody knows which files may be removed
 */
export function parseRecord(text: string): DeployRecord {
  try {
    const { deployments }: { deployments?: unknown } = Object(JSON.parse(text));
    if (!Array.isArray(deployments)) throw new TypeError('no list of deployments');
    return deployments.map(readDeployment);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `${recordName} is damaged (${why}). Delete it to deploy all the same; ` +
        'files of earlier versions then stay for good',
    );
  }
}
