import data from './libraries.json' with { type: 'json' };

/** The libraries that are known. */
export type Library = keyof typeof data;

/** What is known of a library. Its patterns are regular expressions. */
interface Known {
  /** Names of its files, without `.min` and `.js`. */
  readonly file: string;
  /** Matches a comment in its file, in capitals or not; none where only the name tells. */
  readonly says?: string | undefined;
  /** The name of the jQuery plugin that its file defines. */
  readonly plugin?: string | undefined;
  /** The names by which scripts ask for it, where no other thing has them. */
  readonly names?: readonly string[] | undefined;
  /** Other plugins of jQuery that its file defines. */
  readonly gives?: readonly string[] | undefined;
  /** The preset for its markup. */
  readonly preset?: string | undefined;
  /** The section of docs/moving.md about it. */
  readonly see?: string | undefined;
  /** The rules that its elements need once its script has gone; `:slider` is each slider of the plan. */
  readonly rules?: string | undefined;
  /** The selectors of parts that it makes, apart from what marks the site's own elements. */
  readonly parts?: string | undefined;
}

export const about = (library: Library): Known => data[library];

const libraries = Object.keys(data).filter((name): name is Library => Object.hasOwn(data, name));

/** The library whose plugin of jQuery has a name. */
export const libraryOfPlugin = (name: string): Library | undefined =>
  libraries.find((library) => about(library).plugin === name);

/** The last part of an address or a path, without what follows the name. */
export function baseName(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return (path.split('/').at(-1) ?? '').toLowerCase();
}

const stem = (address: string): string =>
  baseName(address)
    .replace(/\.(js|mjs|css)$/, '')
    .replace(/[.-]?(min|pkgd|bundle\.min)$/, '');

/** The library that a file is, by its name. */
export const libraryOfFile = (address: string): Library | undefined =>
  libraries.find((library) => new RegExp(about(library).file).test(stem(address)));

/**
 * The libraries that a script holds, by what it defines and says of itself.
 *
 * @param defines names of plugins
 */
export function librariesIn(
  defines: readonly string[],
  comments: readonly string[],
  hasOwnCode: boolean,
): readonly Library[] {
  const heads = hasOwnCode ? comments.slice(0, 3) : comments.slice(0, 5);
  return libraries.filter((library) => {
    const { plugin, says } = about(library);
    if (plugin !== undefined && defines.includes(plugin)) return true;
    // A plugin of another name may say of itself that it is made after a library.
    const isOther = library !== 'jquery' && defines.length > 0;
    if (isOther || says === undefined) return false;
    return heads.some((text) => new RegExp(says, 'i').test(text));
  });
}

/** The plugins that a file defines beside those of the libraries that it holds. */
export function othersOf(defines: readonly string[], holds: readonly Library[]): readonly string[] {
  const known = holds.flatMap((library) => {
    const { plugin, names = [], gives = [] } = about(library);
    return [plugin, ...names, ...gives];
  });
  return defines.filter((name) => !known.includes(name));
}

/** The major version that a library says it has: `3` for Bootstrap 3.4.1. */
export function majorVersion(comments: readonly string[], address: string): number | undefined {
  for (const text of [...comments.slice(0, 3), address]) {
    const found =
      /(?:Bootstrap|fancyBox|fancybox|@)[^\d]{0,12}v?(\d)\./i.exec(text) ??
      /\/v?(\d)\.\d+\.\d+\//.exec(text);
    if (found?.[1]) return Number(found[1]);
  }
  return undefined;
}
