import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installed, install } from './installed.js';

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed.remove());

describe('the tarball', () => {
  it('is no larger than 3.4 MB', () => {
    expect(statSync(installed.tarball).size).toBeLessThanOrEqual(3_400_000);
  });

  it('says which Node jsdom needs, since the checker runs on it', () => {
    const engines = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')).engines;
    const own = engines(`${installed.folder}/package.json`);
    expect(own).toEqual(engines('node_modules/jsdom/package.json'));
  });
});
