import { build } from 'esbuild';

/** What may be called from outside: the script, the command and the words of the documentation. */
const entries = ['src/auftritt.ts', 'src/command/auftritt.ts', 'src/documentation/tables.ts'];

/** The part of the house that a module is in. @param {string} path from the project's root */
const partOf = (path) => path.split('/').slice(0, 2).join('/');

/** @param {string} part */
const nodeOf = (part) => part.replace(/^src\//, '').replaceAll(/\W/g, '_');

/**
 * Which folders and files of `src` import which at run time, as a Mermaid flowchart. An arrow that
 * follows from others is left out.
 *
 * @returns {Promise<string>} the fenced block of Markdown
 */
async function architecture() {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: 'none',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const isOurs = (/** @type {string} */ path) => path.startsWith('src/');
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const [path, { imports }] of Object.entries(metafile.inputs)) {
    if (!isOurs(path)) continue;
    const from = partOf(path);
    const targets = imports.map((each) => partOf(each.path)).filter(isOurs);
    const known = arrows.get(from) ?? new Set();
    arrows.set(from, new Set([...known, ...targets.filter((to) => to !== from)]));
  }
  const lines = [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((over) => over !== to && leads(arrows, over, to, from)))
      .map((to) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
  );
  const nodes = [...arrows.keys()].map((part) => `  ${nodeOf(part)}["${part}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes.sort(), ...lines.sort(), '```'].join('\n');
}

/**
 * Whether arrows lead from one part to another, without the part `without`.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows
 * @param {string} from @param {string} to @param {string} without
 */
function leads(arrows, from, to, without) {
  const reached = new Set([from]);
  for (const part of reached) {
    for (const next of arrows.get(part) ?? []) if (next !== without) reached.add(next);
  }
  return reached.has(to);
}

/**
 * The text of a page with the picture between `<!-- architecture -->` and `<!-- /architecture -->`.
 *
 * @param {string} page
 * @throws Error where the page has no place for it
 */
export async function withArchitecture(page) {
  const [start, end] = ['<!-- architecture -->', '<!-- /architecture -->'];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('the page has no place for the picture');
  return `${page.slice(0, from)}${start}\n\n${await architecture()}\n\n${page.slice(to)}`;
}
