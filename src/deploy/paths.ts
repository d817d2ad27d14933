/** The entry: the file that the tag names. */
export const entry = 'auftritt.js';
export const manifest = 'manifest.json';

/** What stands beside a file and belongs to it: its compressed forms and its source map. */
export const companions = ['.map', '.br', '.gz'] as const;

/** The file that a companion belongs to; any other path is its own. */
export const baseOf = (path: string): string => path.replace(/\.(map|br|gz)$/, '');

/**
 * Whether a path is one that a deployment may write or remove: relative, without `..` and without
 * hidden names. Manifests and records are files that anyone may have changed.
 */
export const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);

/** When a file is written: what others ask for stands there before they do. */
function stageOf(path: string): number {
  const base = baseOf(path);
  if (base === entry) return 3;
  if (base === manifest) return 2;
  return base.includes('/') ? 0 : 1;
}

/**
 * The order in which files are written: chunks, then the stylesheet and what else
 * pages name themselves, then the manifest, then the entry; each after its companions.
 */
export function inOrder(paths: readonly string[]): readonly string[] {
  const keyOf = (path: string): string => {
    const base = baseOf(path);
    return `${stageOf(path)} ${base} ${base === path ? 1 : 0} ${path}`;
  };
  return [...paths].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
