// npm run release: makes the archives of this version in release/, or in the folder that is named.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { typo3Files, wordpressFiles } from './archives.mjs';
import { zip } from './zip.mjs';

const build = 'dist';
const folder = process.argv[2] ?? 'release';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @type {Record<string, ReadonlyMap<string, Buffer>>} */
const archives = {
  [`auftritt-wordpress-${version}.zip`]: wordpressFiles(build),
  [`auftritt-typo3-composer-${version}.zip`]: typo3Files('composer', build),
  [`auftritt-typo3-classic-${version}.zip`]: typo3Files('classic', build),
};

mkdirSync(folder, { recursive: true });
for (const [name, files] of Object.entries(archives)) {
  const bytes = zip(files, version);
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${files.size} files, ${Math.round(bytes.length / 1000)} kB`);
}
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
execFileSync(npm, ['pack', '--ignore-scripts', '--pack-destination', folder], { stdio: 'inherit' });
