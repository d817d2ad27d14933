import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The package as `npm pack` makes it, in a folder of a site that has installed it. */
export interface Installed {
  /** The site's folder. */
  readonly site: string;
  /** The package's folder in it. */
  readonly folder: string;
  /** The paths in the package. */
  readonly paths: readonly string[];
  remove(): void;
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const require = createRequire(import.meta.url);

/** Packs what stands in dist/, and puts it where `npm install` would, with what it depends on. */
export function install(): Installed {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', site];
  const [packed] = JSON.parse(execFileSync(npm, args, { encoding: 'utf8', stdio: 'pipe' }));
  const folder = join(site, 'node_modules/auftritt');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', join(site, packed.filename), '-C', folder, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    symlinkSync(resolve('node_modules', name), join(site, 'node_modules', name), 'junction');
  }
  return {
    site,
    folder,
    paths: packed.files.map(({ path }: { path: string }) => path).sort(),
    remove: () => rmSync(site, { recursive: true, force: true }),
  };
}

/** Runs a program of Node in the site; what it writes, and how it ends. */
export function run(site: string, program: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: site,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The compiler's command. */
export const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
