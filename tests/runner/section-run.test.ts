import { describe, expect, it } from 'vitest';
import { sectionRun } from './section-run.mjs';

const path = 'tests/sections/map';
const short = { name: 'map.spec.ts', source: "test('one', async () => {});" };
const long = { name: 'leaks.spec.ts', source: "test('three', { tag: '@long' }, async () => {});" };

describe('the run of one section', () => {
  it('has the unit tests and the browser tests of its folder', () => {
    const { unit, browser } = sectionRun(path, [short], false);
    expect([unit.at(0), unit.at(-1)]).toEqual(['run', path]);
    expect([browser.at(0), browser.at(-1)]).toEqual(['test', `${path}/`]);
  });

  it('leaves out the long tests, and says in which files', () => {
    const { browser, leftOut } = sectionRun(path, [short, long], false);
    expect(browser).toContain('--grep-invert=@long');
    expect(leftOut).toEqual(['leaks.spec.ts']);
  });

  it('has them where all are asked for', () => {
    const { browser, leftOut } = sectionRun(path, [short, long], true);
    expect(browser.join(' ')).not.toContain('--grep');
    expect(leftOut).toEqual([]);
  });

  it('leaves out nothing where no test has a tag', () => {
    const { browser, leftOut } = sectionRun(path, [short], false);
    expect(browser.join(' ')).not.toContain('--grep');
    expect(leftOut).toEqual([]);
  });

  it('takes few files side by side, and many files whole', () => {
    const files = (count: number) => Array<typeof short>(count).fill(short);
    expect(sectionRun(path, files(5), false).browser).toContain('--fully-parallel');
    expect(sectionRun(path, files(6), false).browser).not.toContain('--fully-parallel');
  });

  it('succeeds with a section that has tests of one kind only', () => {
    const { unit, browser } = sectionRun(path, [], false);
    expect(unit).toContain('--passWithNoTests');
    expect(browser).toContain('--pass-with-no-tests');
  });
});
