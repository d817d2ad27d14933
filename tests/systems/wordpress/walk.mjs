// Walks through WordPress with the plugin on the oldest and the newest PHP, without a browser. The short walk installs
// the released archive in an empty WordPress, the oldest on the oldest PHP. The long one does so in each of
// matrix.mjs, and opens every page of the site of fill.php, too.
// node walk.mjs [--all]
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBuild } from '../../../build/up-to-date.mjs';
import { hasBuilds, install, script, unpack } from './install.mjs';
import { php, wordpress } from './matrix.mjs';
import { provideModules } from './php-modules.mjs';
import { visit } from './php-wasm.mjs';
import { installArchive, updateArchive } from './upload.mjs';
import { calls, dashboard, everySection, form, logIn, pages } from './walk-steps.mjs';

const port = 8141;
const isLong = process.argv.includes('--all');

/** @typedef {(folder: string, version: import('./matrix.mjs').Php) => Promise<string>} Walk says what it has done */

/** Pages that the plugin creates: those without every section, and a gallery at each level. */
const created = [
  '/',
  '/de/',
  '/products/',
  '/products/first-group/',
  '/de/produkte/erste-gruppe/zweite-kategorie/',
  '/inspiration/',
  '/de/datenschutz/',
];

/** From an empty WordPress to a site, and to a newer version. @type {Walk} */
async function fromArchive(folder, version) {
  const visitor = await visit(folder, port, version);
  try {
    await logIn(visitor);
    await installArchive(visitor);
    await everySection(visitor, ['/all-sections/', '/de/alle-abschnitte/']);
    await pages(visitor, created);
    await calls(visitor, '/products/first-group/first-category/');
    await form(visitor);
    await dashboard(visitor);
    await updateArchive(visitor, folder);
    await everySection(visitor, ['/all-sections/']);
  } finally {
    await visitor.end();
  }
  return `PHP ${visitor.php}: installed from the archive and updated`;
}

/** The site's pages, and those with editors' mistakes. @param {string} folder @returns {string[]} */
function everyPage(folder) {
  const mistakes = JSON.parse(script(folder, port, 'mistakes.php', 'add'));
  const { galleries, hidden, wide, others } = mistakes;
  const added = [
    ...Object.values(galleries).flatMap(Object.values),
    ...hidden,
    ...wide,
    ...Object.values(others),
  ];
  return [...new Set([...JSON.parse(script(folder, port, 'pages.php')), ...added])];
}

/** Through every page of the filled site; what else there is the other walk tries. @param {readonly string[]} paths @returns {Walk} */
const throughPages = (paths) => async (folder, version) => {
  const visitor = await visit(folder, port, version);
  try {
    await pages(visitor, paths);
  } finally {
    await visitor.end();
  }
  return `PHP ${visitor.php}: ${paths.length} pages`;
};

/**
 * The faults of a walk through a WordPress: what fails, and what PHP logs of the plugin.
 *
 * @param {string} name of the WordPress
 * @param {string} folder
 * @param {import('./matrix.mjs').Php} version
 * @param {Walk} walk
 * @returns {Promise<string[]>}
 */
async function faultsOf(name, folder, version, walk) {
  const log = join(folder, 'debug.log');
  rmSync(log, { force: true });
  const begin = Date.now();
  /** @type {string[]} */
  const faults = [];
  try {
    const done = await walk(folder, version);
    console.log(`WordPress ${name} on ${done}, ${Math.round((Date.now() - begin) / 1000)} s`);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    faults.push(`WordPress ${name} on PHP ${version}: ${message}`);
  }
  // WordPress's own complaints about a PHP that is newer than it are its own.
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return [...faults, ...new Set(lines.filter((line) => line.includes('/plugins/auftritt/')))];
}

/**
 * Does something with a folder that is there as long as it takes.
 *
 * @template Result
 * @param {(folder: string) => Promise<Result>} act
 */
async function inFolder(act) {
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-wordpress-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {typeof wordpress.oldest} tried @param {import('./matrix.mjs').Php} version */
const tryArchive = ({ build, version: name }, version) =>
  inFolder((folder) => {
    unpack(folder, build);
    return faultsOf(name, folder, version, fromArchive);
  });

/** @param {typeof wordpress.oldest} tried */
const tryPages = ({ build, version: name }) =>
  inFolder(async (folder) => {
    install(folder, port, build);
    const walk = throughPages(everyPage(folder));
    const faults = [];
    for (const version of Object.values(php)) {
      faults.push(...(await faultsOf(name, folder, version, walk)));
    }
    return faults;
  });

/** Why the walk cannot begin; empty where it can. */
function reasonToSkip() {
  if (!provideModules()) return 'PHP and its modules cannot be installed here';
  const mayInstall = process.env.AUFTRITT_INSTALL !== 'never' && (isLong || process.env.CI);
  return hasBuilds() || mayInstall
    ? ''
    : 'it needs 286 MB of WordPress and PHP, which CI and npm run test:wordpress install';
}

const reason = reasonToSkip();
if (reason) {
  console.log(`skipped: the walk through WordPress: ${reason}`);
  process.exit();
}
await provideBuild();
const faults = [];
for (const tried of isLong ? Object.values(wordpress) : [wordpress.oldest]) {
  for (const version of isLong ? Object.values(php) : [php.oldest]) {
    faults.push(...(await tryArchive(tried, version)));
  }
  if (isLong) faults.push(...(await tryPages(tried)));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
