import { basename } from 'node:path/posix';
import { bare } from '../site/site.js';
import data from './libraries.json' with { type: 'json' };

/** The libraries that are told from each other. */
export type Library = keyof typeof data;

/** Something that is publicly known of versions of a library. */
interface Fact {
  /** Versions without zeros at their end, so that `3.5` stands before each that begins with it. */
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
  /** With what it is operated, and what it says of that. */
  readonly controls?: string;
  /** Whether it does its work without being called. */
  readonly isAlone?: boolean;
  /** The library that it belongs to. */
  readonly with?: string;
  readonly known?: readonly Fact[];
}

export const about: Readonly<Record<Library, About>> = data;

const isLibrary = (name: string): name is Library => Object.hasOwn(data, name);
const names = Object.keys(data).filter(isLibrary);

/** The globals of all libraries but jQuery, whose calls are recorded. */
export const globals: readonly string[] = names
  .flatMap((each) => about[each].globals ?? [])
  .filter((name) => name !== 'jQuery');

/** With what sliders and lightboxes are operated, those of libraries and ours. */
export const controls: string = [
  '.slider__pause, .lightbox__counter, [class*="auftritt"] > button',
  ...names.flatMap((each) => about[each].controls ?? []),
].join(', ');

/** The elements on which libraries run without a call. */
export const marks: readonly (readonly [Library, string])[] = names.flatMap((library) => {
  const { marks: selector } = about[library];
  return selector === undefined ? [] : [[library, selector] as const];
});

/** Code that asks for jQuery. */
export const askingJquery = /\bjQuery\b|(?<![\w$])\$\s*[(.]/;

/** The name of a file in small letters, without its query and endings. */
export const stem = (path: string): string =>
  basename(bare(path).toLowerCase())
    .replace(/\.(js|mjs|css)$/, '')
    .replace(/([.-](min|pkgd|pack))+$/, '');

/** What the first comment of a file says, of several in lines the first ones. */
export const headComment = (text: string): string =>
  /^\s*(\/\*[\s\S]*?\*\/|(\/\/[^\n]*\n\s*)+)/.exec(text.slice(0, 1500))?.[1] ?? '';

/** Whether the first comment of a file names a library. */
export function saysAtHead(library: Library, text: string): boolean {
  const { says } = about[library];
  return says !== undefined && new RegExp(says, 'i').test(headComment(text).slice(2));
}

/** The libraries that a file holds, by its name, what it says of itself and the plugins that it defines. */
export function librariesIn(path: string, text: string, plugins: readonly string[]): Library[] {
  // What only sets a library up is the site's own.
  if (/(config|init|custom|settings|options|setup)$/.test(stem(path)) && plugins.length === 0)
    return [];
  return names.filter((library) => {
    const { file, plugins: defines = [] } = about[library];
    // A script of the site's own may have a library's name, as it calls that library.
    const isWhole = defines.length === 0 || path.endsWith('.css') || /\.fn\b|fn\[/.test(text);
    if (new RegExp(file).test(stem(path)) && isWhole) return true;
    // Bootstrap's plugins have names that others have, too.
    const shared = defines.filter((name) => plugins.includes(name)).length;
    if (shared > 0 && shared >= Math.min(3, defines.length)) return true;
    return saysAtHead(library, text);
  });
}

/** The library whose plugin or global has a name. */
export function libraryOfCall(name: string): Library | undefined {
  const [base = ''] = name.split('.');
  return names.find((library) => {
    const { plugins = [], globals: ofWindow = [] } = about[library];
    return plugins.includes(name) || ofWindow.includes(base);
  });
}

/** The version that a library's file says it has: `3.4.1`. */
export function versionIn(path: string, text: string): string | undefined {
  const head = text.slice(0, 1500);
  const version =
    /\bv(?:ersion)?[:\s]*(\d+\.\d+(?:\.\d+)?)/i.exec(head) ??
    /[/@-]v?(\d+\.\d+\.\d+)/.exec(path) ??
    /^\s*\/\*[\s\S]{0,80}?\b(\d+\.\d+\.\d+)\b/.exec(head);
  return version?.[1];
}

const compare = (one: string, other: string): number =>
  one.localeCompare(other, 'en', { numeric: true });

/** What is publicly known of a library's version. */
export const knownOf = (library: Library, version: string): readonly string[] =>
  (about[library].known ?? [])
    .filter(({ from = '0', below }) => compare(version, below) < 0 && compare(version, from) >= 0)
    .map(({ says }) => says);
