import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The package as `npm pack` makes it, in a folder of a site that has installed it. */
export interface Installed {
  /** The site's folder. */
  readonly site: string;
  /** The package's folder in it. */
  readonly folder: string;
  /** The path of the file that `npm pack` wrote. */
  readonly tarball: string;
  /** The paths in the package. */
  readonly paths: readonly string[];
  remove(): void;
}

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const require = createRequire(import.meta.url);

/** The commands of a package. */
function commandsOf(folder: string): Readonly<Record<string, string>> {
  const { name, bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return typeof bin === 'string' ? { [name]: bin } : bin;
}

/** Gives a site one of the project's own packages, or of this folder's. */
export function addPackage(site: string, name: string): void {
  const folder = dirname(require.resolve(`${name}/package.json`));
  symlinkSync(folder, join(site, 'node_modules', name), 'junction');
}

/** Packs what stands in dist/ into a folder. */
export function pack(folder: string): { filename: string; files: { path: string }[] } {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(execFileSync(npm, args, { encoding: 'utf8', stdio: 'pipe' }));
  return packed;
}

/**
 * Packs what stands in dist/, and puts it where `npm install` would.
 *
 * @param others packages that the site has installed too
 */
export function install(...others: readonly string[]): Installed {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  const packed = pack(site);
  const folder = join(site, 'node_modules/auftritt');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', join(site, packed.filename), '-C', folder, '--strip-components=1']);
  const modules = join(site, 'node_modules');
  for (const name of others) addPackage(site, name);
  mkdirSync(join(modules, '.bin'));
  for (const name of readdirSync(modules).filter((each) => !each.startsWith('.'))) {
    for (const [command, path] of Object.entries(commandsOf(join(modules, name)))) {
      symlinkSync(join(modules, name, path), join(modules, '.bin', command));
    }
  }
  return {
    site,
    folder,
    tarball: join(site, packed.filename),
    paths: packed.files.map(({ path }) => path).sort(),
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
