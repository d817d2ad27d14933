import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/site.js';

const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));

test(
  'the built command outlives a page that would load more later',
  { tag: '@long' },
  async ({ baseURL: _ }, testInfo) => {
    const file = testInfo.outputPath('measured.html');
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><head><title>Measured</title>
     <meta name="viewport" content="width=device-width">
     <script src="/assets/auftritt.js" defer data-analytics-id="G-TEST" data-privacy-url="/privacy/"></script></head>
     <body><button class="analytics-opt-out" type="button">Off</button></body></html>`,
    );
    const { stdout } = await promisify(execFile)('node', [bin.auftritt, 'check', file]);
    expect(stdout).toContain('1 page checked, 0 errors, 0 warnings');
  },
);

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
