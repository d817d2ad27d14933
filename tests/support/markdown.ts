import { readFileSync } from 'node:fs';
import { slug } from '../../docs-site/slug.mjs';
import { filesIn } from './backend-sources.js';

/** A page of the documentation. */
export interface MarkdownPage {
  /** From the project's root. */
  readonly path: string;
  readonly text: string;
}

/** A fenced block of code in a page. */
export interface Snippet {
  /** Where it stands, for messages: `docs/check.md:12`. */
  readonly place: string;
  readonly page: string;
  /** What is written behind the fence; empty where nothing is. */
  readonly language: string;
  readonly code: string;
}

/** Every page of the documentation. */
export const markdownPages: readonly MarkdownPage[] = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs', '.md'),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The fenced blocks of a page, in their order. */
export function snippetsOf({ path, text }: MarkdownPage): Snippet[] {
  return [...text.matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)].map(
    ({ 1: indent = '', 2: language = '', 3: code = '', index }) => ({
      place: `${path}:${text.slice(0, index).split('\n').length}`,
      page: path,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** What a patch makes of its text, or what it takes: the lines of one side, without their signs. */
export const sideOf = (patch: string, sign: '+' | '-'): string =>
  patch
    .split('\n')
    .filter((line) => line.startsWith(sign) || line.startsWith(' '))
    .map((line) => line.slice(1))
    .join('\n');

/** The anchors of a page's headings. */
export const anchorsOf = ({ text }: MarkdownPage): string[] =>
  [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    slug(heading),
  );
