import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutFeatures } from '../support/chromium.mjs';
import { structures } from '../support/contract.js';
import { vitestOutcome } from './results.mjs';
import { sections } from './sections.mjs';
import { closingLine, summary } from './summary.mjs';

const one = { file: 'a.spec.ts', title: 'one', seconds: 2 };

describe('the end of a run', () => {
  it('counts all tests in one line', () => {
    const results = [
      { ...one, outcome: 'passed' as const },
      { ...one, outcome: 'flaky' as const },
      { ...one, outcome: 'failed' as const },
    ];
    expect(closingLine(results, { failed: 0, skipped: 0 })).toBe('2 passed, 1 failed');
    expect(closingLine(results, { failed: 1, skipped: 3 })).toBe('2 passed, 2 failed, 3 skipped');
  });

  it('names a test that needed a second try as a defect, with its error and its trace', () => {
    const error = 'Timeout\nwaiting for a frame';
    const traces = ['test-results/a/trace.zip'];
    const flaky = { ...one, outcome: 'flaky' as const, error, traces };
    const lines = summary([flaky], { seconds: 65, skipped: [] });
    expect(lines[0]).toBe('Total: 1 min 5 s; the tests alone, one after another: 0 min 2 s');
    expect(lines).toContain('Defect: it passed only when it was tried again: a.spec.ts: one');
    expect(lines).toContain('  waiting for a frame');
    expect(lines).toContain('  npx playwright show-trace test-results/a/trace.zip');
  });

  it('takes a test of Vitest for one that needed a second try by what its first failed with', () => {
    expect(vitestOutcome('passed', [])).toBe('passed');
    expect(vitestOutcome('passed', ['Error: waited for the menu'])).toBe('flaky');
    expect(vitestOutcome('failed', ['Error: waited for the menu'])).toBe('failed');
    expect(vitestOutcome('pending', null)).toBe('skipped');
  });

  it('says what was skipped and why', () => {
    const left = { ...one, outcome: 'skipped' as const, why: 'needs a touch screen' };
    const lines = summary([left], { seconds: 1, skipped: ['twig: no PHP'] });
    expect(lines).toContain('Skipped: a.spec.ts: one: needs a touch screen');
    expect(lines).toContain('Skipped: twig: no PHP');
  });
});

it('Chromium is started without all that Playwright starts it without', () => {
  const playwright = dirname(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
  );
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain('HttpsUpgrades');
  expect(withoutFeatures).toEqual(expect.arrayContaining(theirs));
});

it('every behaviour has a folder of tests', () => {
  expect([...sections.keys()].sort()).toEqual(Object.keys(structures).sort());
  expect([...sections.values()].filter((path) => !existsSync(path))).toEqual([]);
});
