import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Graph } from '../../build/graph.mjs';
import { interfaceNumber } from '../../build/interface.mjs';

/** One module that the entry provides, one that is loaded: what the two rely on is much of the rest. */
const graph: Graph = {
  inputs: {},
  chunks: [
    {
      name: 'coverflow',
      members: ['src/sections/coverflow/coverflow.ts'],
      modules: new Set(),
      imports: [],
      loads: [],
      isPreview: false,
      taken: [],
    },
  ],
  provided: new Map([['src/page/attributes.ts', ['saveAttributes']]]),
  ofBehaviours: new Map(),
  previewsOf: new Map(),
  copied: new Set(),
  documentProperties: [],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'interface-of-'));
  for (const name of ['src', 'build', 'tsconfig.json', 'package.json']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
});
afterAll(() => rmSync(folder, { recursive: true }));

const change = (path: string, code: string): void => appendFileSync(join(folder, path), code);

it('is the same whatever functions do inside, and another where what they offer differs', async () => {
  const before = await interfaceNumber(graph);
  change('src/page/attributes.ts', '\n// A remark.\nfunction inside() { return 1; }\n');
  change('src/sections/anchors/hash.ts', '\nexport const unrelated = 1;\n');
  expect(await interfaceNumber(graph, folder)).toBe(before);

  const other = new Map([['src/page/attributes.ts', ['other', 'saveAttributes']]]);
  expect(await interfaceNumber({ ...graph, provided: other }, folder)).not.toBe(before);

  // The chunk gets the page, whose types come from a module that neither names.
  change('src/page/language.ts', "\nexport type Also = 'fr';\n");
  expect(await interfaceNumber(graph, folder)).not.toBe(before);
});
