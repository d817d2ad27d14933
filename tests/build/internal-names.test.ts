import { expect, it } from 'vitest';
import { refuseForeignNames, sourcesOf } from '../../build/internal-names.mjs';

const code = `
  export const shown = (row) => row.rests;
  export async function load() { return row['arrange'] + row.focus + row.slickAdd + row.K; }
`;
const sources = {
  code,
  exported: new Set(['shown', 'load']),
  foreign: new Set(['focus', 'slickAdd']),
};

it('shortens only names that nothing but our own code asks for', () => {
  const refused =
    (name: string, letter = 'A') =>
    () =>
      refuseForeignNames(sources, { [name]: letter });
  expect(refused('rests')).not.toThrow();
  expect(refused('rest')).toThrow('no module has it');
  expect(refused('focus')).toThrow('the browser, a library or a page may have it');
  expect(refused('slickAdd')).toThrow('the browser, a library or a page may have it');
  expect(refused('load')).toThrow('a module exports it');
  expect(refused('arrange')).toThrow('it is a text too');
  expect(refused('rests', 'K')).toThrow('that is a property already');
});

it('knows what browsers, libraries and pages call their things', async () => {
  const modules = [
    'src/scrolling/go-to.ts',
    'src/load-chunk.ts',
    'node_modules/jquery/dist/jquery.js',
  ];
  const inputs = Object.fromEntries(modules.map((path) => [path, { bytes: 0, imports: [] }]));
  const { exported, foreign } = await sourcesOf({ inputs });
  // Of the browser, of jQuery, and of the public interface.
  for (const name of ['scrollIntoView', 'ajaxSetup', 'instances']) expect(foreign).toContain(name);
  expect(exported).toContain('loadChunk');
});
