// Checks the words of the documentation: `npm run check`. The words are in vocabulary.json.
import { readdirSync, readFileSync } from 'node:fs';

/** @type {readonly [string, string][]} what is not said, as a pattern, and what is said in its place */
const sayInstead = JSON.parse(readFileSync('docs/vocabulary.json', 'utf8'));

/** What people read in English; the changelog and the records of docs/project quote the sources. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/^(de|project)[\\/]/.test(path))
    .map((path) => `docs/${path}`),
];

const rules = sayInstead.map(([pattern, words]) => ({
  words,
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
}));

/** Code, addresses and comments, which are blanked so that the lines keep their numbers. */
const noProse = /^ *(```+|~~~+).*?^ *\1|`[^`]+`|<[^>]*>|\]\([^)]*\)|https?:\S+/gms;

for (const page of pages) {
  const prose = readFileSync(page, 'utf8').replaceAll(noProse, (code) =>
    code.replaceAll(/[^\n]/g, ' '),
  );
  for (const { pattern, words } of rules) {
    for (const { 0: said, index } of prose.matchAll(pattern)) {
      if (said === words) continue;
      const line = prose.slice(0, index).split('\n').length;
      console.error(`${page}:${line} "${said}": say "${words}"`);
      process.exitCode = 1;
    }
  }
}
