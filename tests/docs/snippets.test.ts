import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'css-tree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChecker } from '../../src/command/check/check-page.js';
import { text } from '../../src/command/check/report.js';
import { usage } from '../../src/command/terminal/usage.js';
import { markdownPages, type Snippet, snippetsOf } from '../support/markdown.js';
import { strictPolicy } from '../support/policy.js';

const snippets = markdownPages.flatMap(snippetsOf);

/** Where the output of a check is shown: page and language. */
const output = 'docs/check.md text';

/** Pages whose snippets, but for commands, have tests of their own. */
const elsewhere = [
  'docs/check.md',
  'docs/moving.md',
  'docs/moving-by-hand.md',
  'docs/moving-lines.md',
  'docs/de/moving.md',
  'docs/soft-navigation.md',
  'docs/backends',
  'docs/de/backends',
];

const here = ({ page, language }: Snippet): boolean =>
  language === 'sh' || !elsewhere.some((path) => page.startsWith(path));

const inLanguage = (...languages: readonly string[]): Snippet[] =>
  snippets.filter((snippet) => here(snippet) && languages.includes(snippet.language));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const { name: typo3Package } = JSON.parse(readFileSync('backends/typo3/composer.json', 'utf8'));

/** What is wrong with a line for the shell; undefined where it can be run as it stands. */
function wrongCommand(command: string): string | undefined {
  const [program, ...rest] = command.split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
  const paths = rest.filter((word) => /^(backends|tests|docs|src|static-html)\//.test(word));
  const missing = paths.find((path) => !existsSync(path));
  if (missing) return `${missing} is missing`;
  const [first = '', second = ''] = rest;
  switch (program) {
    case 'npm':
      if (['ci', 'pack', 'install', 'version'].includes(first)) return undefined;
      if (first === 'run' && second in scripts) return undefined;
      return first in scripts ? undefined : `no script ${first} ${second}`;
    case 'npx':
      // In a site of the reader's own.
      if (first === 'eleventy') return undefined;
      return existsSync(`node_modules/.bin/${first}`) ? undefined : `no command ${first}`;
    case 'node_modules/.bin/auftritt':
      return usage.includes(`auftritt ${first} [options]`) ? undefined : `no command ${first}`;
    // In a TYPO3 of the reader's own.
    case 'composer':
      return first === 'config' || second === `${typo3Package}:@dev` ? undefined : `not ${command}`;
    case 'vendor/bin/typo3':
      return first === 'extension:setup' ? undefined : `no command ${first}`;
    // In a site of the reader's own, as tests/systems/backends/engines makes one.
    case 'hugo':
      return ['', 'server'].includes(first) ? undefined : `no command ${first}`;
    case 'php':
      return first === '-S' && ['', 'php/'].some((at) => existsSync(`backends/${at}${rest.at(-1)}`))
        ? undefined
        : `not ${command}`;
    case 'node':
      return existsSync(`backends/other/${first}`) ? undefined : `not ${command}`;
    case 'python3':
      return rest.join(' ').startsWith('-m http.server --directory ')
        ? undefined
        : `not ${command}`;
    case 'cp':
    case 'git':
    case 'mkdir':
    case 'tar':
    case 'zip':
      return undefined;
    default:
      return `${program} is not known here`;
  }
}

const checker = createChecker();
afterAll(checker.close);

describe('the snippets of the documentation', () => {
  it('are all of a kind that is checked', () => {
    const checked = ['html', 'css', 'js', 'ts', 'json', 'sh', 'diff'];
    const others = snippets.filter(
      (snippet) => here(snippet) && !checked.includes(snippet.language),
    );
    // The pictures of the architecture and of three ways; what a form needs in PHP and in TYPO3; what servers need, which tests/systems/serving runs; the output of a call, which
    // tests/lifecycle/report.spec.ts reads; and the policy below.
    expect(others.map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
      'CONTRIBUTING.md',
      'CONTRIBUTING.md',
      'CONTRIBUTING.md',
      'CONTRIBUTING.md',
      'docs/de/forms.md',
      'docs/de/forms.md',
      'docs/forms.md',
      'docs/forms.md',
      'docs/install.md',
      'docs/install.md',
      'docs/policies.md',
      'docs/report.md',
    ]);
  });

  it.each(inLanguage('html'))('$place is HTML with which nothing is wrong', ({ code }) => {
    const { findings } = checker.check({ html: code, address: 'https://www.example.com/' });
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  it.each(inLanguage('css'))('$place is CSS', ({ code }) => {
    const wrong: string[] = [];
    parse(code, { onParseError: ({ message }) => wrong.push(message) });
    expect(wrong).toEqual([]);
  });

  it.each(inLanguage('json'))('$place is JSON', ({ code }) => {
    expect(JSON.parse(code)).toBeTruthy();
  });

  it.each(inLanguage('sh'))('$place can be run', ({ code }) => {
    const commands = code
      .split('\n')
      .map((line) => line.replace(/\s+#.*/, ''))
      .flatMap((line) => line.split(/&&|\|/))
      .map((command) => command.trim())
      .filter((command) => command && !/^(tail|head)\b/.test(command));
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.map(wrongCommand).filter((wrong) => wrong !== undefined)).toEqual([]);
  });

  it('show the output of a check as it is', () => {
    const html = [
      '<!doctype html><html lang="en"><head><title>Products</title>' +
        '<meta name="viewport" content="width=device-width">',
      '<script type="module" src="/assets/auftritt.js"></script></head><body>',
      ...Array(11).fill(''),
      '    <div class="coverflow"><ul><li>Oak</li></ul></div>',
      '<div class="category-gallery"><div class="gallery-inner"></div>',
      '<input class="reference_request_url" type="hidden" value="/products/">',
      ...Array(14).fill(''),
      '        <div class="product_reference" data-uid="1" data-color="red"><a href="/">1</a></div>',
      '</div></body></html>',
    ].join('\n');
    const name = 'products.html';
    const checked = checker.check({ html, address: `https://www.example.com/${name}` });
    const [shown] = snippets.filter(({ language, page }) => `${page} ${language}` === output);
    expect(shown?.code).toBe(text({ version: '', pages: [{ name, ...checked }] }, false));
  });

  it('show the policy that every page is tested under', () => {
    const [policy] = snippets.filter(({ page }) => page === 'docs/policies.md');
    const shown = policy?.code.split(/;\s+|\n/).filter(Boolean) ?? [];
    const tested = strictPolicy({ types: ['auftritt', 'auftritt-lightbox'] }).split('; ');
    // `default-src` says that of connections too.
    const needed = tested.filter((directive) => directive !== "connect-src 'self'");
    expect(shown.sort()).toEqual(needed.sort());
  });
});

describe('the scripts of the documentation', () => {
  const scriptsShown = inLanguage('js', 'ts');
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fit the types of the package', () => {
    const files = scriptsShown.map(({ code, language }, index) => {
      const file = `${index}.${language === 'ts' ? 'ts' : 'mjs'}`;
      writeFileSync(join(folder, file), `${code}\nexport {};\n`);
      return file;
    });
    expect(files.length).toBeGreaterThan(2);
    // As every bundler has it.
    writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
    for (const name of ['names.ts', 'public-interface.ts']) {
      copyFileSync(join('src', name), join(folder, name));
    }
    const compilerOptions = {
      strict: true,
      allowJs: true,
      checkJs: true,
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      paths: { auftritt: ['./public-interface.ts'] },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions,
        files: [...files, 'styles.d.ts', 'public-interface.ts'],
      }),
    );
    const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
    const { stdout } = spawnSync(
      process.execPath,
      [join(dirname(compiler), 'bin/tsc'), '--project', folder, '--pretty', 'false'],
      { encoding: 'utf8' },
    );
    const places = stdout.replaceAll(
      /^\S*?(\d+)\.(?:ts|mjs)/gm,
      (_, index) => scriptsShown[Number(index)]?.place ?? '',
    );
    expect(places).toBe('');
  });
});
