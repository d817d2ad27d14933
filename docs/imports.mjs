import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/**
 * An import of one file of `src` by another.
 *
 * @typedef {object} Import
 * @property {string} from the file that imports, from `src`
 * @property {string} to the file that is imported, from `src`, with the ending of its source
 * @property {boolean} typeOnly whether only its types are used
 */

/**
 * Every import of one file of `src` by another, those of types and of stylesheets included. Types count: who
 * reads a file must know what its types say.
 *
 * @returns {{ files: readonly string[], imports: readonly Import[] }}
 */
export function readImports() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path));
  const known = new Set(files);
  const imports = files.flatMap((from) => {
    const text = readFileSync(join('src', from), 'utf8');
    const found = text.matchAll(
      /(?:^|\n)(?:import|export)( type)?[^;'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g,
    );
    return [...found].flatMap(([, type, path, loaded]) => {
      const written = join(dirname(from), path ?? loaded ?? '');
      const to = [written, ...['.ts', '.tsx'].map((end) => written.replace(/\.js$/, end))].find(
        (each) => known.has(each),
      );
      return to ? [{ from, to, typeOnly: type !== undefined }] : [];
    });
  });
  return { files, imports };
}

/**
 * A circle among arrows, if there is one: its places in the order of the arrows, the first twice.
 *
 * @param {Iterable<readonly [from: string, to: string]>} arrows
 * @returns {readonly string[] | undefined}
 */
export function circleAmong(arrows) {
  /** @type {Map<string, string[]>} */
  const next = new Map();
  for (const [from, to] of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set();
  /** @param {string} place @param {readonly string[]} path @returns {readonly string[] | undefined} */
  const visit = (place, path) => {
    if (path.includes(place)) return [...path.slice(path.indexOf(place)), place];
    if (done.has(place)) return undefined;
    for (const to of next.get(place) ?? []) {
      const circle = visit(to, [...path, place]);
      if (circle) return circle;
    }
    done.add(place);
    return undefined;
  };
  for (const place of next.keys()) {
    const circle = visit(place, []);
    if (circle) return circle;
  }
  return undefined;
}
