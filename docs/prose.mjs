// Checks the words of the documentation: `npm run check`. The words are in vocabulary.json.
import { readdirSync, readFileSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import terminology from 'textlint-rule-terminology';
import writeGood from 'textlint-rule-write-good';

const { sayInstead, known } = JSON.parse(readFileSync('docs/vocabulary.json', 'utf8'));

/** What people read in English; the changelog and the records of docs/project quote the sources. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !/^(de|project)[\\/]/.test(path))
    .map((path) => `docs/${path}`),
];

const rules = [
  {
    ruleId: 'terminology',
    rule: terminology,
    options: { defaultTerms: true, terms: sayInstead, exclude: known },
  },
  {
    ruleId: 'write-good',
    rule: writeGood.default,
    // What is passive, or weak for an essay, can be right in a reference.
    options: { passive: false, weasel: false, adverb: false, tooWordy: false },
  },
];

const kernel = new TextlintKernel();
let count = 0;
for (const filePath of pages) {
  const { messages } = await kernel.lintText(readFileSync(filePath, 'utf8'), {
    filePath,
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default }],
    rules,
  });
  count += messages.length;
  for (const { line, column, message } of messages) {
    console.error(`${filePath}:${line}:${column} ${message}`);
  }
}
if (count > 0) process.exitCode = 1;
