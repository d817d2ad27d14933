// Sites of docs/backends/starter, made by the generators that docs/backends has templates for.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'hugo'} Generator */

const project = join(import.meta.dirname, '../..');

/**
 * Generator → where it writes to, and the command that makes a site for an address. The command is
 * run in the site's folder.
 *
 * @type {Record<Generator, { output: string, command: (address: string) => [string, ...string[]] }>}
 */
const generators = {
  hugo: { output: 'public', command: (address) => ['hugo', '--baseURL', address] },
};

/**
 * Follows the first step of the generator's page: copies the templates and the starter, and deploys
 * the script. What maps and compresses it is left out, as pages ask for none of it.
 *
 * @param {Generator} generator
 * @returns {string} the site's folder, which the caller removes
 */
export function startSite(generator) {
  const folder = mkdtempSync(join(tmpdir(), `auftritt-${generator}-`));
  for (const source of ['starter', generator]) {
    cpSync(join(project, 'docs/backends', source), folder, { recursive: true });
  }
  cpSync(join(project, 'dist'), join(folder, 'static/assets'), {
    recursive: true,
    filter: (path) => !/\.(?:map|br|gz)$|[\\/]dist[\\/](?:command|types)$/.test(path),
  });
  return folder;
}

/**
 * Makes the pages of a site.
 *
 * @param {Generator} generator
 * @param {string} folder from `startSite`
 * @param {string} address of the site, which may have a path
 * @returns {{ output: string, said: string }} the folder with the pages, and what the generator has printed
 * @throws {Error} with the generator's message where it stumbles
 */
export function buildSite(generator, folder, address = 'https://www.example.com/') {
  const { output, command } = generators[generator];
  const [name, ...parameters] = command(address);
  const { status, stdout, stderr } = spawnSync(name, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${generator}: ${stderr || stdout}`);
  return { output: join(folder, output), said: stdout + stderr };
}
