// The menus of the site, from the lists of docs/README.md.

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { linkOnSite } from './markdown.mjs';
import { sectionNames } from './section-pages.mjs';

/** @typedef {import('./markdown.mjs').Language} Language */
/** @typedef {{ text: string, link: string, collapsed?: boolean, items?: Entry[] }} Entry */

const first = 'docs/README.md';

/** The list that is in German. */
const german = 'Auf Deutsch';

/** @param {string} prefix @returns {Entry[]} */
const sections = (prefix) =>
  sectionNames.map((text) => ({ text, link: `${prefix}/sections/${text}` }));

/**
 * The groups of the side menu.
 *
 * @param {Language} language
 */
export function sidebar(language) {
  return readFileSync(first, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((group) => ({
      text: group.slice(0, group.indexOf('\n')),
      items: [...group.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(
        ([, text = '', target = '']) => {
          const { address } = linkOnSite(first, target);
          const link = address.replace(/\.md$/, '').replace(/\/index$/, '/');
          const isSections = posix.basename(target) === 'sections.md';
          const prefix = language === 'de' ? '/de' : '';
          return isSections
            ? { text, link, collapsed: true, items: sections(prefix) }
            : { text, link };
        },
      ),
    }))
    .filter(({ text }) => (text === german) === (language === 'de'));
}
