import type { Configuration } from '../page/configuration.js';
import type { BehaviourName } from '../public-interface.js';

/**
 * Behaviour → the files of its code, as paths relative to the entry's folder. It is empty here. The
 * build fills it (build/prefetched-files.mjs).
 */
export const prefetchedFiles: Readonly<Partial<Record<BehaviourName, readonly string[]>>> = {};

/** A value of the tag, without which a page does not load a file. */
export interface Choice {
  readonly setting: keyof Configuration;
  readonly value: string;
}

/** File → the value of the tag that it needs. The build fills this in too. */
export const choices: Readonly<Record<string, Choice>> = {};
