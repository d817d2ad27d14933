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

/**
 * The record as a deployment begins, from when on pages may get the old or the new version; as it is complete, from when
 * on they get no earlier one; and as it remains, without what was replaced longer ago than `keep`.
 *
 * @param now ms
 * @param keep ms
 */
export function recordsOf(record: DeployRecord, next: Deployment, now: number, keep: number) {
  const last = record.at(-1);
  const isSame =
    last?.replaced === undefined &&
    last?.version === next.version &&
    `${[...last.files].sort()}` === `${[...next.files].sort()}`;
  const begun = isSame ? record : [...record, next];
  const replaced = new Date(now).toISOString();
  const done = begun.map((each, index) =>
    index === begun.length - 1 ? each : { ...each, replaced: each.replaced ?? replaced },
  );
  const remaining = done.filter(
    (each) => each.replaced === undefined || Date.parse(each.replaced) + keep > now,
  );
  return { begun, done, remaining };
}

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
