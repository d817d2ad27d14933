import { expect, it } from 'vitest';
import { type Chunk, core, nameOf, readGraph } from '../../build/graph.mjs';
import { plugins } from '../../build/libraries.mjs';
import { stylesInScripts } from '../../build/stylesheets.mjs';

const { chunks, ofBehaviours } = await readGraph({
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

it('puts what one section is made of into one chunk, and no two sections', () => {
  const sections = ['navigation', 'coverflow', 'lightbox', 'consent', 'map', 'tabs', 'collapse'];
  for (const chunk of chunks) {
    const inside = membersOf(chunk).filter((name) => sections.includes(name));
    expect(inside.length).toBeLessThanOrEqual(1);
  }
});

it('puts what many chunks need into the core, and what some need into a file that they import', () => {
  const inCore = chunks.find(({ modules }) => modules.has(core))?.modules;
  expect([...(inCore ?? [])]).toContain('src/page/presses.ts');
  const importing = chunks.filter(({ imports }) =>
    imports.some(({ modules }) => modules.has('src/sections/disclosure.ts')),
  );
  expect(importing.map(({ name }) => name)).toContain('collapse');
});

it('knows what each behaviour loads, the library beside the code', () => {
  const loads = (path: string) => ofBehaviours.get(path)?.map(({ name }) => name);
  expect(loads('src/sections/coverflow/definition.ts')).toEqual(
    expect.arrayContaining(['coverflow', 'flipster', 'core']),
  );
  expect(loads('src/services/consent/definition.ts')).toContain('consent');
  const consent = chunks.find(({ members }) => members.map(nameOf).includes('consent'));
  expect(consent?.loads.length).toBeGreaterThan(0);
});
