// Builds the documentation's site: npm run docs. `npm start` does it on the first visit of /docs/.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { provideBuild } from '../build/up-to-date.mjs';
import { providePackages } from '../tests/support/packages.mjs';

// VitePress, and the frameworks that the showroom switches between.
['docs-site', 'tests/foreign'].map(providePackages);
const { build } = await import('vitepress');
const { copies, isCopied, siteFiles, sitePages } = await import('./site-pages.mjs');

const root = import.meta.dirname;
const pages = join(root, 'dist/pages');

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(pages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

await provideBuild();
rmSync(pages, { recursive: true, force: true });
for (const [path, text] of await sitePages()) write(path, text);
for (const [path, text] of siteFiles()) write(`public/${path}`, text);
for (const [folder, copy] of Object.entries(copies)) {
  cpSync(folder, join(pages, 'public', copy), { recursive: true, filter: isCopied });
}

await build(root);
