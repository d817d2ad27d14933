import { type Checker, createChecker } from '../../src/command/check/check-page.js';
import type { CheckedPage } from '../../src/command/check/rules.js';
import type { Source } from '../../src/command/pages/source.js';

const checkers = new Map<string, Checker>();

/** Checks one page with the checker of all tests, as the command does: a window of jsdom costs more than most pages. */
export function checkPage(source: Source, site = '{}'): CheckedPage {
  const checker = checkers.get(site) ?? createChecker(site);
  checkers.set(site, checker);
  return checker.check(source);
}
