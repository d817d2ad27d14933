// The files of src that list what the folders of behaviours have. "npm run tables" writes them.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, posix } from 'node:path';
import { behaviourFolders, readDefinitions } from '../build/definitions.mjs';
import { evaluate } from '../build/evaluate.mjs';

/** @param {string} path */
const camelCase = (path) =>
  basename(path, '.ts').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The definitions as one list, and the selectors of all their hooks. */
async function behaviours() {
  const folders = await behaviourFolders();
  const imports = [
    "import type { Definition } from './lifecycle/definition.js';",
    "import { pageHooks } from './page/page.js';",
    "import type { Selectors } from './public-interface.js';",
    ...folders.map((folder) => `import ${camelCase(folder)} from './${folder}/definition.js';`),
  ];
  return [
    '// Written by "npm run tables" from start-order.json.',
    ...imports.sort((one, other) =>
      (one.split("'")[1] ?? '').localeCompare(other.split("'")[1] ?? ''),
    ),
    '',
    '/** All behaviours, in the order in which they start. */',
    'export const behaviours: readonly Definition[] = [',
    ...folders.map((folder) => `  ${camelCase(folder)},`),
    '];',
    '',
    '/** The default selector of every hook. */',
    'export const defaultSelectors: Selectors = Object.assign(',
    '  {},',
    '  pageHooks,',
    '  ...behaviours.map(({ hooks }) => hooks),',
    ');',
    '',
  ].join('\n');
}

