import type { BehaviourName } from '../public-interface.js';

/**
 * Behaviour → the files of its code, by their addresses from the entry's folder. Here it is empty;
 * the build fills it (build/prefetched-files.mjs).
 */
export const prefetchedFiles: Readonly<Partial<Record<BehaviourName, readonly string[]>>> = {};
