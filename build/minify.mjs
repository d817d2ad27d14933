import { readFile, writeFile } from 'node:fs/promises';
import { transform } from '@swc/core';

/**
 * Code with the licence's comment at its head: swc may declare a variable above it. What follows the
 * comment stays where it was, so the source map fits.
 *
 * @param {string} code
 */
const withCommentFirst = (code) => code.replace(/^([^/]*)(\/\*!.*?\*\/)/, '$2$1');

/**
 * Minifies a script, with swc: pages of the demonstration site are 0.5 to 2.5 kB of brotli smaller
 * than with esbuild's own minifier. The source map goes on to lead to the sources.
 *
 * @param {string} path
 * @param {{ module: boolean }} options whether the file is a module
 */
export async function minify(path, { module }) {
  const [code, content] = await Promise.all([
    readFile(path, 'utf8'),
    readFile(`${path}.map`, 'utf8'),
  ]);
  const minified = await transform(code, {
    isModule: module,
    inputSourceMap: content,
    sourceMaps: true,
    minify: true,
    jsc: {
      target: 'es2022',
      minify: {
        // More passes find nothing more.
        compress: { passes: 5, const_to_let: true },
        mangle: true,
        // That of the licence.
        format: { comments: 'some' },
      },
    },
  });
  if (!minified.map) throw new Error(`no source map for ${path}`);
  await Promise.all([
    writeFile(path, `${withCommentFirst(minified.code)}\n`),
    writeFile(`${path}.map`, minified.map),
  ]);
}
