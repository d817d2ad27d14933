import { expect, it } from 'vitest';
import { command } from '../../src/command/command.js';
import { threadAtHand } from '../support/thread-at-hand.js';

it.each([
  [30, true, 30, '\r\u001b[K'],
  [120, false, 1, 'auftritt: 100 of 120 pages checked\n'],
  [3, true, 0, undefined],
])(
  '%i pages have a line of progress, on a terminal one that goes: %s',
  async (count, isTTY, times, last) => {
    const lines: string[] = [];
    // What cannot be checked is a step as well, and a quick one.
    await command(['check', ...Array<string>(count).fill('lost.html')], {
      ...{ version: '1.2.3', dist: 'dist', startThread: threadAtHand, out: { write() {} } },
      errors: { isTTY, write: (text: string) => lines.push(text) },
    });
    expect(lines).toHaveLength(times);
    if (isTTY && times > 0) expect(lines[0]).toBe(`\rauftritt: 1 of ${count} pages checked`);
    expect(lines.at(-1)).toBe(last);
  },
);
