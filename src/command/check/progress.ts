import type { Output } from '../terminal/text.js';

/** The checker shows its progress from this number of pages on. */
const many = 25;
/** Where a line cannot be overwritten, the checker writes a line after this many pages. */
const stride = 100;

/** Shows how far a check is. */
export interface Progress {
  /** Counts one more page as checked. */
  step(): void;
  /** Erases the progress line on a terminal. */
  end(): void;
}

/** Shows progress for many pages: a changing line on a terminal, elsewhere a line per hundred pages. */
export function progressOn(output: Output, total: number): Progress {
  let done = 0;
  if (total < many) return { step() {}, end() {} };
  return {
    step() {
      done += 1;
      const line = `auftritt: ${done} of ${total} pages checked`;
      if (output.isTTY) output.write(`\r${line}`);
      else if (done % stride === 0) output.write(`${line}\n`);
    },
    end() {
      // CSI K: erases the line.
      if (output.isTTY) output.write('\r\u001b[K');
    },
  };
}
