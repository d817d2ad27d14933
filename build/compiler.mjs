import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The compiler's command, without a shell's way of finding it. */
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/**
 * Runs the TypeScript compiler.
 *
 * @param {readonly string[]} args
 * @throws {Error} with what it has written, where it finds a mistake
 */
export async function compile(...args) {
  try {
    await promisify(execFile)(process.execPath, [compiler, ...args]);
  } catch (error) {
    const written = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`tsc ${args.join(' ')}\n${written}`, { cause: error });
  }
}
