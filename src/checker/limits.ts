/**
 * What one page may take, so that none ends the check of the others; docs/check.md, "What is the
 * most that a page may take?".
 */
export const limits = {
  /** Bytes of a page, once it is unpacked. */
  size: 2_000_000,
  /** Elements inside each other. Chromium's parser nests no deeper either. */
  nesting: 512,
  /** Elements with a document of their own: each costs as much as a page. */
  frames: 50,
  /** How long (ms) a server may take to answer. */
  answer: 20_000,
  /** Processor time (ms) for the check of a page. */
  time: 3000,
  /** Megabytes that the checked page may hold. */
  memory: 160,
} as const;

/** What a page can have too much of; a server that does not answer has no page. */
export type Limit = Exclude<keyof typeof limits, 'answer'>;

/** What is told of a page that has met the limit. */
export const met: Readonly<Record<Limit, string>> = {
  size: `page has more than ${limits.size / 1_000_000} MB`,
  nesting: `page nests more deeply than ${limits.nesting} elements, or its styles or selectors do`,
  frames: `page has more than ${limits.frames} frames`,
  time: `page takes more than ${limits.time / 1000} seconds of processor time`,
  memory: `page takes more than ${limits.memory} MB of memory`,
};

/** A page has too much of something, and is checked no further. */
export class LimitMet extends Error {
  override readonly name = 'LimitMet';

  constructor(readonly limit: Limit) {
    super(met[limit]);
  }
}
