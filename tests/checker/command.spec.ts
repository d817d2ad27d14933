import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '../support/site.js';

const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the built command checks a page that a server sends', async ({ baseURL }) => {
  const address = `${baseURL}/en/home/references/`;
  const { stdout } = await promisify(execFile)('node', [bin.auftritt, 'check', address]);
  expect(stdout).toMatch(new RegExp(`^${address}\n  starts: .*\\breferences 1\\b`));
  expect(stdout).toContain('1 page checked, 0 errors, 0 warnings');
});

test('the built command can be run as a program, and is one file without the code of widgets', () => {
  expect(statSync(bin.auftritt).mode & 0o111).toBe(0o111);
  const code = readFileSync(bin.auftritt, 'utf8');
  expect(code.startsWith('#!/usr/bin/env node\n')).toBe(true);
  expect(code).not.toContain('slick-track');
});
