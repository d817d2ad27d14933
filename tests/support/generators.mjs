// Sites of backends/starter, made by the generators that backends/ has templates for.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {'hugo' | 'eleventy'} Generator */

const project = join(import.meta.dirname, '../..');

/**
 * Generator → the command that makes a site for an address, which is in an option or in the environment.
 * It is run in the site's folder.
 *
 * @type {Record<Generator, (address: string, program?: string) => { command: [string, ...string[]], environment?: Record<string, string> }>}
 */
const generators = {
  hugo: (address, program = 'hugo') => ({ command: [program, '--baseURL', address] }),
  eleventy: (address) => ({
    command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
    environment: { SITE_ADDRESS: address },
  }),
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
    cpSync(join(project, 'backends', source), folder, { recursive: true });
  }
  // The starter's home has no start screen at first: here it asks for one.
  for (const home of ['de/_index.html', 'en/_index.html'].map((path) =>
    join(folder, 'content', path),
  )) {
    const page = readFileSync(home, 'utf8');
    if (page.includes('intro:')) throw new Error(`${home} has a start screen`);
    writeFileSync(home, page.replace('---', '---\nintro: true'));
  }
  cpSync(join(project, 'dist'), join(folder, 'static/assets'), {
    recursive: true,
    filter: (path) => !/\.(?:map|br|gz)$|[\\/]dist[\\/](?:command|types)$/.test(path),
  });
  if (generator === 'eleventy') {
    const packages = join(project, 'tests/systems/backends/engines/node_modules');
    symlinkSync(packages, join(folder, 'node_modules'));
  }
  return folder;
}

/**
 * Makes the pages of a site.
 *
 * @param {Generator} generator
 * @param {string} folder from `startSite`
 * @param {string} address of the site, which may have a path
 * @param {string} [program] another Hugo than the one that is installed
 * @returns {{ output: string, said: string }} the folder with the pages, and what the generator has printed
 * @throws {Error} with the generator's message where it stumbles
 */
export function buildSite(
  generator,
  folder,
  address = 'https://www.example.com/',
  program = undefined,
) {
  const { command, environment } = generators[generator](address, program);
  const [name, ...parameters] = command;
  const { status, stdout, stderr } = spawnSync(name, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${generator}: ${stderr || stdout}`);
  return { output: join(folder, 'public'), said: stdout + stderr };
}
