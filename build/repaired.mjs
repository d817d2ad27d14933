import { readFile } from 'node:fs/promises';

/**
 * What the build changes in a file of a library.
 *
 * @typedef {object} Repair
 * @property {RegExp} file what the path of the file matches
 * @property {string} [contents] what takes the place of the whole file
 * @property {readonly (readonly [passage: string | RegExp, replacement: string])[]} [passages]
 * @property {string} [parameters] with which the file becomes a factory
 */

/**
 * Changes a library's file. The build fails where a passage is not found, since then the library has changed and the
 * repair must be looked at again.
 *
 * @param {Repair} repair
 * @returns {import('esbuild').Plugin}
 */
export const repaired = ({ file, contents, passages = [], parameters }) => ({
  name: `repaired ${file.source}`,
  setup(setup) {
    setup.onLoad({ filter: file }, async ({ path }) => {
      let text = contents ?? (await readFile(path, 'utf8'));
      for (const [passage, replacement] of passages) {
        const changed = text.replaceAll(passage, replacement);
        if (changed === text) throw new Error(`${path} no longer contains: ${passage}`);
        text = changed;
      }
      if (parameters) text = `export default function (${parameters}) {\n${text}\n}`;
      return { contents: text, loader: path.endsWith('.jsx') ? 'jsx' : 'js' };
    });
  },
});
