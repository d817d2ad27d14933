import { describe, expect, it } from 'vitest';
import { overBudget, sharesOf } from './budget.mjs';
import { vitestOutcome } from './results.mjs';
import { closingLine, summary } from './summary.mjs';

const one = { file: 'a.spec.ts', title: 'one', seconds: 2 };

describe('the budget', () => {
  const seconds = { 'a.spec.ts': 10, 'b.spec.ts': 10, 'c.spec.ts': 80 };
  const budget = sharesOf(seconds);

  it('is the share of each file, in the order of their names', () => {
    expect(sharesOf({ b: 2, a: 1 })).toEqual({ a: 33.3, b: 66.7 });
    expect(Object.keys(sharesOf({ b: 2, a: 1 }))).toEqual(['a', 'b']);
  });

  it('is kept on a machine that is slower for every file', () => {
    const slower = { 'a.spec.ts': 40, 'b.spec.ts': 40, 'c.spec.ts': 320 };
    expect(overBudget(budget, slower)).toEqual([]);
  });

  it('is kept by a file that takes twice its time once', () => {
    expect(overBudget(budget, { ...seconds, 'a.spec.ts': 20 })).toEqual([]);
  });

  it('names a file whose share has grown past its own', () => {
    const [told, ...others] = overBudget(budget, { ...seconds, 'a.spec.ts': 30 });
    expect(told).toMatchObject({
      file: 'a.spec.ts',
      told: expect.stringContaining(
        'took 25 % of the time; its share is 10 %, and it may take 22 %',
      ),
    });
    expect(others).toEqual([]);
  });

  it('names a new file that takes more than the margin', () => {
    expect(overBudget(budget, { ...seconds, 'd.spec.ts': 1 })).toEqual([]);
    expect(overBudget(budget, { ...seconds, 'd.spec.ts': 5 })).toHaveLength(1);
  });
});

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
    const lines = summary([flaky], { seconds: 65, defects: [], skipped: [] });
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
    const lines = summary([left], { seconds: 1, defects: [], skipped: ['twig: no PHP'] });
    expect(lines).toContain('Skipped: a.spec.ts: one: needs a touch screen');
    expect(lines).toContain('Skipped: twig: no PHP');
  });
});
