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

/** Parts that run in no page of a visitor's. */
const elsewhere = /^src\/(checker|command|deploy|documentation)\//;

it.each(filesIn('src', /\.tsx?$/).filter((path) => !elsewhere.test(path)))(
  '%s takes nothing out of the document, which the build would not see',
  (path) => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/\}\s*=\s*document\b|[=:]\s*document;/);
    // Nor does it see what a function asks of a document that it is given; the browser's own may.
    const given = readFileSync(path, 'utf8').matchAll(/(\w+)\(document[,)]/g);
    const asking = [...given].map(([, name = '']) => name);
    const knowing = ['unclobbered', 'enhance', 'observe'];
    expect(asking.filter((name) => !knowing.includes(name))).toEqual([]);
  },
);
