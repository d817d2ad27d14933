import type { ReportLine } from '../public-interface.js';
import { built, embla, ownJQuery } from './built.js';
import type { File } from './files.js';

/** True in the self-contained bundle. */
declare const SELF_CONTAINED: boolean;

/** The jQuery that a library uses on an element. */
interface Used {
  readonly version: string;
  /** Whether it is the page's own. */
  readonly isPages: boolean;
}

/** The library that a running behaviour uses on an element. */
export interface Library {
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
export function libraryOf(line: ReportLine, files: readonly File[]): Library | undefined {
  const { behaviour, element, state } = line;
  const { library, choice } = built[behaviour] ?? {};
  if (state !== 'running' || !library) return undefined;
  // The files say which library the tag has chosen; the bundle has none.
  if (choice) return choice.find(({ file }) => files.some(({ name }) => name === file))?.library;
  switch (library.name) {
    case 'slick': {
      // A slider without two slides has no engine.
      if (!element.classList.contains('slick-initialized')) return undefined;
      const jquery = behindSlick(element);
      return jquery ? { ...library, jquery } : embla;
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
export const inWords = ({ name, version, jquery }: Library): string =>
  jquery
    ? `${name} ${version} on ${jquery.isPages ? "the page's" : 'our'} jQuery ${jquery.version}`
    : `${name} ${version}`;

/** Says in one line which libraries use the page's own jQuery. */
export function jqueryInWords(libraries: readonly Library[]): string {
  const version = window.jQuery?.fn?.jquery;
  if (!version) return 'The page has no jQuery of its own.';
  const uses = libraries.filter(({ jquery }) => jquery?.isPages).map(({ name }) => name);
  const used = [...new Set(uses)].join(' and ') || 'nothing';
  return `The page's own jQuery ${version} is used for ${used}.`;
}
