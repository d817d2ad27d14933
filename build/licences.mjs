import { readdir, readFile, writeFile } from 'node:fs/promises';

/** @typedef {{ name: string, version: string, licence: string, text: string }} Package */

/**
 * The packages that have a part in what was built, by their folders.
 *
 * @param {readonly import('esbuild').Metafile[]} metafiles
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
 * @throws Error where the package has no text of its licence
 */
async function readPackage(folder) {
  const { name, version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${name} ${version} has no text of its licence`);
  const text = await readFile(`${folder}/${file}`, 'utf8');
  return { name, version, licence: license, text: text.replaceAll('\r\n', '\n').trim() };
}

/**
 * Writes the licences of the packages that were built in, each with its text.
 *
 * @param {string} path
 * @param {readonly import('esbuild').Metafile[]} metafiles
 */
export async function writeLicences(path, metafiles) {
  const packages = await Promise.all(foldersIn(metafiles).map(readPackage));
  packages.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const parts = packages.map(
    ({ name, version, licence, text }) =>
      `${name} ${version}\n${licence}\n${'-'.repeat(72)}\n\n${text}\n`,
  );
  const ours = await readFile('LICENSE', 'utf8');
  const head = `Auftritt\nMIT\n${'-'.repeat(72)}\n\n${ours.trim()}\n`;
  await writeFile(path, [head, ...parts].join('\n\n'));
}
