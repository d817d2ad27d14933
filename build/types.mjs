import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The compiler's command, without a shell's way of finding it. */
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/**
 * Writes the types of the public interface, and those of the stylesheet: TypeScript refuses an import
 * of a file that has none.
 *
 * @param {string} folder as build/types.json has it
 * @returns the paths of what was written
 */
export async function writeTypes(folder) {
  await rm(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [compiler, '--project', 'build/types.json']);
  await writeFile(join(folder, 'auftritt.css.d.ts'), 'export {};\n');
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((path) => path.endsWith('.d.ts')).map((path) => join(folder, path));
}
