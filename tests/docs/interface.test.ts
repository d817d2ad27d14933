import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../src/checker/check-page.js';
import { attributes } from '../../src/configuration.js';
import { roots } from '../../src/contract/hooks.js';
import { selectors } from '../../src/contract.js';
import { addedTexts, classTexts, propertyTexts } from '../../src/documentation/classes.js';
import { elementAttributeTexts } from '../../src/documentation/element-attributes.js';
import { withTables } from '../../src/documentation/tables.js';
import { tagAttributeTexts } from '../../src/documentation/tag-attributes.js';
import { filesIn } from '../support/backend-sources.js';

const page = readFileSync('docs/interface.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

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
  it('has the tables of the source; npm run tables writes them', () => {
    expect(page).toBe(withTables(page));
  });

  it('names every event', () => {
    const dispatched = found(/'(auftritt:\w+)'/g);
    expect(dispatched.length).toBe(4);
    expect(found(/^\| `(auftritt:\w+)` \|/gm, page)).toEqual(dispatched);
  });

  it('names every class that is set, and those of what is added', () => {
    const ofLibraries = /^(f-|fancybox|slick|flipster)/;
    // For screen readers alone.
    const unseen = /__announcement$/;
    const set = [
      ...found(/className = '([\w-]+)/g),
      ...found(/className="([\w-]+)"/g),
      ...found(/Class = '([\w-]+)'/g),
      ...found(/classList\.(?:add|toggle|remove)\('([\w-]+)'/g),
      ...found(/use(?:Class|Mount)\(\w+, '([\w-]+)'/g),
    ].filter((name) => !ofLibraries.test(name) && !unseen.test(name));
    const hooks = Object.values(selectors).map((selector) => selector.slice(1));
    const known = [...Object.keys(classTexts), ...Object.keys(addedTexts)];
    expect(set.length).toBeGreaterThan(12);
    expect([...new Set(set)].filter((name) => ![...known, ...hooks].includes(name))).toEqual([]);
    expect(known.filter((name) => !source.includes(name))).toEqual([]);
  });

  it('names every custom property that a theme may set', () => {
    const used = found(/var\((--auftritt-[\w-]+)/g);
    expect(Object.keys(propertyTexts).sort()).toEqual(used);
  });

  it('names every attribute of elements that the source reads', () => {
    const inSelectors = found(/\[(data-[\w-]+)/g, Object.values(selectors).join());
    const read = found(/dataset\.([a-z]\w*)/g)
      .map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)
      // What slick and its adapter write themselves.
      .filter((name) => !/^data-(slick-|slider-part|lazy-)/.test(name));
    expect(read.length).toBeGreaterThan(5);
    expect(Object.keys(elementAttributeTexts)).toEqual(
      expect.arrayContaining([...inSelectors, ...read]),
    );
  });
});

describe('README.md', () => {
  it('has every behaviour with the selector that it starts on', () => {
    const needed = Object.entries(roots).map(
      ([name, [hook]]) => `\n| \`${name}\` | \`${selectors[hook]}\` |`,
    );
    expect(needed.length).toBe(20);
    expect(needed.filter((row) => !readme.includes(row))).toEqual([]);
  });

  it('names every attribute of the tag', () => {
    const named = found(/`(data-[\w-]+)`/g, readme);
    expect(named).toEqual(expect.arrayContaining([...attributes]));
    expect(Object.keys(tagAttributeTexts).sort()).toEqual([...attributes].sort());
  });
});

describe('docs/sections.md', () => {
  const sections = readFileSync('docs/sections.md', 'utf8').split(/^## /m).slice(1);

  it('has every behaviour, in the order of the contract', () => {
    expect(sections.map((section) => section.split('\n')[0])).toEqual(Object.keys(roots));
  });

  it.each(sections.map((section) => [section.split('\n')[0] ?? '', section]))(
    '%s starts on the markup shown, and nothing is wrong with it',
    (name, section) => {
      const html = /^```html\n(.*?)^```$/ms.exec(section)?.[1] ?? '';
      const { foretold, findings } = checkPage({ html, address: 'https://www.example.com/' });
      const own = foretold.filter(({ behaviour }) => behaviour === name);
      expect(own.length).toBeGreaterThan(0);
      expect(foretold.filter(({ starts }) => !starts)).toEqual([]);
      expect(findings).toEqual([]);
    },
  );
});
