import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';
import { listening } from '../support/listening.mjs';
import type { OldSite, Said } from './old-site.js';
import { sites as dead } from './sites/dead.js';
import { sites as moves } from './sites/moves.js';
import { sites as pages } from './sites/pages.js';
import { sites as traps } from './sites/traps.js';

const oldSites: readonly OldSite[] = [...dead, ...moves, ...pages, ...traps];

const { bin } = JSON.parse(await readFile('package.json', 'utf8'));

function siteNamed(part: string): OldSite {
  const [site] = oldSites.filter(({ name }) => name.includes(part));
  if (!site) throw new Error(`no site ${part}`);
  return site;
}

/** Runs the built command. */
const run = (...args: readonly string[]): Promise<{ status: number; out: string; said: string }> =>
  new Promise((done) => {
    const env = { ...process.env, CHROMIUM: findChromium() };
    execFile(
      'node',
      [bin.auftritt, 'inspect', ...args],
      { env, maxBuffer: 1e8 },
      (error, out, said) => done({ status: Number(error?.code ?? 0), out, said }),
    );
  });

/** Writes a site into a folder of its own, inspects it and removes it again. */
async function inspected(
  { files, args = [] }: OldSite,
  more: readonly string[],
  use: (folder: string, said: Said) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'auftritt-inspect-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, 'site', name)), { recursive: true });
      await writeFile(join(folder, 'site', name), content);
    }
    const { out, said } = await run(
      join(folder, 'site'),
      '--json',
      '--write',
      join(folder, 'plan'),
      ...[...args, ...more].map((each) => each.replace('FOLDER', folder)),
    );
    if (out === '') throw new Error(said);
    await use(folder, JSON.parse(out));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What stands in a folder after the plan: undefined for a file that does not change. */
async function writtenIn(folder: string, names: readonly string[]) {
  const read = async (name: string) =>
    [name, await readFile(join(folder, 'plan', name)).catch(() => undefined)] as const;
  const all = new Map(await Promise.all(names.map(read)));
  return (name: string): Buffer | undefined => all.get(name);
}

for (const site of oldSites) {
  const tag = site.isShort ? [] : ['@long'];
  test(`says of an old site what is so: ${site.name}`, { tag }, async () => {
    test.slow();
    await inspected(site, [], async (folder, said) => {
      const written = await writtenIn(folder, [...Object.keys(site.files), 'auftritt-plain.js']);
      const facts = site.expected(said, written);
      expect(Object.fromEntries(facts.map(([about, is]) => [about, is]))).toEqual(
        Object.fromEntries(facts.map(([about, , should]) => [about, should])),
      );
      // Nothing on disk has changed.
      for (const [name, content] of Object.entries(site.files))
        expect(await readFile(join(folder, 'site', name))).toEqual(Buffer.from(content));
    });
  });
}

test('says the same when it is asked again', { tag: '@long' }, async () => {
  test.slow();
  const twice: unknown[] = [];
  const ask = () =>
    inspected(siteNamed('until it runs'), [], async (_, { moves, whole }) => {
      twice.push({ moves, changes: whole.changes, gone: whole.gone, back: whole.back });
    });
  await Promise.all([ask(), ask()]);
  expect(twice[0]).toEqual(twice[1]);
});

test('writes a report that loads nothing, in the language of the site', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await inspected(
    siteNamed('without consent'),
    ['--report', 'FOLDER/report.html'],
    async (folder) => {
      const html = await readFile(join(folder, 'report.html'), 'utf8');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setContent(html);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untersuchung von site');
      await expect(page.getByText('fonts.googleapis.com').first()).toBeVisible();
      expect(html).not.toContain(folder);
      expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([]);
    },
  );
});

test('refuses what cannot be meant so, and touches nothing', async () => {
  const wrong = [
    [[], 'nothing to inspect'],
    [['nowhere'], 'nowhere does not exist'],
    [['package.json'], 'is no folder'],
    [['docs/images'], 'has no HTML file'],
    [['static-html/pages', '--pages', '0'], 'is no number of pages'],
    [['static-html/pages', '--lang', 'fr'], 'is neither de nor en'],
    [['static-html/pages', '--write', 'static-html/pages/plan'], 'name a folder beside it'],
    [['static-html/pages', '--substitutes', 'nowhere'], 'cannot be read'],
  ] as const;
  const answers = await Promise.all(wrong.map(([args]) => run(...args)));
  expect(answers.map(({ status, said }) => [status, said])).toEqual(
    wrong.map(([, why]) => [2, expect.stringContaining(why)]),
  );
});

test('inspects a site at its address, and names what it cannot open', {
  tag: '@long',
}, async () => {
  test.slow();
  const { files } = siteNamed('until it runs');
  const links = '<a href="/geheim/">G</a><a href="/fehler/">F</a><a href="/bild">B</a></body>';
  const server = createServer(({ url = '/' }, answer) => {
    const name = url === '/start/' ? 'index.html' : url.replace(/^\/(start\/)?|\?.*$/g, '');
    const content = files[name];
    const type = { html: 'text/html', css: 'text/css', js: 'text/javascript' }[
      /html|css|js$/.exec(name)?.[0] ?? ''
    ];
    if (url === '/') answer.writeHead(302, { location: '/start/' }).end();
    else if (url === '/geheim/') answer.writeHead(401, { 'www-authenticate': 'Basic' }).end('no');
    else if (url === '/fehler/') answer.writeHead(500).end('no');
    else if (url === '/bild') answer.writeHead(200, { 'content-type': 'image/png' }).end('no');
    else if (content === undefined) answer.writeHead(404).end('no');
    else
      answer
        .writeHead(200, { 'content-type': type })
        .end(type === 'text/html' ? String(content).replace('</body>', links) : content);
  });
  const { origin, close } = await listening(server);
  try {
    const { out, status } = await run(`${origin}/`, '--json', '--heavier');
    const said: Said = JSON.parse(out);
    expect(status).toBe(1);
    expect(Object.fromEntries(said.refused.map(({ path, why }) => [path, why]))).toEqual({
      '/geheim/': 'asks for a password (status 401)',
      '/fehler/': 'answers with status 500',
      '/bild': 'is image/png and no page',
    });
    // Two pages that nobody has seen may load the script with its call.
    expect(said.moves.map(({ verdict, isInPlan }) => [verdict, isInPlan])).toEqual([
      ['as good', false],
    ]);
  } finally {
    close();
  }
});
