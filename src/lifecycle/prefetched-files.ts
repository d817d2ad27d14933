import type { Configuration } from '../page/configuration.js';
import type { BehaviourName } from '../public-interface.js';

/** An attribute of the tag and its value: only a page that has it loads the file. */
export interface Choice {
  readonly setting: keyof Configuration;
  readonly value: string;
}

/** A file that is fetched ahead. */
export interface PrefetchedFile {
  /** Its path, relative to the entry's folder. */
  readonly path: string;
  /** About how many bytes it has, compressed. */
  readonly bytes: number;
  /** The value of the tag that it needs, if it needs one. */
  readonly choice?: Choice;
}

/**
 * Behaviour → the files of its code. It is empty here. The build fills it (build/prefetched-files.mjs).
 */
export const prefetchedFiles: Readonly<Partial<Record<BehaviourName, readonly PrefetchedFile[]>>> =
  {};
