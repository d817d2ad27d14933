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
import type { Graph } from '../../build/graph.mjs';
import { interfaceNumber } from '../../build/interface.mjs';
import { isLong } from '../support/extent.js';

/** One module that the entry provides, one that is loaded, and the types that both rely on. */
const sources = {
  'src/provided.ts': 'export function provided(): number { return 1; }',
  'src/loaded.ts':
    "import type { Kept } from './kept.js';\nexport const start = (kept: Kept): Kept => kept;",
  'src/kept.ts': 'export interface Kept { readonly language: string }',
  'src/unrelated.ts': 'export const unrelated = 1;',
};

const graph: Graph = {
  inputs: {},
  chunks: [
    {
      name: 'loaded',
      members: ['src/loaded.ts'],
      modules: new Set(),
      imports: [],
      loads: [],
      path: '',
    },
  ],
  provided: new Map([['src/provided.ts', ['provided']]]),
  ofBehaviours: new Map(),
  loaded: new Set(),
  documentProperties: [],
};

const offered = ['provided'];

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
    const before = await interfaceNumber(graph, offered, folder);
    change('src/provided.ts', '\n// A remark.\nfunction inside() { return 1; }\n');
    change('src/unrelated.ts', '\nexport const also = 1;\n');
    expect(await interfaceNumber(graph, offered, folder)).toBe(before);

    const others = ['other', ...offered];
    expect(await interfaceNumber(graph, others, folder)).not.toBe(before);

    // What the chunk gets has types of a module that the graph does not name.
    change('src/kept.ts', '\nexport interface Kept { readonly also: string }\n');
    expect(await interfaceNumber(graph, offered, folder)).not.toBe(before);
  },
);
