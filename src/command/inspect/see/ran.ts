import type { Page } from 'playwright-core';
import type { Bytes } from '../site/bytes.js';

/** What V8 says of the scripts of a page. */
type Coverage = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Which code has run, in all visits together: the text of a script → for each sign of it 1 where it has run. */
export type Ran = Map<string, Uint8Array>;

/** What a script has in common in any encoding, in its file and in the browser: HTML makes one of two line ends. */
const plainSigns = (text: string): string => text.replace(/[^\n\x20-\x7e]/g, '');

/** Adds what a visit has run. */
export function addRan(ran: Ran, coverage: Coverage): void {
  for (const { source = '', functions } of coverage) {
    const key = plainSigns(source);
    const all = ran.get(key) ?? new Uint8Array(key.length);
    ran.set(key, all);
    const now = new Uint8Array(source.length);
    // Outer ranges come first; those inside say it more exactly.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    let at = 0;
    for (const { index } of source.matchAll(/[\n\x20-\x7e]/g)) {
      if (now[index] === 1) all[at] = 1;
      at += 1;
    }
  }
}

/** How much of a script has run: 0 to 1. */
export function shareRan(ran: Ran, script: Bytes): number {
  const signs = ran.get(plainSigns(script));
  return signs ? signs.reduce((sum, one) => sum + one, 0) / Math.max(signs.length, 1) : 0;
}

/** Whether the code at an offset of a script has run. */
export const hasRunAt = (ran: Ran, script: Bytes, offset: number): boolean =>
  ran.get(plainSigns(script))?.[plainSigns(script.slice(0, offset)).length] === 1;
