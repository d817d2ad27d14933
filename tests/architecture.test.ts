import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionFiles } from '../build/definitions.mjs';
import { circleAmong, type Import, readImports } from '../docs/imports.mjs';
import { lists } from '../docs/lists.mjs';
import { behaviours, defaultSelectors } from '../src/behaviours.js';
import type { Parts } from '../src/lifecycle/requirements.js';
import { pageHooks } from '../src/page/page.js';

const source = join(import.meta.dirname, '../src');
const { files, imports } = readImports();

const folder = (path: string): string => path.split('/')[0] ?? '';
const section = (path: string): string => path.split('/').slice(0, 2).join('/');
const line = ({ from, to }: Import): string => `${from} → ${to}`;

/** The names and the public types, which import nothing else of src. */
const leaves = ['names.ts', 'public-interface.ts'];

/** Which parts of src a folder may import from, types included. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  page: leaves,
  lifecycle: ['page', ...leaves],
  doorman: ['page', 'lifecycle', 'sections', 'services', 'micro-roots', ...leaves],
  services: ['page', 'lifecycle', ...leaves],
  sections: ['page', 'lifecycle', 'services', ...leaves],
  'micro-roots': ['page', 'lifecycle', ...leaves],
  foreign: ['page', 'lifecycle', 'doorman', 'sections', 'behaviours.ts', ...leaves],
  report: ['page', ...leaves],
};

describe('the arrows of the architecture', () => {
  it.each(Object.entries(allowed))('of %s lead only to what lies below it', (from, below) => {
    const wrong = imports.filter(
      (each) =>
        folder(each.from) === from && folder(each.to) !== from && !below.includes(folder(each.to)),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it.each(files.filter((file) => folder(file) === 'page'))('leave %s without a section', (file) => {
    const own = Object.entries(defaultSelectors).filter(([hook]) => !(hook in pageHooks));
    const code = readFileSync(join(source, file), 'utf8').replaceAll(
      /\/\*.*?\*\/|\/\/[^\n]*/gs,
      '',
    );
    const named = own.filter(
      ([hook, selector]) => code.includes(`hooks.${hook}`) || code.includes(`'${selector}'`),
    );
    expect(named).toEqual([]);
  });

  it('do not lead from one section to another', () => {
    const wrong = imports.filter(
      (each) =>
        folder(each.from) === 'sections' &&
        folder(each.to) === 'sections' &&
        // What several sections use stands beside their folders.
        each.to.split('/').length > 2 &&
        section(each.from) !== section(each.to),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('do not lead from what a page loads to the command, which runs in Node', () => {
    const wrong = imports.filter(
      ({ from, to }) => folder(from) !== 'command' && folder(to) === 'command',
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('make no circle of files or folders, those of types included', () => {
    expect(imports.length).toBeGreaterThan(50);
    expect(circleAmong(imports.map(({ from, to }) => [from, to]))).toBeUndefined();
    const between = imports
      .map(({ from, to }): [string, string] => [folder(from), folder(to)])
      .filter(([from, to]) => from !== to);
    expect(circleAmong(between)).toBeUndefined();
  });

  it('of the entry lead to no section', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from === 'auftritt.ts' && ['sections', 'micro-roots', 'services'].includes(folder(to)),
    );
    expect(wrong.map(line)).toEqual([]);
  });
});

it.each(files)(
  '%s exports no variable that may change, of which a chunk would keep the first value',
  (file) => {
    expect(readFileSync(join(source, file), 'utf8')).not.toMatch(/^export (let|var)\b/m);
  },
);

const written = await lists();

describe('a behaviour', () => {
  const folders = files
    .filter((file) => /^(sections|micro-roots|services)\/.*\/definition\.ts$/.test(file))
    .map((file) => dirname(file));

  it('has a folder with its definition, which the list of behaviours names', async () => {
    const listed = (await definitionFiles()).map((path) => relative('src', dirname(path)));
    expect(folders.sort()).toEqual([...listed].sort());
    expect(behaviours.map(({ name }) => name)).toEqual(listed.map((path) => basename(path)));
  });

  it.each([...written])('is in %s as npm run tables writes it', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it.each(behaviours.map((definition) => [definition.name, definition] as const))(
    '%s names only hooks of its own, and those of the page',
    (_name, { hooks, roots = [], requirements = {}, entrances }) => {
      const inParts = ({ parts = {} }: { readonly parts?: Parts }): string[] =>
        Object.entries(parts).flatMap(([hook, part]) => [
          hook,
          ...(part.outside ? [part.outside] : []),
          ...inParts(part),
        ]);
      const known = Object.keys({ ...hooks, ...pageHooks });
      for (const hook of [...roots, ...inParts(requirements)]) expect(known).toContain(hook);
      // A slider is none of the others, which it has to name.
      const texts = entrances.flatMap(({ roots: own, press, finger }) => [own, press, finger]);
      const named = texts.flatMap((text) => [...(text ?? '').matchAll(/\{(\w+)\}/g)]);
      for (const [, hook = ''] of named) expect(Object.keys(defaultSelectors)).toContain(hook);
    },
  );

  it('shares a hook with others only under the same selector', () => {
    for (const { hooks } of behaviours) expect(defaultSelectors).toMatchObject(hooks);
  });
});
