// The stylesheet in pieces, for backends that know which sections a page has: what every page needs, and for each section
// what it needs beside that. A section so small that a request costs more is in the first.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate, parse } from 'css-tree';
import { evaluate } from './evaluate.mjs';
import { commentFor } from './licences.mjs';

/** @typedef {import('css-tree').CssNode} CssNode */
/** @typedef {{ around: readonly string[], text: string }} PlacedRule a rule, and the at-rules that it stands in */

/** A piece of fewer bytes belongs to every page. */
const smallest = 600;

/** @param {string} css @returns {PlacedRule[]} */
function placedRules(css) {
  /** @param {CssNode} node @param {readonly string[]} around @returns {PlacedRule[]} */
  const read = (node, around) => {
    if (node.type !== 'Atrule' || !node.block || !/^(media|supports|layer)$/.test(node.name)) {
      return [{ around, text: generate(node) }];
    }
    const head = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`;
    return node.block.children.toArray().flatMap((each) => read(each, [...around, head]));
  };
  const sheet = parse(css);
  return sheet.type === 'StyleSheet'
    ? sheet.children.toArray().flatMap((node) => read(node, []))
    : [];
}

/** @param {PlacedRule} rule */
const written = ({ around, text }) =>
  around.reduceRight((inner, head) => `${head}{${inner}}`, text);

/** What stands in one stylesheet and not in another. @param {string} css @param {string} other */
function beyond(css, other) {
  const there = new Set(placedRules(other).map(written));
  return placedRules(css)
    .map(written)
    .filter((rule) => !there.has(rule))
    .join('');
}

/** The classes and attributes by which markup shows that it has a section. @param {readonly string[]} selectors */
const marksOf = (selectors) => [
  ...new Set(
    selectors.flatMap((selector) =>
      [
        ...selector
          .replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
          .matchAll(/\.([\w-]+)|\[(data-[\w-]+)/g),
      ].map(([, name, attribute]) => name ?? attribute ?? ''),
    ),
  ),
];

/** @param {string} css */
const bytesOf = (css) => brotliCompressSync(css).length;

/**
 * Writes the folder `styles`: `page.css`, `<section>.css`, and `sections.json`, which has for each section with a file the classes
 * and attributes that show it, and how many bytes its file has after Brotli; `whole` is what `auftritt.css` has beyond
 * `page.css`. The script learns from the files which of them a page has.
 *
 * @param {string} folder of the build, with `auftritt.css`
 * @returns {Promise<readonly string[]>} the paths, from the project's root
 */
export async function writeSectionStyles(folder) {
  const whole = await readFile(join(folder, 'auftritt.css'), 'utf8');
  const head = `${commentFor(join(folder, 'styles', 'page.css'), [])}\n`;
  const css = whole.replace(/^\/\*!.*?\*\/\s*/, '');
  const { rulesOf, rootsOf, marker, behaviours } = await evaluate(`
    export { rulesOf, rootsOf } from './src/command/pages/section-styles.ts';
    export { marker } from './src/page/left-out.ts';
    export { behaviours } from './src/behaviours.ts';`);
  /** @type {string[]} */
  const names = behaviours.map((/** @type {{ name: string }} */ { name }) => name);
  const bare = rulesOf(css, []).text;
  /** @param {string} name */
  const isSmall = (name) => beyond(rulesOf(css, [name]).text, bare).length < smallest;
  const common = rulesOf(css, names.filter(isSmall)).text;

  /** @param {string} name the custom property by which a piece says that it is there */
  const has = (name) => `--auftritt-of-${name}`;
  const pieces = names
    .filter((name) => !isSmall(name))
    .map((name) => ({
      name,
      piece: `${head}${beyond(rulesOf(css, [name]).text, common)}html{${has(name)}: ;}`,
    }));
  const without = pieces.map(({ name }) => `var(${has(name)},${name})`).join(' ');
  const page = `${head}${common}html{${marker}:${without}}`;
  const sections = pieces.map(({ name, piece }) => [
    name,
    { marks: marksOf(rootsOf(name)), bytes: bytesOf(piece) },
  ]);
  const about = {
    whole: bytesOf(whole) - bytesOf(page),
    sections: Object.fromEntries(sections),
  };
  const files = {
    'page.css': page,
    'sections.json': `${JSON.stringify(about)}\n`,
    ...Object.fromEntries(pieces.map(({ name, piece }) => [`${name}.css`, piece])),
  };
  await mkdir(join(folder, 'styles'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, 'styles', name), text);
  }
  return Object.keys(files).map((name) => `${folder}/styles/${name}`);
}
