import { expect, it } from 'vitest';
import { type Chunk, nameOf, readGraph } from '../../build/graph.mjs';
import { plugins } from '../../build/libraries.mjs';
import { stylesInScripts } from '../../build/stylesheets.mjs';

const { chunks, provided, ofBehaviours } = await readGraph({
  bundle: true,
  plugins: [...plugins, stylesInScripts({}).plugin],
  logLevel: 'silent',
});

const membersOf = ({ members }: Chunk): string[] => members.map(nameOf);

it('puts each module into one chunk', () => {
  const modules = chunks.flatMap((chunk) => [...chunk.modules]);
  expect(modules.length).toBeGreaterThan(100);
  expect(modules).toEqual([...new Set(modules)]);
});

it('puts behaviours that share code of ours into one chunk, and no others', () => {
  const shared = chunks.filter(({ members }) => members.length > 1);
  expect(shared.map(membersOf)).toEqual(
    expect.arrayContaining([
      ['references', 'downloads'],
      ['collapse', 'tabs', 'dropdown'],
    ]),
  );
  const alone = ['navigation', 'coverflow', 'lightbox', 'consent', 'map'];
  expect(shared.flatMap(membersOf).filter((name) => alone.includes(name))).toEqual([]);
});

it('leaves what three chunks need of the page to the entry', () => {
  const inChunks = chunks.flatMap((chunk) => [...chunk.modules]);
  expect([...provided.keys()]).toContain('src/page/presses.ts');
  expect([...provided.keys()].filter((path) => inChunks.includes(path))).toEqual([]);
});

it('puts what two chunks need of the page into one that both import', () => {
  const importing = chunks.filter(({ imports }) =>
    imports.some(({ members }) => members.includes('src/page/disclosure.ts')),
  );
  expect(importing.map(({ name }) => name).sort()).toEqual(['collapse', 'references']);
});

it('knows what each behaviour loads, the library beside the code', () => {
  const loads = (path: string) => ofBehaviours.get(path)?.map(({ name }) => name);
  expect(loads('src/sections/coverflow/definition.ts')).toContain('coverflow');
  expect(loads('src/services/consent/definition.ts')).toContain('consent');
  expect(loads('src/sections/telephone/definition.ts')).toEqual([]);
  const consent = chunks.find(({ members }) => members.map(nameOf).includes('consent'));
  expect(consent?.loads.length).toBeGreaterThan(0);
});
