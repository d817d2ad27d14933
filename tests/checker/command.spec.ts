import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '../support/site.js';

const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the built command can be run as a program, and has none of the code of widgets', () => {
  expect(statSync(bin.auftritt).mode & 0o111).toBe(0o111);
  expect(readFileSync(bin.auftritt, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  const folder = dirname(bin.auftritt);
  const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(files.length).toBeGreaterThan(2);
  expect(
    files.filter((code) => /react\.transitional|pswp__scroll-wrap|f-panzoom/.test(code)),
  ).toEqual([]);
});
