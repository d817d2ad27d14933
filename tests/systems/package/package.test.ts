import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, posix } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { addPackage, compiler, install, run } from './installed.js';

/** The jsdom that the project tests with. */
const jsdom = JSON.parse(readFileSync('node_modules/jsdom/package.json', 'utf8'));
const [tested] = jsdom.version.split('.');

const installed = install();
afterAll(() => installed.remove());

const read = (path: string): string => readFileSync(join(installed.folder, path), 'utf8');
const write = (path: string, text: string): void => writeFileSync(join(installed.site, path), text);

describe('what npm packs', () => {
  it('has every file of the manifest, compressed too', () => {
    const { files } = JSON.parse(read('dist/manifest.json'));
    const listed = Object.keys(files).flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
    expect(listed).toContain('auftritt.js');
    expect(installed.paths).toEqual(expect.arrayContaining(listed.map((path) => `dist/${path}`)));
  });

  it('has everything that package.json names', () => {
    const { exports: entries, types, bin } = JSON.parse(read('package.json'));
    const named = [types, ...Object.values(bin), ...Object.values(entries)]
      .flatMap((target) => (typeof target === 'object' ? Object.values(target ?? {}) : [target]))
      .map((target) => normalize(String(target)))
      .filter((target) => !target.includes('*'));
    expect(named.length).toBeGreaterThan(5);
    expect(installed.paths).toEqual(expect.arrayContaining(named));
  });

  it('has no source maps, and no file that makes a browser ask for one', () => {
    expect(installed.paths.filter((path) => path.endsWith('.map'))).toEqual([]);
    const code = installed.paths.filter((path) => /^dist\/.*\.(m?js|css)$/.test(path));
    expect(code.length).toBeGreaterThan(30);
    expect(code.filter((path) => read(path).includes('sourceMappingURL'))).toEqual([]);
  });

  it("brings no other package along: what check and inspect need is the site's matter", () => {
    const { dependencies, peerDependencies, peerDependenciesMeta, engines } = JSON.parse(
      read('package.json'),
    );
    expect(dependencies).toBeUndefined();
    for (const name of Object.keys(peerDependencies))
      expect(peerDependenciesMeta[name]).toEqual({ optional: true });
    // The checker runs on jsdom.
    expect(engines).toEqual(jsdom.engines);
  });

  it('is no larger than 3.4 MB', () => {
    expect(statSync(installed.tarball).size).toBeLessThanOrEqual(3_400_000);
  });

  it('has no link that leads out of it', () => {
    const pages = installed.paths.filter((path) => path.endsWith('.md'));
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, target = '']) => posix.join(dirname(page), target))
        .filter((path) => !installed.paths.some((each) => each === path || each.startsWith(path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(pages.length).toBeGreaterThan(5);
    expect(broken).toEqual([]);
  });
});

