import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { interfaceNumber } from '../../build/interface.mjs';
import { isLong } from '../support/extent.js';

/** One module that the entry calls, and the types that it relies on. */
const sources = {
  'src/called.ts':
    "import type { Kept } from './kept.js';\nexport const start = (kept: Kept): Kept => kept;",
  'src/kept.ts': 'export interface Kept { readonly language: string }',
  'src/unrelated.ts': 'export const unrelated = 1;',
};

const called = ['src/called.ts'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'interface-of-'));
  cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
  const options = JSON.parse(readFileSync('build/interface.json', 'utf8'));
  const files = Object.keys(sources).map((path) => `../${path}`);
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/interface.json'), JSON.stringify({ ...options, files }));
  mkdirSync(join(folder, 'src'));
  for (const [path, code] of Object.entries(sources)) writeFileSync(join(folder, path), code);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

const change = (path: string, code: string): void => appendFileSync(join(folder, path), code);

// It compiles four times.
it.runIf(isLong)(
  'is the same whatever functions do inside, and another where what they offer differs',
  async () => {
    const before = await interfaceNumber(called, folder);
    change('src/called.ts', '\n// A remark.\nfunction inside() { return 1; }\n');
    change('src/unrelated.ts', '\nexport const also = 1;\n');
    expect(await interfaceNumber(called, folder)).toBe(before);

    // What the chunk gets has types of a module that the graph does not name.
    change('src/kept.ts', '\nexport interface Kept { readonly also: string }\n');
    expect(await interfaceNumber(called, folder)).not.toBe(before);
  },
);
