import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type BehaviourName, structures } from './contract.js';
import { vary } from './static-pages.js';

/** The page of the documentation, which is where steps, tags and deletions are written down. */
export const documentation = readFileSync('docs/moving-by-hand.md', 'utf8');

/** What stands between a heading of the page and the next. */
export function section(heading: string): string {
  const found = documentation.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (!found) throw new Error(`docs/moving-by-hand.md has no section "${heading}"`);
  return found;
}

const isBehaviour = (name: string): name is BehaviourName => Object.hasOwn(structures, name);

function behavioursIn(text: string): readonly BehaviourName[] {
  const names = text.split(/[\s`,]+/).filter(Boolean);
  const unknown = names.filter((name) => !isBehaviour(name));
  if (unknown.length > 0) throw new Error(`there is no behaviour ${unknown.join(', ')}`);
  return names.filter(isBehaviour);
}

/** The pieces of JavaScript in a section, in their order. */
export const snippets = (heading: string): readonly string[] =>
  [...section(heading).matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** The cells of a table's rows, below its head. */
export const rows = (text: string): string[][] =>
  [...text.matchAll(/^\| (?!-)(.*) \|$/gm)].slice(1).map(([, row = '']) => row.split(' | '));

/** The behaviours that are handed over in each step, in the order of the page. */
export const steps: readonly (readonly BehaviourName[])[] = rows(section('Each step')).map(
  ([, names = '']) => behavioursIn(names),
);

/** File → the behaviours that use it. */
export const users: ReadonlyMap<string, readonly BehaviourName[]> = new Map(
  rows(section('Which files can go?')).flatMap(([files = '', names = '']) => {
    const own = names === 'all of them' ? steps.flat() : behavioursIn(names);
    return [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']): [string, typeof own] => [
      file,
      own,
    ]);
  }),
);

const require = createRequire(import.meta.url);
const inPackage = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

const files: Readonly<Record<string, string>> = {
  'jquery.js': inPackage('jquery-3', 'dist/jquery.js'),
  'bootstrap.js': inPackage('bootstrap', 'dist/js/bootstrap.js'),
  'slick.js': inPackage('slick-1', 'slick/slick.js'),
  'fancybox.js': inPackage('@fancyapps/fancybox', 'dist/jquery.fancybox.js'),
  'flipster.js': inPackage('jquery.flipster', 'dist/jquery.flipster.min.js'),
  'js-cookie.js': inPackage('js-cookie', 'dist/js.cookie.min.js'),
  'klaro.js': inPackage('klaro', 'dist/klaro.js'),
  'slick.css': inPackage('slick-1', 'slick/slick.css'),
  'fancybox.css': inPackage('@fancyapps/fancybox', 'dist/jquery.fancybox.css'),
  'flipster.css': inPackage('jquery.flipster', 'dist/jquery.flipster.min.css'),
  'site.js': 'docs/moving/site.js',
  'site.css': 'docs/moving/site.css',
};

/** The names of the old site's files. */
export const fileNames: readonly string[] = Object.keys(files);

function pathOf(file: string): string {
  const path = files[file];
  if (!path) throw new Error(`the old site has no ${file}`);
  return path;
}

/** A file of the old site without the parts whose behaviours have all been handed over. */
export function withoutParts(file: string, handedOver: readonly BehaviourName[]): string {
  const parts = readFileSync(pathOf(file), 'utf8').split(/^(?=(?:\/\/|\/\*) --- )/m);
  const kept = parts.filter((part) => {
    const [, names] = /^(?:\/\/|\/\*) --- (.*?) ---/.exec(part) ?? [];
    return !names || !behavioursIn(names).every((name) => handedOver.includes(name));
  });
  return kept.join('');
}

const isUsed = (file: string, handedOver: readonly BehaviourName[]): boolean =>
  !users.get(file)?.every((name) => handedOver.includes(name));

/** The tags of the page when these behaviours have been handed over. */
export function tagsAfter(handedOver: readonly BehaviourName[]): string {
  const [, tags = ''] = /^```html\n(.*?)^```$/ms.exec(section('Step 0')) ?? [];
  return tags
    .replace(/^.*"\/old\/([\w.-]+)".*\n/gm, (line, file: string) =>
      isUsed(file, handedOver) ? line : '',
    )
    .replace(/data-disable="([^"]*)"/, (_attribute, names: string) => {
      const left = behavioursIn(names.trim()).filter((name) => !handedOver.includes(name));
      return left.length > 0 ? `data-disable="${left.join(' ')}"` : '';
    });
}

const ours = /<link rel="stylesheet" href="\/assets\/auftritt\.css">\s*<script[^>]*><\/script>/;

/** What is different from the old site as the documentation has it. */
export interface OldSite {
  /** The behaviours that have been handed over. */
  readonly handedOver?: readonly BehaviourName[];
  /** Another change of the tags. */
  readonly tags?: (tags: string) => string;
  /** Another change of the old script. */
  readonly script?: (source: string) => string;
}

/** Serves the static pages as pages of the old site from now on. */
export async function serveOldSite(page: Page, site: OldSite = {}): Promise<void> {
  const { handedOver = [], tags = (text) => text, script = (text) => text } = site;
  await page.route('**/old/*', (route) => {
    const file = new URL(route.request().url()).pathname.replace('/old/', '');
    if (!file.startsWith('site.')) return route.fulfill({ path: pathOf(file) });
    const source = withoutParts(file, handedOver);
    return file === 'site.js'
      ? route.fulfill({ contentType: 'text/javascript', body: script(source) })
      : route.fulfill({ contentType: 'text/css', body: source });
  });
  await vary(page, {
    change: (html) => {
      if (!ours.test(html)) throw new Error("the page is without the script's tag");
      return html.replace(ours, tags(tagsAfter(handedOver)));
    },
  });
}
