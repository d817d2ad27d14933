import { readFile } from 'node:fs/promises';
import { behavioursOf } from './definitions.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */

const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** A chunk with all that it may load. @param {Chunk} chunk @returns {Chunk[]} */
const withLater = (chunk) => [chunk, ...[...chunk.imports, ...chunk.loads].flatMap(withLater)];

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
      /** @type {Record<string, { files: string[], library?: object, choice?: object[] }>} */
      const built = {};
      for (const { definition, documentation, chunks } of await behavioursOf(graph)) {
        const { library, choice } = documentation.shared ?? documentation;
        /** @param {{ name: string, package: string }} named */
        const versioned = (named) => ({
          name: named.name,
          version: devDependencies[named.package],
        });
        built[definition.name] = {
          files: [...new Set(chunks.flatMap(withLater).map(({ name }) => name))],
          ...(library && { library: versioned(library) }),
          ...(choice && {
            choice: Object.values(choice.values).map((each) => ({
              file: each.file,
              library: versioned(each),
            })),
          }),
        };
      }
      const known = Object.values(built).flatMap(({ files }) => files);
      const others = (graph?.chunks ?? []).map(({ name }) => name);
      const ofPage = ['auftritt', 'page', ...others.filter((name) => !known.includes(name))];
      return {
        contents: `export const built = ${JSON.stringify(built)};
          export const embla = ${JSON.stringify({ name: 'Embla', version: devDependencies['embla-carousel'] })};
          export const ownJQuery = ${JSON.stringify(devDependencies.jquery)};
          export const ofPage = ${JSON.stringify(ofPage)};`,
      };
    });
  },
});
