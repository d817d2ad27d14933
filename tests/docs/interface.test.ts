import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDefinitions } from '../../build/definitions.mjs';
import { chapterPages, withChapters } from '../../docs/chapters.mjs';
import { hooksOf, merged, tagAttributeTexts } from '../../src/command/documentation/merged.js';
import { pages, withTables } from '../../src/command/documentation/tables.js';
import { attributes } from '../../src/configuration/attributes.js';
import { filesIn } from '../support/backend-sources.js';
import { selectors } from '../support/contract.js';

const definitions = await readDefinitions();

const page = readFileSync('docs/interface.md', 'utf8');

/** The source, without what only describes it. */
const source = ['.ts', '.tsx', '.css']
  .flatMap((ending) => filesIn('src', ending))
  .filter((path) => !path.includes('documentation') && !path.includes('public-interface'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Every different text that a pattern's only group finds. */
const found = (pattern: RegExp, text = source): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

describe('docs/interface.md', () => {
  it.each(Object.entries(pages))(
    '%s has the tables of the source; npm run tables writes them',
    (path, tables) => {
      const text = readFileSync(path, 'utf8');
      expect(text).toBe(withTables(text, tables, definitions));
    },
  );

  it.each(Object.keys(chapterPages) as (keyof typeof chapterPages)[])(
    '%s has the chapters of the sections; npm run tables writes them',
    async (path) => {
      const text = readFileSync(path, 'utf8');
      expect(text).toBe(await withChapters(path, text));
      const chapters = [...text.matchAll(/^## ([\w-]+)$/gm)].map(([, name]) => name);
      expect(chapters).toEqual(definitions.map((each) => each.default.name));
    },
  );

  it('has every hook', () => {
    expect(
      hooksOf(definitions)
        .map(({ hook }) => hook)
        .sort(),
    ).toEqual(Object.keys(selectors).sort());
  });

  it('names every event', () => {
    const dispatched = found(/'(auftritt:\w+)'/g);
    expect(dispatched.length).toBe(7);
    expect(found(/^\| `(auftritt:\w+)` \|/gm, page)).toEqual(dispatched);
  });

  it('names every class that is set, and those of what is added', () => {
    const ofLibraries = /^(f-|fancybox|pswp|slick|flipster)/;
    // For screen readers alone.
    const unseen = /__announcement$/;
    const set = [
      ...found(/className = '([\w-]+)/g),
      ...found(/className="([\w-]+)"/g),
      ...found(/Class = '([\w-]+)'/g),
      ...found(/classList\.(?:add|toggle|remove)\('([\w-]+)'/g),
      ...found(/\.class\([^,]+, '([\w-]+)'/g),
    ].filter((name) => !ofLibraries.test(name) && !unseen.test(name));
    const hooks = Object.values(selectors).map((selector) => selector.slice(1));
    const known = [
      ...Object.keys(merged('classes', definitions)),
      ...Object.keys(merged('added', definitions)),
    ];
    expect(set.length).toBeGreaterThan(12);
    expect([...new Set(set)].filter((name) => ![...known, ...hooks].includes(name))).toEqual([]);
    expect(known.filter((name) => !source.includes(name))).toEqual([]);
  });

  it('names every custom property that a theme may set', () => {
    const used = found(/var\(\s*(--auftritt-(?!own-|navigation-(?:start|end))[\w-]+)/g);
    expect(Object.keys(merged('properties', definitions)).sort()).toEqual(used);
  });

  it('names every attribute of elements that the source reads', () => {
    const inSelectors = found(/\[(data-[\w-]+)/g, Object.values(selectors).join());
    const read = found(/dataset\.([a-z]\w*)/g)
      .map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
      // What slick and its adapter write themselves.
      .filter((name) => !/^data-(slick-|slider-part|lazy-)/.test(name));
    expect(read.length).toBeGreaterThan(5);
    expect(Object.keys(merged('attributes', definitions))).toEqual(
      expect.arrayContaining([...inSelectors, ...read]),
    );
  });
});

it('every attribute of the tag has words', () => {
  expect(Object.keys(tagAttributeTexts).sort()).toEqual([...attributes].sort());
});
