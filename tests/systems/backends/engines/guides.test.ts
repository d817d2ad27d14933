import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { typo3Files } from '../../../../build/release/archives.mjs';
import { isLong } from '../../../support/extent.js';
import { blocks, folderWithArchive, follow, guide, lines } from './guide.js';

let folder = '';
let server: ChildProcess | undefined;

afterEach(() => {
  server?.kill();
  server = undefined;
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts a guide's server at a free port, which ends with the test; resolves with its address. */
async function serve(line: string): Promise<string> {
  const port = await freePort();
  const [program = '', ...options] = line.replace(':8000', `:${port}`).split(' ');
  server = spawn(program, options, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port) },
  });
  return `http://localhost:${port}`;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Resolves with the answer as soon as an address answers. */
async function ask(address: string, fields?: Readonly<Record<string, string>>): Promise<Answer> {
  const named = Object.entries(fields ?? {}).map(([name, value]): [string, string] => [
    `tx_gallery_references[${name}]`,
    value,
  ]);
  const init = fields ? { method: 'POST', body: new URLSearchParams(named) } : {};
  for (;;) {
    try {
      const answer = await fetch(address, init);
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      if (server?.exitCode !== null) throw error;
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}

const php = {
  pages: ['/home/', '/en/home/'],
  calls: '/home/produkte/?type=7411',
  inspiration: { calls: '/home/inspiration/?type=7411', uid: '21' },
};

describe.each([
  { name: 'php', ...php },
  { name: 'twig', ...php },
  {
    name: 'other',
    pages: ['/products/', '/products/oak/'],
    calls: '/gallery',
    inspiration: undefined,
  },
])('the guide for $name', ({ name, pages, calls, inspiration }) => {
  it.runIf(isLong)(
    'leads from an empty folder to a site that answers each call, and that check finds right',
    async () => {
      folder = folderWithArchive();
      let site = '';
      let said = '';
      for (const line of lines(name)) {
        if (/^php -S |^node /.test(line)) site = await serve(line);
        else {
          said = follow(
            folder,
            line.replaceAll(/http:\/\/localhost:8000|https:\/\/your-site\.example/g, site),
          );
        }
      }
      expect(said).toContain('0 errors');
      for (const path of [...pages, '/assets/auftritt.js']) {
        expect((await ask(site + path)).status, path).toBe(200);
      }
      expect((await ask(`${site}/nowhere/`)).status).toBe(404);

      const chosen = await ask(site + calls, { ajax: '1', uid: '11' });
      expect(chosen.text).toMatch(/class="gallery-inner"[\s\S]*class="reference_content"/);
      if (inspiration) {
        const { calls: address, uid } = inspiration;
        expect((await ask(site + address, { ajax: '1', uid })).text).toContain(
          'class="gallery-inner"',
        );
      }
      const back = await ask(site + calls, { render_parent_ajax: '1', uid: '11' });
      expect(back.text).toMatch(/class="list_products"[\s\S]*class="reference_content"/);
      for (const fields of [{ ajax: '1' }, { ajax: '1', uid: '99' }, { uid: '11' }]) {
        expect(await ask(site + calls, fields)).toEqual({ status: 404, text: '' });
      }
    },
    300_000,
  );
});

describe('the guide for a host without a backend', () => {
  it.runIf(isLong)(
    'has a tag, a gallery and commands that make pages which check finds right',
    () => {
      folder = folderWithArchive();
      const [tag = '', gallery = ''] = blocks(guide('static'), 'html');
      const followed = lines('static');
      const pages = (followed.at(-1) ?? '').split(' ').filter((word) => word.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(1);
      const whole = readFileSync('backends/static/category.html', 'utf8');
      // The page that the guide links is the one of which it shows these two parts.
      expect(whole).toContain(tag);
      expect(whole).toContain(gallery);
      for (const name of pages) {
        mkdirSync(join(folder, dirname(name)), { recursive: true });
        writeFileSync(join(folder, name), whole);
      }
      const said = followed.map((line) => follow(folder, line)).at(-1);
      expect(said).toContain(`${pages.length} pages checked, 0 errors`);
    },
    300_000,
  );
});

describe('the guide for TYPO3', () => {
  it('has an archive whose folders are those that its commands name', () => {
    const archive = typo3Files('composer', 'dist');
    const command = blocks(guide('typo3'), 'sh')[0] ?? '';
    const [, folders = ''] = /path '([^']+)\/\*'/.exec(command) ?? [];
    const [, name = ''] = /composer require (\S+):@dev/.exec(command) ?? [];
    const described = JSON.parse(String(archive.get(`${folders}/auftritt/composer.json`)));
    expect(described.name).toBe(name);
    expect([...archive.keys()]).toContain('public/assets/auftritt.js');
  });
});

/** Where each guide is walked, and which of its lines no test follows, with the reason. */
const walked: Readonly<
  Record<string, { readonly by: string; readonly except?: RegExp; readonly because?: string }>
> = {
  eleventy: { by: 'generators.walk.test.ts', except: /--serve$/, because: 'the pages are built' },
  hugo: { by: 'generators.walk.test.ts', except: /^hugo server$/, because: 'the pages are built' },
  other: { by: 'guides.test.ts' },
  php: { by: 'guides.test.ts' },
  starter: { by: 'generators.walk.test.ts' },
  static: { by: 'guides.test.ts' },
  twig: { by: 'guides.test.ts' },
  typo3: {
    by: 'guides.test.ts',
    except: /./,
    because: 'Composer needs Packagist and TYPO3',
  },
  wordpress: {
    by: '../../wordpress/clicks.wordpress.ts',
    except: /./,
    because: 'the archive and the checker are called by the tests of WordPress',
  },
};

describe('every guide', () => {
  const names = readdirSync('docs/backends')
    .filter((name) => name !== 'README.md')
    .map((name) => name.replace('.md', ''));

  it('is walked, or says which of its commands are not', () => {
    expect(Object.keys(walked)).toEqual(names);
    for (const [name, { by, except }] of Object.entries(walked)) {
      expect(readFileSync(join(import.meta.dirname, by), 'utf8'), name).toContain(name);
      if (except)
        expect(
          lines(name).some((line) => except.test(line)),
          name,
        ).toBe(true);
    }
    expect(guide('typo3')).toContain('No test runs the commands of Composer');
  });

  it.each(names)('%s: installs jsdom before it calls check', (name) => {
    const written = lines(name);
    const check = written.findIndex((line) => line.includes('auftritt check'));
    if (check >= 0) expect(written.slice(0, check)).toContain('npm install --save-dev jsdom@29');
  });
});
