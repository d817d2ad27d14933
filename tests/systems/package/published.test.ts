import { readFileSync, statSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../support/extent.js';
import { type Installed, install } from './installed.js';

let installed: Installed;
beforeAll(() => {
  installed = install();
});
afterAll(() => installed.remove());

describe('the tarball', () => {
  it('is no larger than 3 MB', () => {
    expect(statSync(installed.tarball).size).toBeLessThanOrEqual(3_000_000);
  });

  it('has a package.json with which publint finds nothing wrong', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed.folder, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  // The short run compiles against the package instead, in package.test.ts.
  it.runIf(isLong)('has types that are right for every way of importing it', async () => {
    const tarball = createPackageFromTarballData(readFileSync(installed.tarball));
    const analysis = await checkPackage(tarball, { excludeEntrypoints: [/\.json$/] });
    if (!analysis.types) throw new Error('the package has no types');
    // It is imported, not required, by whoever reads `exports`: TypeScript's oldest way of looking a
    // package up does not, and TypeScript 7 has it no more.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(Object.keys(analysis.entrypoints)).toEqual(['.', './auftritt.css']);
    expect(problems).toEqual([]);
  });

  it('says which Node jsdom needs, since the checker runs on it', () => {
    const engines = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')).engines;
    const own = engines(`${installed.folder}/package.json`);
    expect(own).toEqual(engines('node_modules/jsdom/package.json'));
  });
});
