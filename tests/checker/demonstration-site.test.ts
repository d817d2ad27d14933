import { describe, expect, it, vi } from 'vitest';
import { runCommand } from '../support/site-to-check.js';

// A folder of pages takes its time.
vi.setConfig({ testTimeout: 120_000 });

describe('the pages of the demonstration site', () => {
  it('have nothing wrong, and neither have the answers to calls; they have no keys of services', async () => {
    const { out, status } = await runCommand(
      'check',
      '--json',
      'static-html/pages',
      'static-html/answers',
    );
    const pages: { page: string; findings: { rule: string; about: string }[] }[] =
      JSON.parse(out).pages;
    expect(pages.length).toBeGreaterThan(80);
    const rules = new Set(pages.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(rules).toEqual(new Set(['no-maps-key', 'no-analytics-id']));
    expect(status).toBe(0);
  });
});
