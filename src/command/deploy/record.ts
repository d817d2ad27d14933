import { isPath } from './build.js';
import { Refusal } from './target.js';

/** The name of the record of all deployments, a file in the folder itself. */
export const recordName = 'auftritt-deployed.json';

/** One version that was put into the folder. Times are ms since 1970. */
export interface Deployment {
  readonly version: string;
  readonly started: number;
  /** When the next version was complete; undefined while pages may still get this version. */
  readonly replaced: number | undefined;
  readonly files: readonly string[];
}

/** Every deployment whose files are still there, the oldest first. */
export type DeployRecord = readonly Deployment[];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((path) => other.includes(path));

/** Whether the last deployment in a record is of the same build, complete or not. */
const isLast = (record: DeployRecord, { version, files }: Deployment): boolean => {
  const last = record.at(-1);
  return last?.replaced === undefined && last?.version === version && isSame(last.files, files);
};

/** The record after a deployment has begun. From then on pages may get the old or the new version. */
export const withDeployment = (record: DeployRecord, deployment: Deployment): DeployRecord =>
  isLast(record, deployment) ? record : [...record, deployment];

/**
 * The record after the last deployment is complete. From then on pages get no earlier version.
 *
 * @param now ms
 */
export const completed = (record: DeployRecord, now: number): DeployRecord =>
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
  record.filter(({ replaced }) => replaced === undefined || replaced + keep > now);

/**
 * The files of a record that no deployment of the pruned record needs. Names that differ only in case
 * count as the same file, because some file systems do not distinguish them.
 */
export function filesGone(record: DeployRecord, kept: DeployRecord): readonly string[] {
  const needed = new Set(kept.flatMap(({ files }) => files.map((path) => path.toLowerCase())));
  const all = new Set(record.flatMap(({ files }) => files));
  return [...all].filter((path) => !needed.has(path.toLowerCase()));
}

const iso = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** The text of the record's file. */
export function serialize(record: DeployRecord): string {
  const deployments = record.map(({ version, started, replaced, files }) => ({
    version,
    started: iso(started),
    replaced: iso(replaced),
    files,
  }));
  return `${JSON.stringify({ deployments }, null, 1)}\n`;
}

/** @throws TypeError */
function readDeployment(given: unknown): Deployment {
  if (typeof given !== 'object' || given === null) throw new TypeError('no object');
  const { version, started, replaced, files }: Partial<Record<string, unknown>> = { ...given };
  const time = (text: unknown): number => {
    const read = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(read)) throw new TypeError('no time');
    return read;
  };
  if (typeof version !== 'string') throw new TypeError('no version');
  if (!Array.isArray(files) || !files.every(isPath)) throw new TypeError('no list of files');
  return {
    version,
    started: time(started),
    replaced: replaced === undefined ? undefined : time(replaced),
    files,
  };
}

/**
 * Reads a record.
 *
 * @throws Refusal where the text is not a record: without one, nobody knows which files may be removed
 */
export function parseRecord(text: string): DeployRecord {
  try {
    const given: unknown = JSON.parse(text);
    const { deployments }: { deployments?: unknown } = Object(given);
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
