// What of the built files is whose, and under which licence: a comment at the head of each script and
// stylesheet, and LICENSES.txt, which the comments name.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { licences } from './libraries.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * A package that has a part in a file; its licence is an SPDX identifier.
 *
 * @typedef {{ name: string, version: string, licence: string, note: string | undefined, text: string }} Package
 */

/** Where `dist` has the texts of the licences. */
export const licencesFile = 'dist/LICENSES.txt';

/** Our own licence. */
const own = 'MIT';

/**
 * The packages that have a part in what was built, by their folders.
 *
 * @param {readonly Metafile[]} metafiles
 */
function foldersIn(metafiles) {
  const outputs = metafiles.flatMap((each) => Object.values(each.outputs));
  const folders = outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /.*\bnode_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? []);
  return [...new Set(folders)];
}

/**
 * @param {string} folder
 * @returns {Promise<Package>}
 * @throws Error where the package has no text of its licence, or no name for it that SPDX knows
 */
async function readPackage(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const { holder, name: named = license, note } = licences.get(name) ?? {};
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const isOwn = holder !== undefined && license === own;
  if (!file && !isOwn) throw new Error(`${name} ${version} has no text of its licence`);
  if (!/^[\w.-]+$/.test(named)) throw new Error(`${name} ${version}: no licence: ${named}`);
  const text = await readFile(isOwn ? 'LICENSE' : `${folder}/${file}`, 'utf8');
  const held = isOwn ? text.replace(/^Copyright .*$/m, holder) : text;
  return { name, version, licence: named, note, text: held.replaceAll('\r\n', '\n').trim() };
}

/** @param {readonly Metafile[]} metafiles */
const packagesIn = (metafiles) => Promise.all(foldersIn(metafiles).map(readPackage));

/** Our licence and those of the packages, as an SPDX expression. @param {readonly Package[]} packages */
function expressionOf(packages) {
  const all = packages.map(({ licence }) => licence).sort();
  return [...new Set([own, ...all])].join(' AND ');
}

/**
 * The comment at the head of a file.
 *
 * @param {string} path from the project's root
 * @param {readonly Package[]} packages what the file has of others
 */
export function commentFor(path, packages) {
  const texts = relative(dirname(path), licencesFile).split(sep).join('/');
  return `/*! ${expressionOf(packages)}, see ${texts} */`;
}

/**
 * Writes the comment at the head of what was built, below the line that names the interpreter; and
 * moves the places of the source map by the lines that come first now.
 *
 * @param {Metafile} metafile
 * @param {ReadonlyMap<string, Metafile>} [styles] what the stylesheets were made of that stand in a
 *   script as texts, by the paths of these stylesheets
 * @param {string} [hint] a line above the comment
 */
export async function addLicenceComments({ outputs }, styles = new Map(), hint = '') {
  for (const [path, output] of Object.entries(outputs)) {
    if (!/\.(m?js|css)$/.test(path)) continue;
    const inScript = Object.keys(output.inputs).flatMap((input) => styles.get(input) ?? []);
    const built = { inputs: {}, outputs: { [path]: output } };
    const comment = commentFor(path, await packagesIn([built, ...inScript]));
    const code = await readFile(path, 'utf8');
    await writeFile(path, code.replace(/^(#!.*\n)?/, `$1${hint}${comment}\n`));
    if (!outputs[`${path}.map`]) continue;
    const map = JSON.parse(await readFile(`${path}.map`, 'utf8'));
    map.mappings = `${hint && ';'};${map.mappings}`;
    await writeFile(`${path}.map`, JSON.stringify(map));
  }
}

/**
 * Writes LICENSES.txt: the licences of the packages that were built in, each with its text.
 *
 * @param {readonly Metafile[]} metafiles
 */
export async function writeLicences(metafiles) {
  const packages = await packagesIn(metafiles);
  packages.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const expression = expressionOf(packages);
  const text = (await readFile('LICENSE', 'utf8')).trim();
  const ours = { name: 'Auftritt', version: '', licence: own, text };
  const parts = [ours, ...packages].map(
    (each) =>
      `${`${each.name} ${each.version}`.trim()}\n${each.licence}\n${'-'.repeat(72)}\n\n${each.text}\n`,
  );
  const notes = packages.flatMap(({ note }) => note ?? []);
  const head = [`The built files of Auftritt: ${expression}`, ...notes].join('\n\n');
  await writeFile(licencesFile, [`${head}\n`, ...parts].join('\n\n'));
}
