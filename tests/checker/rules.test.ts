import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { docsOf, ruleNamed, rules } from '../../src/command/check/rules.js';
import { limits } from '../../src/command/pages/source.js';
import { checkPage } from '../support/check-page.js';
import { sideOf, snippetsOf } from '../support/markdown.js';

const docs = readFileSync('docs/check.md', 'utf8');

/** The sections of the page about the checker that rules have: name → HTML that breaks it, and the same fixed. */
const sections = docs
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    examples: snippetsOf({ path: '', text })
      .filter(({ language }) => language === 'diff')
      .flatMap(({ code }) => [sideOf(code, '-'), sideOf(code, '+')]),
  }));

const check = (html: string) => checkPage({ html, address: 'https://www.example.com/' });

describe('docs/check.md', () => {
  it('has a section for every rule, where its link leads', () => {
    expect(sections.map(({ name }) => name).sort()).toEqual(rules.map(({ name }) => name).sort());
    for (const rule of rules) expect(docsOf(rule)).toBe(`docs/check.md#${rule.name}`);
  });

  it('explains the rule that a thread names in its message', () => {
    expect(rules.map(({ name }) => ruleNamed(name))).toEqual(rules);
  });

  /** What no short HTML breaks. */
  const unshown = ['does-not-start', 'limit'];
  const shown = sections.filter(({ name }) => !unshown.includes(name));

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

it('the rule about limits has all of them in its section', () => {
  const section = docs.slice(docs.indexOf('## limit'));
  const { size, time, memory } = limits;
  for (const most of [`${size / 1_000_000} MB`, `${time / 1000} seconds`, `${memory} MB`]) {
    expect(section).toContain(most);
  }
  expect(docs).toContain(`${limits.answer / 1000} seconds`);
});
