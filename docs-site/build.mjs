// Builds the documentation's site: npm run docs. `npm start` does it on the first visit of /docs/.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vitepress';
import { livePages } from './live-pages.mjs';
import { markdownFiles, pageOf, withLinksOnSite } from './markdown.mjs';
import { sectionPages } from './section-pages.mjs';

const root = import.meta.dirname;
const pages = join(root, 'dist/pages');

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(pages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

rmSync(pages, { recursive: true, force: true });
for (const path of markdownFiles) {
  write(pageOf(path), withLinksOnSite(path, readFileSync(path, 'utf8')));
}
for (const [path, text] of await sectionPages()) write(path, text);
for (const language of /** @type {const} */ (['en', 'de'])) {
  for (const [name, html] of livePages(language)) {
    write(`public/live/${language}/${name}.html`, html);
  }
}
cpSync('docs/images', join(pages, 'public/images'), { recursive: true });

await build(root);
