import { describe, expect, it, vi } from 'vitest';
import { everyOther, isLong } from '../support/extent.js';
import { pages } from '../support/pages.js';
import { runCommand } from '../support/site-to-check.js';

// A folder of pages takes its time.
vi.setConfig({ testTimeout: 120_000 });

/** The pages where a service is used whose key the site lacks. */
const served = ['/home/kontakt/', '/home/datenschutz/'];

/** The short run checks some German pages; the tests of the pages look at all of them. */
const checked = isLong
  ? ['static-html/pages', 'static-html/answers']
  : pages.short
      .filter((path, index) => !path.startsWith('/en/') && everyOther(path, index))
      .filter((path) => !served.includes(path))
      .concat(served)
      .map((path) => `static-html/pages${path}index.html`);

describe('the pages of the demonstration site', () => {
  it('have nothing wrong, and neither have the answers to calls; they have no keys of services', async () => {
    const { out, status } = await runCommand('check', '--json', ...checked);
    const found: { page: string; findings: { rule: string; about: string }[] }[] =
      JSON.parse(out).pages;
    expect(found.length).toBeGreaterThan(isLong ? 80 : 3);
    const rules = new Set(found.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(rules).toEqual(new Set(['no-maps-key', 'no-analytics-id']));
    expect(status).toBe(0);
  });
});
