import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, type MarkdownPage, markdownPages } from '../support/markdown.js';

/** Where the links and pictures of a page lead to, without those to the web. */
const targets = ({ text }: MarkdownPage): string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);

function isBroken(page: MarkdownPage, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path ? join(dirname(page.path), path) : page.path;
  if (!existsSync(file)) return true;
  if (anchor === undefined) return false;
  const there = markdownPages.find((each) => each.path === file);
  return !there || !anchorsOf(there).includes(anchor);
}

describe.each(markdownPages)('$path', (page) => {
  it('leads only to what there is', () => {
    expect(targets(page).filter((target) => isBroken(page, target))).toEqual([]);
  });
});

it('every page of docs can be reached from the README', () => {
  const reached = new Set(['README.md']);
  // A set grows while it is gone through.
  for (const path of reached) {
    const page = markdownPages.find((each) => each.path === path);
    for (const target of page ? targets(page) : []) {
      reached.add(join(dirname(path), target.split('#')[0] ?? ''));
    }
  }
  expect(markdownPages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});
