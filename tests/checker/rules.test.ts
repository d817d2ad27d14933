import { describe, expect, it } from 'vitest';
import { docsOf, ruleNamed, rules } from '../../src/command/check/rules.js';
import { checkPage } from '../support/check-page.js';
import { documentedRules } from './documented-rules.js';

const check = (html: string) => checkPage({ html, address: 'https://www.example.com/' });

describe('docs/check.md', () => {
  it('has a section for every rule, where its link leads', () => {
    expect(documentedRules.map(({ name }) => name).sort()).toEqual(
      rules.map(({ name }) => name).sort(),
    );
    for (const rule of rules) expect(docsOf(rule)).toBe(`docs/check.md#${rule.name}`);
  });

  /** What no short HTML breaks. */
  const unshown = ['does-not-start', 'limit'];
  const shown = documentedRules.filter(({ name }) => !unshown.includes(name));

  it.each(shown)('shows HTML that breaks $name, and only that rule', ({ name, examples }) => {
    expect(examples).toHaveLength(2);
    const { findings, predictions } = check(examples[0] ?? '');
    expect(new Set(findings.map(({ rule }) => rule.name))).toEqual(new Set([name]));
    const { level } = ruleNamed(name);
    expect(findings.every((each) => each.level === level)).toBe(true);
    if (level === 'warning') expect(predictions.every(({ starts }) => starts)).toBe(true);
  });

  it.each(shown)('shows how to fix $name', ({ examples }) => {
    expect(check(examples[1] ?? '').findings).toEqual([]);
  });
});
