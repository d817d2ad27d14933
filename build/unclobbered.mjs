/** The module that stands in for the document, and its export. */
export const unclobberedModule = 'src/page/unclobbered-document.ts';
export const unclobberedName = 'unclobberedDocument';

/** By what name chunks ask for it: they take it from the entry. */
export const unclobberedInChunks = 'build:unclobbered';

/** The only property that `document` has itself, and that no element can stand in place of. */
const ownOfDocument = 'location';

/**
 * The properties that some code asks of `document`.
 *
 * @param {readonly string[]} sources as text, whether bundled or not
 */
export const documentProperties = (sources) => {
  const names = sources
    .flatMap((source) => [...source.matchAll(/\bdocument\s*\??\.\s*([A-Za-z]\w*)/g)])
    .map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== ownOfDocument).sort();
};

/**
 * esbuild's options with which nothing asks the global `document` for such a property; a variable of
 * that name stays what it is.
 *
 * @template {import('esbuild').BuildOptions} Options
 * @param {readonly string[]} properties
 * @param {Options} options
 * @param {string} module what has the stand-in
 */
export const withUnclobbered = (properties, options, module = unclobberedModule) => ({
  ...options,
  define: {
    ...options.define,
    ...Object.fromEntries(
      properties.map((name) => [`document.${name}`, `${unclobberedName}.${name}`]),
    ),
  },
  inject: [module],
});
