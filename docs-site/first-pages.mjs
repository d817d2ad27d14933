// The first page of each language. The English one is docs/README.md.
import { sidebar } from './navigation.mjs';

/** The German first page: the pages that are in German. */
export function germanFirstPage() {
  const links = sidebar('de')
    .flatMap(({ items }) => items)
    .map(({ text, link }) => `- [${text}](${link}.md)`);
  return [
    '# Dokumentation',
    'Diese Seiten sind auf Deutsch. Alle anderen sind [auf Englisch](/index.md).',
    links.join('\n'),
  ].join('\n\n');
}
