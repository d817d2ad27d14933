// The first page of each language: the showroom, and below it the lists of pages.
import { readFileSync } from 'node:fs';
import { withLinksOnSite } from './markdown.mjs';
import { sidebar } from './navigation.mjs';

const head = '---\nlayout: page\nsidebar: false\n---\n\n';

/** @param {string} text */
const withShowroom = (text) =>
  `${head}<Showroom />\n\n<div class="vp-doc first-page">\n\n${text}\n\n</div>\n`;

/** The English one: docs/README.md without its title, which the showroom has. */
export function englishFirstPage() {
  const file = 'docs/README.md';
  return withShowroom(withLinksOnSite(file, readFileSync(file, 'utf8')).replace(/^# .*\n/, ''));
}

/** The German one: the pages that are in German, and what German readers ask of the others. */
export function germanFirstPage() {
  const questions = 'docs-site/questions.de.md';
  const links = sidebar('de')
    .flatMap(({ items }) => items)
    .map(({ text, link }) => `- [${text}](${link}.md)`);
  return withShowroom(
    [
      '## Dokumentation',
      'Diese Seiten sind auf Deutsch. Alle anderen sind [auf Englisch](/index.md).',
      links.join('\n'),
      withLinksOnSite(questions, readFileSync(questions, 'utf8')),
    ].join('\n\n'),
  );
}
