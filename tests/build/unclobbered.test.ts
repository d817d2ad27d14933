import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentProperties } from '../../build/unclobbered.mjs';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path));

/** What the variable `document` is asked; a window is asked for its document by React, fancybox and jQuery. */
const asked = /(?<![.$\w-])document\??\.\w+|\}\s*=\s*document\b/g;

it.each(filesIn('dist', /^(auftritt|chunks\/.*)\.js$/))(
  '%s asks the document nothing that an element can answer',
  (path) => {
    expect(readFileSync(path, 'utf8').match(asked) ?? []).toEqual([]);
  },
);

it('finds what code asks of the document', () => {
  const code =
    'document.cookie; document?.head; document\n  .body; x.document.title; document.location;';
  expect(documentProperties([code, 'document.head'])).toEqual(['body', 'cookie', 'head', 'title']);
});
