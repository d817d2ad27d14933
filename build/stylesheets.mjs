import { build } from 'esbuild';

/**
 * A stylesheet that a script imports: minified with all that it imports itself, as a file whose
 * address the script gets, or as text inside the self-contained bundle.
 *
 * @param {{ target: string[], inline: boolean }} options
 * @returns {import('esbuild').Plugin}
 */
export const stylesheets = ({ target, inline }) => ({
  name: 'stylesheets',
  setup(setup) {
    setup.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target,
        logLevel: 'warning',
      });
      return { contents: outputFiles[0]?.text ?? '', loader: inline ? 'text' : 'file' };
    });
  },
});
