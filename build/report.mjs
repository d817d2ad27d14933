import { readFile } from 'node:fs/promises';
import { behavioursOf } from './definitions.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */

const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** Chunks with all that they may load. @param {readonly Chunk[]} chunks */
function withLater(chunks) {
  const all = new Set(chunks);
  for (const { imports, loads } of all) for (const each of [...imports, ...loads]) all.add(each);
  return [...all];
}

/**
 * Fills src/report/built.ts with what `auftritt.report()` says of behaviours beside their states.
 *
 * @param {import('./graph.mjs').Graph | undefined} graph none for the self-contained bundle
 * @returns {import('esbuild').Plugin}
 */
export const reportFacts = (graph) => ({
  name: 'report',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/]report[\\/]built\.ts$/ }, async () => {
      /** @type {Record<string, { files: string[], libraries: object[] }>} */
      const built = {};
      for (const { definition, libraries, chunks } of await behavioursOf(graph)) {
        built[definition.name] = {
          files: [...new Set(withLater(chunks).map(({ name }) => name))],
          libraries: libraries.map(({ name, package: source, onRequest }) => ({
            name,
            version: devDependencies[source],
            ...(libraries.length > 1 && { onRequest }),
          })),
        };
      }
      const known = Object.values(built).flatMap(({ files }) => files);
      const others = (graph?.chunks ?? []).map(({ name }) => name);
      const ofPage = ['auftritt', 'page', ...others.filter((name) => !known.includes(name))];
      return {
        contents: `export const built = ${JSON.stringify(built)};
          export const ownJQuery = ${JSON.stringify(devDependencies.jquery)};
          export const ofPage = ${JSON.stringify(ofPage)};`,
      };
    });
  },
});
