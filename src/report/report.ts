import { inShort } from '../page/problem.js';
import type { ReportLine } from '../public-interface.js';
import { filesOf, loadedFiles, usersOf } from './files.js';
import { inWords, jqueryInWords, libraryOf } from './libraries.js';

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
