import { readFileSync } from 'node:fs';
import { sideOf, snippetsOf } from '../support/markdown.js';

/** The sections of docs/check.md: the name of a rule, and HTML that breaks it and HTML that does not. */
export const documentedRules = readFileSync('docs/check.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    examples: snippetsOf({ path: '', text })
      .filter(({ language }) => language === 'diff')
      .flatMap(({ code }) => [sideOf(code, '-'), sideOf(code, '+')]),
  }));
