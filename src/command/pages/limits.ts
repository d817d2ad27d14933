/**
 * The limits for one page, so that no page stops the check of the others; see docs/check.md, "What is
 * the most that a page may take?".
 */
export const limits = {
  /** Size of an uncompressed page in bytes. */
  size: 2_000_000,
  /** Depth of nested elements. Chromium's parser nests no deeper either. */
  nesting: 512,
  /** Number of frames. Each has its own document and costs as much as a page. */
  frames: 50,
  /** How long (ms) a server may take to answer. */
  answer: 20_000,
  /** Processor time (ms) for the check of a page. */
  time: 3000,
  /** Memory (MB) that the check of a page may keep. */
  memory: 160,
} as const;

/** The limits that a page can exceed. `answer` is none: a server that does not answer sends no page. */
export type Limit = Exclude<keyof typeof limits, 'answer'>;

/** The message for a page that exceeds the limit. */
export const met: Readonly<Record<Limit, string>> = {
  size: `page has more than ${limits.size / 1_000_000} MB`,
  nesting: `page nests more deeply than ${limits.nesting} elements, or its styles or selectors do`,
  frames: `page has more than ${limits.frames} frames`,
  time: `page takes more than ${limits.time / 1000} seconds of processor time`,
  memory: `page takes more than ${limits.memory} MB of memory`,
};

/** Thrown when a page exceeds a limit. The check of the page ends there. */
export class LimitMet extends Error {
  override readonly name = 'LimitMet';

  constructor(readonly limit: Limit) {
    super(met[limit]);
  }
}
