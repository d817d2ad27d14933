import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'css-tree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChecker } from '../../src/command/check/check-page.js';
import { markdownPages, type Snippet, snippetsOf } from '../support/markdown.js';
import { strictPolicy } from '../support/policy.js';

const snippets = markdownPages.flatMap(snippetsOf);

/** Pages whose snippets have tests of their own. */
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

const inLanguage = (...languages: readonly string[]): Snippet[] =>
  snippets.filter(
    ({ page, language }) =>
      languages.includes(language) && !elsewhere.some((path) => page.startsWith(path)),
  );

const checker = createChecker();
afterAll(checker.close);

describe('the snippets of the documentation', () => {
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

  it('name no script that package.json lacks', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = snippets
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => [...code.matchAll(/\bnpm (?:run )?([\w:]+)/g)])
      .map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(10);
    const ofNpm = ['ci', 'pack', 'install', 'version'];
    expect(named.filter((name) => !(name in scripts) && !ofNpm.includes(name))).toEqual([]);
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
