import type { Output } from '../terminal/output.js';

/** With so many pages there is progress to see. */
const many = 25;
/** Where a line cannot be written over, there is one after so many pages. */
const stride = 100;

/** Says how far a check is. */
export interface Progress {
  /** One page more has been checked. */
  step(): void;
  /** Takes back what a terminal shows. */
  end(): void;
}

/** A progress line for many pages: on a terminal one that changes, else one per hundred pages. */
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
