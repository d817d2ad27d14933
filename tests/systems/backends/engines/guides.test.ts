import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { typo3Files } from '../../../../build/release/archives.mjs';
import { isLong } from '../../../support/extent.js';
import { freePort } from '../../../support/free-port.mjs';
import { blocks, emptyFolder, follow, guide, lines } from './guide.js';
import { visitGallery } from './visit.js';

let folder = '';
let server: ChildProcess | undefined;

afterEach(() => {
  server?.kill();
  server = undefined;
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Starts a guide's server at a free port, which ends with the test; resolves with its address. */
async function serve(line: string): Promise<string> {
  const port = await freePort();
  const [program = '', ...options] = line
    .replace(/:?8000/, (was) => was.replace('8000', `${port}`))
    .split(' ');
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
async function ask(
  address: string,
  fields?: Readonly<Record<string, string>>,
  namespace = '',
): Promise<Answer> {
  const named = Object.entries(fields ?? {}).map(([name, value]): [string, string] => [
    `${namespace}[${name}]`,
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

/** Does in an empty folder what a guide says; resolves with the site's address, and what its last command has printed. */
async function walk(name: string): Promise<{ readonly site: string; readonly said: string }> {
  folder = emptyFolder();
  let site = '';
  let said = '';
  for (const line of lines(name)) {
    if (/^php -S |^node |^python3 /.test(line)) site = await serve(line);
    else {
      const named = /http:\/\/localhost:8000|https:\/\/your-site\.example/g;
      said = follow(folder, line.replaceAll(named, site));
    }
  }
  return { site, said };
}

const php = {
  gallery: '/home/produkte/',
  choice: 'Stehleuchten',
  pages: ['/', '/en/home/every-section/', '/home/downloads/', '/home/kontakt/'],
};

describe.each([
  { name: 'php', ...php },
  { name: 'twig', ...php },
  {
    name: 'other',
    gallery: '/products/oak/',
    choice: 'Ash',
    pages: ['/products/', '/privacy/'],
  },
])('the guide for $name', ({ name, gallery, choice, pages }) => {
  it.runIf(isLong)(
    'leads from an empty folder to a site that answers each call, and that check finds right',
    async () => {
      const { site, said } = await walk(name);
      expect(said).toContain('0 errors');
      expect((await ask(`${site}/nowhere/`)).status).toBe(404);
      // What the page itself posts, and where to.
      const { calls, namespace } = await visitGallery(site, gallery, choice, pages);
      for (const fields of [{ ajax: '1' }, { ajax: '1', uid: '99' }, { uid: '11' }]) {
        expect(await ask(site + calls, fields, namespace)).toEqual({ status: 404, text: '' });
      }
    },
    300_000,
  );
});

describe('the guide for a host without a backend', () => {
  it.runIf(isLong)(
    'has commands that make a site whose gallery works, and which check finds right',
    async () => {
      const { site, said } = await walk('static');
      expect(said).toContain('pages checked, 0 errors');
      const whole = readFileSync(join(folder, 'public/products/ash/index.html'), 'utf8');
      for (const shown of blocks(guide('static'), 'html')) expect(whole).toContain(shown);
      await ask(site);
      await visitGallery(site, '/products/ash/', 'Oak', ['/', '/products/', '/privacy/']);
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
    expect(guide('typo3')).toContain('`npm test` compares the commands of step 1 with the archive');
  });

  const ofArchive = names.filter((name) => !['starter', 'typo3', 'wordpress'].includes(name));
  it.each(ofArchive)('%s: five commands lead from an empty folder to a checked site', (name) => {
    const written = lines(name);
    expect(written[0]).toMatch(/^npm install --save-dev \S+\.tgz jsdom@29( |$)/);
    expect(written).toHaveLength(5);
    expect(written.at(-1)).toContain('auftritt check');
  });
});
