import { readFile } from 'node:fs/promises';

/**
 * Replaces passages of a library's file. The build fails where a passage is not found, since then the library has
 * changed and the repair must be looked at again.
 *
 * @param {RegExp} file which the path of the file matches
 * @param {readonly (readonly [passage: string | RegExp, replacement: string])[]} passages
 * @param {string} [parameters] with which the file becomes a factory
 * @returns {import('esbuild').Plugin}
 */
export const repaired = (file, passages, parameters) => ({
  name: `repaired ${file.source}`,
  setup(setup) {
    setup.onLoad({ filter: file }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [passage, replacement] of passages) {
        const changed = contents.replaceAll(passage, replacement);
        if (changed === contents) throw new Error(`${path} no longer contains: ${passage}`);
        contents = changed;
      }
      if (parameters) contents = `export default function (${parameters}) {\n${contents}\n}`;
      return { contents, loader: path.endsWith('.jsx') ? 'jsx' : 'js' };
    });
  },
});
