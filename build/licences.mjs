// What of the built files is whose, and under which licence: a comment at the head of each script and
// stylesheet, and LICENSES.txt, which the comments name.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';

/** @typedef {import('esbuild').Metafile} Metafile */

/**
 * A package that has a part in a file; its licence is an SPDX identifier.
 *
 * @typedef {{ name: string, version: string, licence: string, text: string }} Package
 */

/** Where `dist` has the texts of the licences. */
export const licencesFile = 'dist/LICENSES.txt';

/** Our own licence. */
const own = 'MIT';

/** Packages whose licence SPDX does not know → the name that we give to it, as SPDX wants it. */
const references = new Map([['@fancyapps/ui', 'LicenseRef-Fancyapps-UI']]);

/** Packages under the MIT licence that come without its text → whose copyright the project's repository names. */
const holders = new Map([['embla-carousel', 'Copyright (c) 2020 David Cetinkaya']]);

/** The text of the MIT licence for a holder. @param {string} holder */
const mitText = async (holder) =>
  (await readFile('LICENSE', 'utf8')).replace(/^Copyright .*$/m, holder);

/** What LICENSES.txt says of a licence that SPDX does not know. */
const explanations = new Map([
  [
    'LicenseRef-Fancyapps-UI',
    "LicenseRef-Fancyapps-UI is commercial. A site that uses Fancybox, the lightbox's default, in\n" +
      'production needs a licence of its own: https://fancyapps.com/pricing/\n' +
      'With data-lightbox="photoswipe" on the tag its file is never loaded.',
  ],
]);

/**
 * The packages that have a part in what was built, by their folders.
 *
 * @param {readonly Metafile[]} metafiles
 */
function foldersIn(metafiles) {
  const folders = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => /(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]),
    ),
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/**
 * @param {string} folder
 * @returns {Promise<Package>}
 * @throws Error where the package has no text of its licence, or no name for it that SPDX knows
 */
async function readPackage(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  const holder = license === own ? holders.get(name) : undefined;
  if (!file && !holder) throw new Error(`${name} ${version} has no text of its licence`);
  const licence = references.get(name) ?? license;
  if (!/^[\w.-]+$/.test(licence)) throw new Error(`${name} ${version}: no licence: ${licence}`);
  const text = holder ? await mitText(holder) : await readFile(`${folder}/${file}`, 'utf8');
  return { name, version, licence, text: text.replaceAll('\r\n', '\n').trim() };
}

/** @param {readonly Metafile[]} metafiles */
const packagesIn = (metafiles) => Promise.all(foldersIn(metafiles).map(readPackage));

/** Our licence and those of the packages, as an SPDX expression. @param {readonly Package[]} packages */
function expressionOf(packages) {
  const others = new Set(packages.map(({ licence }) => licence));
  others.delete(own);
  return [own, ...[...others].sort()].join(' AND ');
}

/** The comment at the head of a file. @param {string} path @param {readonly Package[]} packages */
function commentFor(path, packages) {
  const texts = relative(dirname(path), licencesFile).split(sep).join('/');
  return `/*! ${expressionOf(packages)}, see ${texts} */`;
}

/**
 * Writes the comment at the head of what was built, below the line that names the interpreter; and
 * moves the places of the source map by the line that it takes.
 *
 * @param {Metafile} metafile
 * @param {ReadonlyMap<string, Metafile>} [styles] what the stylesheets were made of that stand in a
 *   script as texts, by the paths of these stylesheets
 */
export async function addLicenceComments({ outputs }, styles = new Map()) {
  for (const [path, output] of Object.entries(outputs)) {
    if (!/\.(m?js|css)$/.test(path)) continue;
    const inScript = Object.keys(output.inputs).flatMap((input) => styles.get(input) ?? []);
    const built = { inputs: {}, outputs: { [path]: output } };
    const comment = commentFor(path, await packagesIn([built, ...inScript]));
    const code = await readFile(path, 'utf8');
    await writeFile(
      path,
      code.replace(/^(#!.*\n)?/, (line) => `${line}${comment}\n`),
    );
    if (!outputs[`${path}.map`]) continue;
    const map = JSON.parse(await readFile(`${path}.map`, 'utf8'));
    await writeFile(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
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
  const explained = [...explanations].flatMap(([licence, text]) =>
    packages.some((each) => each.licence === licence) ? [text] : [],
  );
  const parts = packages.map(
    ({ name, version, licence, text }) =>
      `${name} ${version}\n${licence}\n${'-'.repeat(72)}\n\n${text}\n`,
  );
  const head = [`The built files of Auftritt: ${expression}`, ...explained].join('\n\n');
  const ours = await readFile('LICENSE', 'utf8');
  const ownPart = `Auftritt\n${own}\n${'-'.repeat(72)}\n\n${ours.trim()}\n`;
  await writeFile(licencesFile, [`${head}\n`, ownPart, ...parts].join('\n\n'));
}
