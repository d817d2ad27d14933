import type { Stay } from '../moves/move.js';
import type { UselessFile } from '../needs.js';
import type { plainOf } from '../plain/plain.js';
import type { SiteCall, SiteRecord } from '../record.js';
import type { Outcome } from '../try/trial.js';
import type { Whole } from '../try/whole.js';

/** All that an inspection says. */
export interface Result {
  readonly version: string;
  readonly title: string;
  readonly date: Date;
  readonly record: SiteRecord;
  /** What does nothing today. */
  readonly dead: {
    readonly calls: readonly SiteCall[];
    readonly files: readonly UselessFile[];
    /** Whether all pages that are known were inspected: only then is it proven. */
    readonly isProven: boolean;
  };
  readonly outcomes: readonly Outcome[];
  readonly stays: readonly Stay[];
  readonly plain: ReturnType<typeof plainOf>;
  readonly whole: Whole;
  readonly folder: string;
  /** What axe's rules ask for in German, by their names. */
  readonly germanRules: ReadonlyMap<string, string>;
  /** Hosts that did not answer. */
  readonly silent: readonly string[];
  /** The file with the lines in plain JavaScript. */
  readonly plainText: string | undefined;
}
