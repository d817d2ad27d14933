import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from './compiler.mjs';

/** The public interface, and the names that it imports. */
const sources = ['names.ts', 'public-interface.ts'];

/**
 * Writes the types of the public interface, and those of the stylesheet, since TypeScript refuses an import of a file without.
 *
 * @param {string} folder as build/types.json has it
 * @returns the paths of what was written
 */
export async function writeTypes(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of sources) await copyFile(join('src', name), join(folder, name));
  await compile('--project', 'build/types.json');
  for (const name of sources) await rm(join(folder, name));
  await writeFile(join(folder, 'auftritt.css.d.ts'), 'export {};\n');
  const written = sources.map((name) => name.replace(/ts$/, 'd.ts'));
  return ['auftritt.css.d.ts', ...written].map((path) => join(folder, path));
}
