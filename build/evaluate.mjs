import { build } from 'esbuild';

/**
 * Runs a module of the source in Node, for what the build makes of its tables.
 *
 * @param {string} path from the project's root
 * @returns {Promise<Record<string, unknown>>} what it exports
 */
export async function evaluate(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const code = outputFiles.map(({ text }) => text).join('');
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}