/** A text as the formatter writes it. @param {unknown} value */
const literal = (value) => `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A value as the formatter writes it. @param {unknown} value @returns {string} */
const written = (value) =>
  Array.isArray(value)
    ? `[${value.map(written).join(', ')}]`
    : value === true
      ? 'true'
      : literal(value);

/** A property in a line, or in two where it is too long. @param {string} key @param {string} value @param {number} indent */
function property(key, value, indent) {
  const line = `${' '.repeat(indent)}${key}: ${value},`;
  return line.length <= 100
    ? line
    : `${' '.repeat(indent)}${key}:\n${' '.repeat(indent + 2)}${value},`;
}

/** The default selector of every hook: not from the list of definitions, which may have yet to be written. */
async function defaultSelectors() {
  const { pageHooks } = await evaluate("export * from './src/page/page.ts'");
  const definitions = await readDefinitions();
  /** @type {Record<string, string>} */
  const selectors = Object.assign({}, pageHooks, ...definitions.map((each) => each.default.hooks));
  return selectors;
}

/** What the doorman knows of each behaviour, and what runs once on each page. */
async function rows() {
  const folders = await behaviourFolders();
  const { rowsOf } = await evaluate("export { rowsOf } from './src/lifecycle/definition.ts'");
  const selectors = await defaultSelectors();
  if (typeof rowsOf !== 'function') throw new Error('src/lifecycle has no rows');
  const definitions = (await readDefinitions()).map((each) => each.default);
  /** @param {number} index @param {string} path */
  const from = (index, path) => `../${posix.join(folders[index] ?? '', path)}`;
  const entries = definitions.flatMap((definition, index) =>
    rowsOf(definition, selectors).map((/** @type {object} */ row) =>
      [
        '  {',
        ...Object.entries(row).map(([key, value]) => property(key, written(value), 4)),
        ...(definition.near ? [`    near: () => import('${from(index, definition.near)}'),`] : []),
        `    load: () => import('${from(index, definition.code)}'),`,
        '  },',
      ].join('\n'),
    ),
  );
  const opened = definitions.flatMap(({ name, opening }, index) =>
    opening ? [{ name, path: from(index, opening), as: `${camelCase(name)}Opening` }] : [],
  );
  return [
    '// Written by "npm run tables" from the definitions.',
    ...[
      "import type { Opening } from '../lifecycle/opening.js';",
      "import type { Row } from '../lifecycle/row.js';",
      ...opened.map(({ path, as }) => `import ${as} from '${path}';`),
      "import type { BehaviourName } from '../names.js';",
    ].sort((one, other) => (one.split("'")[1] ?? '').localeCompare(other.split("'")[1] ?? '')),
    '',
    '/** What the doorman knows of each behaviour, in the order in which they start. */',
    'export const rows: readonly Row[] = [',
    ...entries,
    '];',
    '',
    '/** What runs once on each page. */',
    'export const openings: readonly (readonly [BehaviourName, Opening])[] = [',
    ...opened.map(({ name, as }) => `  ['${name}', ${as}],`),
    '];',
    '',
  ].join('\n');
}

/** The words of every part that says something. */
function wordings() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?:^|[/-])wording\.json$/.test(path))
    .sort();
  const names = files.map((path) => camelCase(path.replace(/[/-]wording\.json$/, '')));
  const imports = files.map(
    (path, index) => `import ${names[index]} from '../../${path}' with { type: 'json' };`,
  );
  // Where the linter wants it.
  const type = "import type { Wording } from '../../page/language.js';";
  const place = files.filter((path) => path < 'page/language.ts').length;
  return [
    '// Written by "npm run tables" from the files that are called wording.json.',
    ...imports.toSpliced(place, 0, type),
    '',
    '/** All words of the script, by the part that says them. */',
    'export const wordings: readonly Wording[] = [',
    ...names.map((name) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

/** A union of names. @param {readonly string[]} names */
const union = (names) => names.map((name) => `\n  | '${name}'`).join('');

/** The names of behaviours and hooks, as types that import nothing: whatever knows a name knows no section. */
async function names() {
  const definitions = (await readDefinitions()).map((each) => each.default);
  const hooks = Object.keys(await defaultSelectors());
  return [
    '// Written by "npm run tables" from the definitions.',
    '/** The name of a behaviour, as in `data-disable`. */',
    `export type BehaviourName =${union(definitions.map(({ name }) => name))};`,
    '',
    '/** The name of a hook, as in `data-selectors`. */',
    `export type Hook =${union(hooks)};`,
    '',
  ].join('\n');
}

/** What the behaviours need before the first paint: the structure of the page's own elements, and their look. */
async function firstPaint() {
  const imports = (await behaviourFolders()).flatMap((folder) =>
    Object.entries({ 'first-paint': 'structure.page', 'first-paint-look': 'auftritt.sections' })
      .map(([file, layer]) => ({ path: `${folder}/${file}.css`, layer }))
      .filter(({ path }) => existsSync(`src/${path}`)),
  );
  return [
    '/* Written by "npm run tables" from the files of the sections. */',
    ...imports.map(({ path, layer }) => `@import url("../${path}") layer(${layer});`),
    '',
  ].join('\n');
}

/** The colours of what lies over the page, with the elements that have them. */
async function paper() {
  const over = (await readDefinitions()).flatMap(({ documentation }) => documentation.over ?? []);
  const text = await readFile('src/styles/paper.css', 'utf8');
  return text.replace(
    /^( *):where\([^)]*\) \{$/m,
    (_, indent) =>
      `${indent}:where(\n${over.map((each) => `${indent}  ${each}`).join(',\n')}\n${indent}) {`,
  );
}

/** The README of each new section, from its definition. One that is there is its author's. */
async function readmes() {
  const folders = await behaviourFolders();
  const definitions = await readDefinitions();
  return folders.flatMap((folder, index) => {
    const path = `src/${folder}/README.md`;
    const { default: definition, documentation } = definitions[index] ?? {};
    if (existsSync(path) || !definition || !documentation) return [];
    const { name } = definition;
    const [root = ''] = definition.roots ?? Object.keys(definition.hooks);
    const about = (documentation.hooks[root]?.[0] ?? '').replace(/; starts `.*`/, '');
    const tests = `tests/sections/${name}`;
    const text = [
      `# ${name}`,
      '',
      about,
      '',
      '`usage.md` names its hooks, attributes and classes.',
      `Tests: [\`${tests}\`](../../../${tests}).`,
      '',
    ].join('\n');
    return [/** @type {const} */ ([path, text])];
  });
}

/**
 * The files and what is to be in them.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} path from the project's root → text
 */
export async function lists() {
  return new Map([
    ['src/behaviours.ts', await behaviours()],
    ['src/names.ts', await names()],
    ['src/doorman/rows.ts', await rows()],
    ['src/command/check/wordings.ts', wordings()],
    ['src/styles/sections.css', await firstPaint()],
    ['src/styles/paper.css', await paper()],
    ...(await readmes()),
  ]);
}
