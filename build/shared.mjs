// The modules that the entry and the chunks both need. The entry offers what they export, and the core takes it from
// there: a page downloads them once, and what they remember exists once.
import { hash } from 'node:crypto';
import { dirname, resolve } from 'node:path';

/** They are few, and the entry uses all that they export: what it does not use would be on every page. */
export const sharedModules = [
  'configuration/own-tag',
  'page/controls',
  'page/moments',
  'page/submitters',
  'page/unclobbered',
].map((name) => `src/${name}.ts`);

/** @typedef {ReadonlyMap<string, readonly string[]>} Exports path of a module → what it exports */
/** @typedef {import('esbuild').Plugin} Plugin */

/**
 * The name under which the entry offers what a module exports. It follows from the export alone, since an entry of an
 * earlier build may meet this build's chunks.
 *
 * @param {string} path @param {string} name
 */
const offerName = (path, name) => `$${hash('sha256', `${path} ${name}`).slice(0, 2)}`;

/**
 * What the entry offers, and by which names.
 *
 * @param {Exports} exported
 * @throws where two would have one name
 */
export function offers(exported) {
  const all = sharedModules.flatMap((path) =>
    (exported.get(path) ?? []).map((name) => ({ path, name, as: offerName(path, name) })),
  );
  if (new Set(all.map(({ as }) => as)).size < all.length) {
    throw new Error('two names of what the entry offers are the same: take more of the hash');
  }
  return all;
}

/**
 * The entry's side.
 *
 * @param {Exports} exported @returns {Plugin}
 */
export const offered = (exported) => ({
  name: 'offered',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/]shared\.ts$/ }, () => {
      const all = offers(exported);
      const imports = all.map(
        ({ path, name, as }) => `import { ${name} as ${as} } from './${path}';`,
      );
      const names = ['loadChunk', ...all.map(({ as }) => as)];
      return {
        contents: `${imports.join('\n')}
          import { loadChunk } from './src/load-chunk.ts';
          export const shared = { ${names.join(', ')} };`,
        resolveDir: '.',
      };
    });
  },
});

/** The side of the bundle, which has no chunks: without what loads them, other bundlers warn of nothing. @type {Plugin} */
export const nothingOffered = {
  name: 'nothing offered',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/]shared\.ts$/ }, () => ({
      contents: 'export const shared = {};',
    }));
  },
};

/**
 * The core's side.
 *
 * @param {Exports} exported @returns {Plugin}
 */
export const takenFromEntry = (exported) => ({
  name: 'taken from the entry',
  setup(setup) {
    const paths = new Map(sharedModules.map((path) => [resolve(path), path]));
    setup.onLoad({ filter: /[\\/]src[\\/][\w-]+[\\/][\w-]+\.ts$/ }, ({ path }) => {
      const module = paths.get(path);
      if (!module) return undefined;
      const names = offers(exported)
        .filter((each) => each.path === module)
        .map(({ as, name }) => `${as}: ${name}`);
      return {
        contents: `import { sharedKey } from '../lifecycle/load.ts';
          export const { ${names.join(', ')} } = window.auftritt[sharedKey];`,
        resolveDir: dirname(path),
      };
    });
  },
});
