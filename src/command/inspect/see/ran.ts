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
  /** Functions by `start-end`, with how often they ran. */
  readonly functions: Map<string, number>;
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
    const file = same ?? {
      source,
      characters: new Uint8Array(source.length),
      functions: new Map(),
    };
    ran.set(url, file);
    const now = new Uint8Array(source.length);
    // Outer ranges come first; those inside say it more exactly.
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges)
        now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    for (const [index, one] of now.entries()) if (one === 1) file.characters[index] = 1;
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (!whole) continue;
      const id = `${whole.startOffset}-${whole.endOffset}`;
      file.functions.set(id, (file.functions.get(id) ?? 0) + whole.count);
    }
  }
}

/** How much of a file has run: 0 to 1. */
export const shareRan = ({ characters }: FileRan): number =>
  characters.length === 0 ? 1 : characters.reduce((sum, one) => sum + one, 0) / characters.length;

/** The lines of functions that never ran and that match a pattern. */
export function unrunLines({ source, functions }: FileRan, pattern: RegExp): number[] {
  const lines = [...functions].flatMap(([id, times]) => {
    const [start = 0, end = 0] = id.split('-').map(Number);
    if (times > 0 || !pattern.test(source.slice(start, end))) return [];
    return source.slice(0, start).split('\n').length;
  });
  return [...new Set(lines)].sort((a, b) => a - b);
}
