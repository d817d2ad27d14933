/** The entry: the file that the tag names. */
export const entry = 'auftritt.js';
export const manifest = 'manifest.json';

/** The endings of the files beside a file that belong to it: its source map and its compressed forms. */
export const companions = ['.map', '.br', '.gz'] as const;

/** The file that a companion belongs to. Returns any other path as it is. */
export const baseOf = (path: string): string => path.replace(/\.(map|br|gz)$/, '');

/**
 * Whether a path is one that a deployment may write or remove: relative, without `..` and without
 * hidden names. The check is needed because anyone may have changed a manifest or a record.
 */
export const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path);

/** The stage in which a file is written: a file comes before the files that ask for it. */
function stageOf(path: string): number {
  const base = baseOf(path);
  if (base === entry) return 3;
  if (base === manifest) return 2;
  return base.includes('/') ? 0 : 1;
}

/**
 * Sorts files in the order of writing: chunks, then the stylesheet and other files that pages name
 * themselves, then the manifest, then the entry. Each file comes after its companions.
 */
export function inOrder(paths: readonly string[]): readonly string[] {
  const keyOf = (path: string): string => {
    const base = baseOf(path);
    return `${stageOf(path)} ${base} ${base === path ? 1 : 0} ${path}`;
  };
  return [...paths].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
