import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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

/** Resolves with the answer as soon as an address answers. */
async function ask(address: string, fields?: Readonly<Record<string, string>>, namespace = '') {
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
