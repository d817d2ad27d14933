import { readImports } from './imports.mjs';

/** The part of the house that a file is in. @param {string} path from src */
const partOf = (path) => path.split('/')[0] ?? '';

/** @param {string} part */
const nodeOf = (part) => part.replaceAll(/\W/g, '_');

/**
 * Which folders and files of `src` import which, types included, as a Mermaid flowchart. An arrow that
 * follows from others is left out, and the command, which no page loads.
 *
 * @returns the fenced block of Markdown
 */
function architecture() {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  const loaded = readImports().imports.filter(({ from }) => partOf(from) !== 'command');
  for (const { from, to } of loaded) {
    const own = arrows.get(partOf(from)) ?? new Set();
    arrows.set(partOf(from), own);
    if (!arrows.has(partOf(to))) arrows.set(partOf(to), new Set());
    if (partOf(to) !== partOf(from)) own.add(partOf(to));
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
export function withArchitecture(page) {
  const [start, end] = ['<!-- architecture -->', '<!-- /architecture -->'];
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('the page has no place for the picture');
  return `${page.slice(0, from)}${start}\n\n${architecture()}\n\n${page.slice(to)}`;
}
