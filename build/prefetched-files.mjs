import { behavioursOf } from './files.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */

/** The module that the build fills. */
export const prefetchedFilesModule = 'src/lifecycle/prefetched-files.ts';

/**
 * Fills `prefetchedFilesModule`. Its chunk is built last, since it holds the names of others.
 *
 * @param {import('./graph.mjs').Graph} graph
 * @param {ReadonlyMap<Chunk, string>} paths
 * @returns {import('esbuild').Plugin}
 */
export const prefetchedFiles = (graph, paths) => ({
  name: 'prefetched files',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/]lifecycle[\\/]prefetched-files\.ts$/ }, async () => {
      const behaviours = await behavioursOf(graph);
      const choices = behaviours.flatMap(({ documentation, chosen }) =>
        [...chosen].map(([chunk, value]) => [
          paths.get(chunk),
          { setting: documentation.choice?.setting, value },
        ]),
      );
      const files = behaviours.flatMap(({ definition, chunks }) => {
        if (!('preview' in definition || 'prefetch' in definition)) return [];
        const fetched = chunks.filter(({ isPreview }) => !isPreview);
        return [[definition.name, fetched.map((chunk) => paths.get(chunk))]];
      });
      return {
        contents: `export const prefetchedFiles = ${JSON.stringify(Object.fromEntries(files))};
          export const choices = ${JSON.stringify(Object.fromEntries(choices))};`,
      };
    });
  },
});
