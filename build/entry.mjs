import { readFile, writeFile } from 'node:fs/promises';

/**
 * Asks for a chunk once more under another address, since browsers remember that a module failed.
 * The name has six letters, so that it takes the place of `import` and the source map stays right.
 */
const reload = 'const reload=address=>import(address).catch(()=>import(address+"?again"));';

/**
 * Makes the entry a file that runs as a module and as a plain deferred script: free of static
 * imports and exports, its variables out of the global scope, its chunks asked for twice.
 *
 * @param {string} path
 * @param {import('esbuild').Metafile} metafile
 */
export async function finishEntry(path, metafile) {
  const output = metafile.outputs[path];
  const modulesOf = (/** @type {string} */ chunk) =>
    Object.keys(metafile.outputs[chunk]?.inputs ?? {});
  const shared =
    output?.imports.filter(
      (each) => each.kind !== 'dynamic-import' && modulesOf(each.path).length > 0,
    ) ?? [];
  if (!output || shared.length > 0 || output.exports.length > 0) {
    const modules = shared.flatMap((each) => modulesOf(each.path));
    throw new Error(
      `${path} must share no module with its chunks, but does: ${modules.join(', ')}`,
    );
  }
  const text = await readFile(path, 'utf8');
  const body = text
    // esbuild names the chunk of its own runtime here too, though the entry takes nothing from it.
    .replace(/^import"\.\/chunks\/[^"]+";/, (statement) => ' '.repeat(statement.length))
    .replaceAll(/\bimport\(/g, 'reload(');
  const [code, comment] = body.split(/(?=\n\/\/# sourceMappingURL)/);
  await writeFile(path, `(()=>{"use strict";${reload}\n${code}\n})();${comment ?? ''}`);
  const map = JSON.parse(await readFile(`${path}.map`, 'utf8'));
  map.mappings = `;${map.mappings}`;
  await writeFile(`${path}.map`, JSON.stringify(map));
}
