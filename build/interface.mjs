import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';

/** The TypeScript compiler. */
const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');

/**
 * The declarations of some modules and of all modules that these name, in one text. Two texts are the
 * same where the modules can be used in the same way, whatever is inside their functions.
 *
 * @param {string} sources src/
 * @param {string} folder with the declarations of src/
 * @param {readonly string[]} modules paths from src/, without their endings
 */
async function declarationsOf(sources, folder, modules) {
  const found = new Set(modules);
  const texts = [];
  for (const path of found) {
    // Words are used by their names, whatever they say.
    const text = path.endsWith('.json')
      ? (await readFile(join(sources, path), 'utf8')).replaceAll(/: ".*"/g, '')
      : await readFile(join(folder, `${path}.d.ts`), 'utf8');
    texts.push(`${path}\n${text}`);
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
      found.add(posix.join(dirname(path), specifier.replace(/\.js$/, '')));
    }
  }
  return texts.sort().join('\n');
}

/**
 * The interface number: equal for two builds where the chunks of one fit the entry of the other. It is made from the
 * types of what the entry calls.
 *
 * @param {readonly string[]} called the modules that the entry calls, from the project's root
 * @param {string} root the project's folder
 */
export async function interfaceNumber(called, root = '.') {
  const folder = await mkdtemp(join(tmpdir(), 'interface-'));
  try {
    const project = join(root, 'build/interface.json');
    const sources = join(root, 'src');
    const options = ['--project', project, '--rootDir', sources, '--outDir', folder];
    await promisify(execFile)(process.execPath, [compiler, ...options]);
    const modules = called.map((path) => path.replace(/^src\/|\.tsx?$/g, ''));
    return hash('sha256', await declarationsOf(sources, folder, modules)).slice(0, 8);
  } finally {
    await rm(folder, { recursive: true });
  }
}
