import { build } from 'esbuild';

/**
 * What a page would load later is left out: who reads the tables of the source loads nothing of it.
 * The command's own parts are loaded when they are called.
 *
 * @type {import('esbuild').Plugin}
 */
export const withoutChunks = {
  name: 'without chunks',
  setup(setup) {
    setup.onResolve({ filter: /./ }, ({ kind, importer }) =>
      kind === 'dynamic-import' && !/[\\/]src[\\/](command|checker)[\\/]/.test(importer)
        ? { path: 'none', namespace: 'without chunks' }
        : undefined,
    );
    // What asks for such a part waits for it: an error would come when the checked page is gone.
    setup.onLoad({ filter: /./, namespace: 'without chunks' }, () => ({
      contents: 'await new Promise(() => {});',
    }));
  },
};

/**
 * Runs code that imports modules of the source in Node, for what the build makes of their tables.
 *
 * @param {string} code its imports are resolved from the project's root
 * @returns {Promise<Record<string, any>>} what it exports
 */
export async function evaluate(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [withoutChunks],
  });
  const text = outputFiles.map((file) => file.text).join('');
  // An error names this, and not the whole text.
  const named = `${text}\n//# sourceURL=evaluated.mjs`;
  return import(`data:text/javascript,${encodeURIComponent(named)}`);
}
