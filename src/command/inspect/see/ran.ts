/** Part of a script that V8 has counted. */
interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** What V8 says of a script. */
export interface Coverage {
  readonly url: string;
  readonly source?: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly Range[];
  }[];
}

/** Which code of a file has run, in all visits together. */
interface FileRan {
  readonly source: string;
  /** For each character whether it has run in some visit. */
  readonly characters: Uint8Array;
}

export type Ran = Map<string, FileRan>;

/** Adds what a visit has run. */
export function addRan(ran: Ran, coverage: readonly Coverage[]): void {
  for (const { url, source = '', functions } of coverage) {
    if (!/^https?:/.test(url) || source === '') continue;
    const before = ran.get(url);
    // An inline script has the address of its page.
    const same = before?.source === source ? before : undefined;
    if (before && !same) continue;
    const file = same ?? { source, characters: new Uint8Array(source.length) };
    ran.set(url, file);
    const now = new Uint8Array(source.length);
    // Outer ranges come first; those inside say it more exactly.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    for (const [index, one] of now.entries()) if (one === 1) file.characters[index] = 1;
  }
}

/** How much of a file has run: 0 to 1. */
export const shareRan = ({ characters }: FileRan): number =>
  characters.length === 0 ? 1 : characters.reduce((sum, one) => sum + one, 0) / characters.length;