describe('a site that has installed it', () => {
  // A bundler would take the whole folder with it, the command too: the entry is copied instead.
  it.each(['auftritt/auftritt.js', 'auftritt/dist/auftritt.js'])(
    'is not offered %s',
    async (entry) => {
      const bundle = build({
        stdin: { contents: `import(${JSON.stringify(entry)});`, resolveDir: installed.site },
        bundle: true,
        write: false,
        logLevel: 'silent',
      });
      await expect(bundle).rejects.toThrow(`Could not resolve "${entry}"`);
    },
  );

  const auftritt = (...args: readonly string[]) => {
    const { bin } = JSON.parse(read('package.json'));
    return run(installed.site, join(installed.folder, bin.auftritt), ...args);
  };

  it('deploys without jsdom', () => {
    const { status, stdout, stderr } = auftritt('deploy', 'public');
    expect(stderr).toBe('');
    expect(stdout).toContain('files new');
    expect(status).toBe(0);
  });

  it.each([
    ['no jsdom', undefined, 'which is not installed'],
    ['an old jsdom', '28.1.0', 'not 28.1.0'],
  ])('is told in one line by check what to install where it has %s', (_, version, found) => {
    const folder = join(installed.site, 'node_modules/jsdom');
    if (version) {
      mkdirSync(folder);
      write('node_modules/jsdom/package.json', JSON.stringify({ name: 'jsdom', version }));
    }
    const { status, stdout, stderr } = auftritt('check', 'public');
    rmSync(folder, { recursive: true, force: true });
    expect(stderr).toBe(
      `auftritt: check needs jsdom ${tested} or later, ${found}: npm install --save-dev jsdom@${tested}\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('checks its templates with the command, once it has jsdom', () => {
    addPackage(installed.site, 'jsdom');
    write('page.html', '<div class="downloads"><a href="/a.pdf">A</a></div>');
    const { status, stdout } = auftritt('check', 'page.html');
    expect(stdout).toContain('1:1  error    downloads: element lacks .downloads__toggle');
    const [, page = ''] = /(docs\/[\w-]+\.md)#/.exec(stdout) ?? [];
    expect(installed.paths).toContain(page);
    expect(status).toBe(1);
  });

  it.each(['bundler', 'nodenext'])('has the types of all that is public, for %s', (resolution) => {
    write('package.json', '{ "type": "module" }');
    write('site.ts', readFileSync('tests/systems/package/site.ts', 'utf8'));
    const options = {
      strict: true,
      noEmit: true,
      noUncheckedSideEffectImports: true,
      target: 'es2022',
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      types: ['auftritt'],
      skipLibCheck: false,
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['site.ts'] }));
    const { status, stdout } = run(installed.site, compiler);
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});

describe('the licences', () => {
  /** The name and version of a package that is built in. */
  const built = (name: string): string => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    return `${name} ${version}`;
  };
  const commercial = 'LicenseRef-Fancyapps-UI';

  it('have their text in LICENSES.txt, for every package that is built in', () => {
    // Those that source maps name, which the package leaves out.
    const names = readdirSync('dist', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.js.map'))
      .flatMap((path) => JSON.parse(readFileSync(join('dist', path), 'utf8')).sources)
      .map((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1])
      .filter((name) => name !== undefined);
    const text = read('dist/LICENSES.txt');
    expect(names).toEqual(expect.arrayContaining(['jquery', 'react-dom', 'klaro']));
    expect(names.filter((name) => !text.includes(`\n${built(name)}\n`))).toEqual([]);
    expect(text).toContain(readFileSync('node_modules/klaro/LICENSE', 'utf8').trim());
    expect(text).toContain(readFileSync('LICENSE', 'utf8').trim());
  });

  it('stand at the head of every script and stylesheet, which says where their texts are', () => {
    const comment =
      /^(?:(?:#!|\/\/#).*\n)?\/\*! (MIT(?: AND [\w.-]+)*), see ([./]*LICENSES\.txt) \*\//;
    const code = installed.paths.filter((path) => /^dist\/.*\.(m?js|css)$/.test(path));
    const heads = code.map((path) => {
      const [, licences = 'none', texts = ''] = comment.exec(read(path)) ?? [];
      return { path, licences, texts: posix.join(dirname(path), texts) };
    });
    expect(new Set(heads.map(({ texts }) => texts))).toEqual(new Set(['dist/LICENSES.txt']));
    const others = heads
      .filter(({ licences }) => licences !== 'MIT')
      .map(({ path, licences }) => [path.replace(/-[A-Z0-9]{5,8}(?=\.m?js$)/, ''), licences]);
    expect(Object.fromEntries(others)).toEqual({
      'dist/auftritt.bundle.js': `MIT AND BSD-3-Clause AND ${commercial}`,
      'dist/chunks/fancybox.js': `MIT AND ${commercial}`,
      'dist/chunks/klaro-dialog.js': 'MIT AND BSD-3-Clause',
      // The parsers of stylesheets and of HTML.
      'dist/command/chunk.mjs': 'MIT AND BSD-3-Clause',
      'dist/command/command.mjs': 'MIT AND BSD-2-Clause',
    });
  });

  it('are those that package.json names: of the built files, and of the fonts of the theme', () => {
    const fonts = read('static-html/theme/fonts/LICENSE.txt');
    expect(fonts).toContain('SIL OPEN FONT LICENSE Version 1.1');
    const [head = ''] = read('dist/LICENSES.txt').split('\n');
    const named = [...(head.split(': ')[1] ?? '').split(' AND '), 'OFL-1.1'];
    const { license } = JSON.parse(read('package.json'));
    expect(license.split(' AND ').sort()).toEqual(named.sort());
  });
});
