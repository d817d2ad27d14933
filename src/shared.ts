import type { Shared } from './lifecycle/load.js';
import { loadChunk } from './load-chunk.js';

/** What the entry has and chunks need. The build adds modules that both need; see build/shared.mjs. */
export const shared: Shared = { loadChunk };
