import { describe, expect, it, vi } from 'vitest';
import { isLong } from '../support/extent.js';
import { pages } from '../support/pages.js';
import { runCommand } from '../support/site-to-check.js';

// A folder of pages takes its time.
vi.setConfig({ testTimeout: 120_000 });

/** The short run checks a German page of each template. */
const checked = isLong
  ? ['static-html/pages']
  : pages.short
      .filter((path) => !path.startsWith('/en/'))
      .map((path) => `static-html/pages${path}index.html`);

describe('the pages of the demonstration site', () => {
  it('have nothing wrong, and neither have the answers to calls; they have no keys of services', async () => {
    const { out, status } = await runCommand('check', '--json', ...checked, 'static-html/answers');
    const found: { page: string; findings: { rule: string; about: string }[] }[] =
      JSON.parse(out).pages;
    expect(found.length).toBeGreaterThan(isLong ? 80 : checked.length);
    const rules = new Set(found.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(rules).toEqual(new Set(['no-maps-key', 'no-analytics-id']));
    expect(status).toBe(0);
  });
});
