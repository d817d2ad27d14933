import { inShort } from '../page/problem.js';
import type { ReportLine } from '../public-interface.js';
import { built, ofPage, ownJQuery } from './built.js';

/** True in the self-contained bundle, where everything is in a single file that the site names. */
declare const SELF_CONTAINED: boolean;

/** A file of ours that the page has requested. */
export interface File {
  /** Its name without the hash. */
  readonly name: string;
  readonly path: string;
  /** Size in bytes as sent, compressed if the server compresses it. */
  readonly bytes: number;
  /** Bytes transferred over the network; 0 if the file came from the browser's cache. */
  readonly transferred: number;
  /** From the request to the last byte, in ms. */
  readonly took: number;
}

const named = /\/([\w.-]+?)(-[A-Z0-9]{5,8})?\.(js|css)(\?.*)?$/;

/** The files of ours that the page has requested, in the order of the requests. */
function loadedFiles(): readonly File[] {
  if (SELF_CONTAINED) return [];
  const folder = new URL('..', import.meta.url);
  return performance.getEntriesByType('resource').flatMap((entry): File[] => {
    const name = named.exec(entry.name)?.[1];
    if (!(entry instanceof PerformanceResourceTiming) || !name) return [];
    if (!entry.name.startsWith(folder.href)) return [];
    return [
      {
        name,
        path: entry.name.slice(folder.href.length),
        bytes: entry.encodedBodySize,
        transferred: entry.transferSize,
        took: entry.duration,
      },
    ];
  });
}

/** Picks the files that belong to a behaviour. */
export function filesOf(behaviour: string, files: readonly File[]): readonly File[] {
  const chunkFiles = built[behaviour]?.files ?? [];
  return files.filter(({ name }) => chunkFiles.includes(name));
}

/** The behaviours on the page that use a file, or `the page`; empty if unknown. */
export function usersOf({ name }: File, behaviours: readonly string[]): readonly string[] {
  if (ofPage.includes(name)) return ['the page'];
  return Object.entries(built)
    .filter(([behaviour, { files }]) => files.includes(name) && behaviours.includes(behaviour))
    .map(([behaviour]) => behaviour);
}

/** The jQuery that a library uses on an element. */
interface Used {
  readonly version: string;
  /** Whether it is the page's own. */
  readonly isPages: boolean;
}

/** The library that a running behaviour uses on an element. */
interface Library {
  readonly name: string;
  readonly version: string;
  readonly jquery?: Used;
}

/** The jQuery behind a slick slider, taken from the slider's own object. */
function behindSlick(element: Element): Used | undefined {
  const slider: unknown = Reflect.get(element, 'slick');
  const list: unknown = slider instanceof Object && Reflect.get(slider, '$list');
  if (!(list instanceof Object)) return undefined;
  return {
    version: String(Reflect.get(list, 'jquery')),
    isPages: list.constructor === window.jQuery,
  };
}

/** The jQuery behind a coverflow: flipster stores its methods in the data of the jQuery it uses. */
function behindFlipster(element: Element): Used {
  const pages = window.jQuery;
  return pages?.data?.(element, 'methods')
    ? { version: pages.fn.jquery, isPages: true }
    : { version: ownJQuery, isPages: false };
}

/** The library that a running behaviour uses on its element; undefined if it uses none there. */
function libraryOf(line: ReportLine, files: readonly File[]): Library | undefined {
  const { behaviour, element, state } = line;
  const { libraries = [] } = built[behaviour] ?? {};
  const [library, other] = libraries;
  if (state !== 'running' || !library) return undefined;
  // The files say which library the tag has chosen; the bundle has none.
  if (other && SELF_CONTAINED) return undefined;
  if (other?.onRequest?.some((file) => files.some(({ name }) => name === file))) return other;
  switch (library.name) {
    case 'slick': {
      // Our own row does without jQuery, and so does a slider without two slides.
      const jquery = behindSlick(element);
      return jquery ? { ...library, jquery } : undefined;
    }
    case 'flipster':
      // Our own stage does without this class, and a single item needs no coverflow.
      return element.classList.contains('flipster--transform')
        ? { ...library, jquery: behindFlipster(element) }
        : undefined;
    case 'klaro':
      return SELF_CONTAINED || files.some(({ name }) => name === 'klaro-dialog')
        ? library
        : undefined;
    default:
      return library;
  }
}

/** A library in words: `slick 2.0.0 on the page's jQuery 3.7.1`. */
const inWords = ({ name, version, jquery }: Library): string =>
  jquery
    ? `${name} ${version} on ${jquery.isPages ? "the page's" : 'our'} jQuery ${jquery.version}`
    : `${name} ${version}`;

/** Says in one line which libraries use the page's own jQuery. */
function jqueryInWords(libraries: readonly Library[]): string {
  const version = window.jQuery?.fn?.jquery;
  if (!version) return 'The page has no jQuery of its own.';
  const uses = libraries.filter(({ jquery }) => jquery?.isPages).map(({ name }) => name);
  const used = [...new Set(uses)].join(' and ') || 'nothing';
  return `The page's own jQuery ${version} is used for ${used}.`;
}

declare const VERSION: string;

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Prints the report as tables: the state of each behaviour on each element with its library, its start
 * time and its bytes, then the loaded files, and finally the use of the page's own jQuery.
 */
export function print(lines: readonly ReportLine[]): void {
  const files = loadedFiles();
  const behaviours = lines.map(({ behaviour }) => behaviour);
  const libraries = lines.map((line) => libraryOf(line, files));
  const failed = lines.filter(({ state }) => state === 'failed');

  console.group(`auftritt ${VERSION}: ${lines.length} on this page, ${failed.length} failed`);
  console.table(
    lines.map(({ behaviour, element, state, error, took }, index) => {
      const library = libraries[index];
      return {
        behaviour,
        element: inShort(element),
        state,
        why: error === undefined ? '' : messageOf(error),
        library: library ? inWords(library) : '',
        'start (ms)': took === undefined ? '' : rounded(took),
        bytes: filesOf(behaviour, files).reduce((sum, { bytes }) => sum + bytes, 0),
      };
    }),
  );
  console.table(
    files.map((file) => ({
      file: file.path,
      for: usersOf(file, behaviours).join(', '),
      bytes: file.bytes,
      transferred: file.transferred,
      'request (ms)': rounded(file.took),
    })),
  );
  console.log(jqueryInWords(libraries.filter((library) => library !== undefined)));
  for (const { behaviour, element, error } of failed) {
    console.log(`${behaviour}: ${messageOf(error)}`, element);
  }
  console.groupEnd();
}
