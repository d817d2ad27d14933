import type { BehaviourName } from '../public-interface.js';

/**
 * Behaviour → the files of its code, as paths relative to the entry's folder. It is empty here. The
 * build fills it (build/prefetched-files.mjs).
 */
export const prefetchedFiles: Readonly<Partial<Record<BehaviourName, readonly string[]>>> = {};
