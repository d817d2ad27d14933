import { describe, expect, it } from 'vitest';
import { command } from '../../src/command/command.js';
import { threadAtHand } from '../support/thread-at-hand.js';

describe('many pages', () => {
  // What cannot be checked is a step as well, and a quick one.
  const pages = (count: number) => Array<string>(count).fill('lost.html');
  const watch = async (count: number, isTTY: boolean): Promise<string[]> => {
    const lines: string[] = [];
    const errors = { isTTY, write: (text: string) => lines.push(text) };
    const out = { write() {} };
    const surroundings = { version: '1.2.3', dist: 'dist', startThread: threadAtHand };
    await command(['check', ...pages(count)], { ...surroundings, out, errors });
    return lines;
  };

  it('have a progress line on a terminal, which goes at the end', async () => {
    const lines = await watch(30, true);
    expect(lines).toHaveLength(30);
    expect(lines[0]).toBe('\rauftritt: 1 of 30 pages checked');
    expect(lines.at(-1)).toBe('\r\u001b[K');
  });

  it('have a line after every hundred pages elsewhere', async () => {
    expect(await watch(120, false)).toEqual(['auftritt: 100 of 120 pages checked\n']);
  });

  it('are more than a few', async () => {
    expect(await watch(3, true)).toEqual([]);
  });
});
