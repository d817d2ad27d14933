import { expect, it } from 'vitest';
import { type Chunk, nameOf, readGraph } from '../../build/graph.mjs';
import { klaro } from '../../build/klaro.mjs';
import { plugins } from '../../build/libraries.mjs';
import { stylesInScripts } from '../../build/stylesheets.mjs';

const { chunks, provided, copied, ofBehaviours } = await readGraph({
  bundle: true,
  plugins: [...plugins, klaro, stylesInScripts({}).plugin],
  logLevel: 'silent',
});

const membersOf = ({ members }: Chunk): string[] => members.map(nameOf);
const named = (name: string): Chunk | undefined => chunks.find((chunk) => chunk.name === name);

it('puts each module that may have a state into one chunk', () => {
  const modules = chunks.flatMap((chunk) => [...chunk.modules]).filter((path) => !copied.has(path));
  expect(modules.length).toBeGreaterThan(100);
  expect(modules).toEqual([...new Set(modules)]);
});

it('copies what has no state and the entry does not need into each chunk that uses it', () => {
  expect([...copied]).toContain('src/page/take-click.ts');
  const inPreviews = ['gallery-preview', 'form-preview'].map((name) => named(name)?.modules);
  for (const modules of inPreviews) expect(modules).toContain('src/page/hold-classes.ts');
  // A set of the stylesheets that the page has, and a function that the entry calls itself.
  for (const path of ['src/page/adopt-styles.ts', 'src/page/attributes.ts']) {
    expect([...copied]).not.toContain(path);
    expect([...provided.keys()]).toContain(path);
  }
});

it('puts behaviours that share code of ours into one chunk, and no others', () => {
  const shared = chunks.filter(({ members }) => members.length > 1);
  expect(Object.fromEntries(shared.map((chunk) => [chunk.name, membersOf(chunk)]))).toEqual({
    references: ['references', 'downloads'],
    collapse: ['collapse', 'tabs', 'dropdown'],
    'logo-slider': ['logo-slider', 'image-slider', 'gallery-slider', 'reference-slider', 'slider'],
    'category-gallery': ['category-gallery', 'inspiration-gallery', 'form'],
    'to-top': ['to-top', 'anchors', 'open-at-hash', 'go-to'],
  });
});

it('knows what other chunks take from a preview, so that it exports nothing else', () => {
  const taken = named('gallery-preview')?.taken.map(({ name }) => name);
  expect(taken).toContain('takePreviews');
  // What only the preview itself uses, and what stands in the other chunk as a copy.
  for (const name of ['contrast', 'holdClass']) expect(taken).not.toContain(name);
  expect(taken).toEqual([...new Set(taken)]);
  for (const chunk of chunks.filter(({ isPreview }) => !isPreview)) expect(chunk.taken).toEqual([]);
});

it('leaves what two chunks need of the page to the entry', () => {
  const inChunks = chunks.flatMap((chunk) => [...chunk.modules]);
  expect([...provided.keys()]).toContain('src/page/attributes.ts');
  expect([...provided.keys()].filter((path) => inChunks.includes(path))).toEqual([]);
});

it('knows what each behaviour loads, the library beside the code', () => {
  const loads = (path: string) => ofBehaviours.get(path)?.map(({ name }) => name);
  expect(loads('src/sections/coverflow/definition.ts')?.sort()).toEqual([
    'coverflow',
    'flipster',
    'jquery',
  ]);
  expect(loads('src/sections/image-slider/definition.ts')?.sort()).toEqual([
    'jquery',
    'logo-slider',
    'slider-preview',
  ]);
  expect(loads('src/sections/telephone/definition.ts')).toEqual([]);
  expect(loads('src/services/consent/definition.ts')).toEqual(['consent', 'answers', 'cookies']);
  expect(
    named('consent')
      ?.loads.map(({ name }) => name)
      .sort(),
  ).toEqual(['content', 'klaro-dialog']);
});
