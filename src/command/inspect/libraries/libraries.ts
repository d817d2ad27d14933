import data from './libraries.json' with { type: 'json' };

/** The libraries that are told from each other. */
export type Library = keyof typeof data;

/** Something that is publicly known of versions of a library. */
interface Fact {
  readonly from?: string;
  readonly below: string;
  readonly says: string;
}

/** What is known of a library. Its patterns are regular expressions. */
interface About {
  /** Names of its files, without `.min` and `.js`. */
  readonly file: string;
  /** Matches a comment at the head of its file. */
  readonly says?: string;
  readonly plugins?: readonly string[];
  readonly globals?: readonly string[];
  /** The elements on which it runs without a call. */
  readonly marks?: string;
  /** The library that it belongs to. */
  readonly with?: string;
  readonly known?: readonly Fact[];
}

const all: ReadonlyMap<Library, About> = new Map(
  Object.entries(data).flatMap(([name, about]) => (isLibrary(name) ? [[name, about]] : [])),
);

function isLibrary(name: string): name is Library {
  return Object.hasOwn(data, name);
}

export const about = (library: Library): About => all.get(library) ?? { file: '$^' };

/** The globals of all libraries but jQuery, whose calls are recorded. */
export const globals: readonly string[] = [...all.values()]
  .flatMap((each) => each.globals ?? [])
  .filter((name) => name !== 'jQuery');

/** The elements on which libraries run without a call. */
export const marks: readonly (readonly [Library, string])[] = [...all].flatMap(
  ([library, { marks: selector }]) =>
    selector === undefined ? [] : [[library, selector] as const],
);

/** The last part of a path, in small letters and without its query. */
export const fileName = (path: string): string =>
  ((path.split(/[?#]/, 1)[0] ?? '').split('/').at(-1) ?? '').toLowerCase();

const stem = (path: string): string =>
  fileName(path)
    .replace(/\.(js|mjs|css)$/, '')
    .replace(/([.-](min|pkgd|pack))+$/, '');

/** The head of a file: what its first comments can say. */
const headOf = (text: string): string => text.slice(0, 1500);

/** The libraries that a file holds, by its name, what it says of itself and the plugins that it defines. */
export function librariesIn(path: string, text: string, plugins: readonly string[]): Library[] {
  const comment = /^\s*(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/.exec(headOf(text))?.[1] ?? '';
  return [...all]
    .filter(([, { file, says, plugins: defines = [] }]) => {
      // A script of the site's own may have a library's name, as it calls that library.
      const isWhole = defines.length === 0 || path.endsWith('.css') || /\.fn\b|fn\[/.test(text);
      if (new RegExp(file).test(stem(path)) && isWhole) return true;
      // Bootstrap's plugins have names that others have, too.
      const shared = defines.filter((name) => plugins.includes(name)).length;
      if (shared > 0 && shared >= Math.min(3, defines.length)) return true;
      return says !== undefined && new RegExp(says, 'i').test(comment.slice(2));
    })
    .map(([library]) => library);
}

/** The library whose plugin or global has a name. */
export function libraryOfCall(name: string): Library | undefined {
  const [base = ''] = name.split('.');
  return [...all].find(
    ([, { plugins = [], globals: names = [] }]) => plugins.includes(name) || names.includes(base),
  )?.[0];
}

/** The version that a library's file says it has: `3.4.1`. */
export function versionIn(path: string, text: string): string | undefined {
  const head = headOf(text);
  const version =
    /\bv(?:ersion)?[:\s]*(\d+\.\d+(?:\.\d+)?)/i.exec(head) ??
    /[/@-]v?(\d+\.\d+\.\d+)/.exec(path) ??
    /^\s*\/\*[\s\S]{0,80}?\b(\d+\.\d+\.\d+)\b/.exec(head);
  return version?.[1];
}

const compare = (one: string, other: string): number => {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const apart = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (apart !== 0) return apart;
  }
  return 0;
};

/** What is publicly known of a library's version. */
export const knownOf = (library: Library, version: string): readonly string[] =>
  (about(library).known ?? [])
    .filter(({ from = '0', below }) => compare(version, below) < 0 && compare(version, from) >= 0)
    .map(({ says }) => says);
