import { readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../support/backend-sources.js';
import { snippetsOf } from '../support/markdown.js';

/** What a German page shares with the English one: everything but the words. */
interface Shape {
  /** The level of each heading, and the code in it. */
  readonly headings: readonly string[];
  /** Each snippet without the words that a visitor reads. */
  readonly snippets: readonly string[];
  /** Each row of a table: how many cells it has, and the code in them. */
  readonly rows: readonly string[];
  readonly links: readonly string[];
}

const words =
  /\b(alt|title|aria-label|data-(?:caption|title|parent|flip-category|message-\w+))="[^"]*"/g;

/** The tags of HTML with the attributes that no visitor reads; other code as it is. */
const withoutWords = (code: string, language: string): string =>
  language === 'html' || language === 'php'
    ? code
        .replaceAll(words, '$1=""')
        // Messages and remarks of a server.
        .replaceAll(/'[A-Z][^']* [^']*'|(?<=\/\/ ).*?(?=: |$)/gm, '')
        .replaceAll(/>[^<]+</g, '><')
        // Addresses of the site are in German too, and its own language is the active one.
        .replaceAll(/\b(href|id|action|value)="[^":.]*"/g, '$1=""')
        .replaceAll(/(<li lang="\w+") class="active"/g, '$1')
        .replace(/<html lang="\w+">/, '<html>')
    : code;

const codeIn = (text: string): string => (text.match(/`[^`]+`/g) ?? []).join(' ');

/** A link from the project's root; its anchor only where the page is in English. */
function linkFrom(path: string, target: string): string {
  if (/^https?:/.test(target)) return target;
  // A heading of the page itself is in its own language.
  if (target.startsWith('#')) return '#';
  const [file = '', anchor] = posix.join(posix.dirname(path), target).split('#');
  const english = file.replace('docs/de/', 'docs/');
  const hasGerman = german.some((each) => basename(each) === basename(english));
  return anchor && !(hasGerman && english.startsWith('docs/')) ? `${english}#${anchor}` : english;
}

const german = filesIn('docs/de', '.md');

function shapeOf(path: string): Shape {
  const text = readFileSync(path, 'utf8');
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/^<!-- .* -->$/gm, '');
  const isNames = basename(path) === 'sections.md';
  return {
    headings: [...prose.matchAll(/^(#+) (.*)$/gm)].map(([, level = '', heading = '']) =>
      isNames && level === '##' ? `${level} ${heading}` : `${level} ${codeIn(heading)}`.trim(),
    ),
    snippets: snippetsOf({ path, text }).map(({ code, language }) => withoutWords(code, language)),
    rows: [...prose.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
      row
        .split(/(?<!\\)\|/)
        .map((cell) => (/^ -+:? $/.test(cell) ? '---' : codeIn(cell)))
        .join(' | '),
    ),
    links: [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => linkFrom(path, target)),
  };
}

describe.each(german)('%s', (path) => {
  const english = path.replace('docs/de/', 'docs/');
  const [own, other] = [shapeOf(path), shapeOf(english)];

  it.each(['headings', 'snippets', 'rows'] as const)(`has the %s of ${english}`, (part) => {
    expect(own.headings.length).toBeGreaterThan(0);
    expect(own[part]).toEqual(other[part]);
  });

  it(`links to the pages that ${english} links to`, () => {
    expect([...own.links].sort()).toEqual([...other.links].sort());
  });
});
