import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetsFrom } from '../../src/command/try/apply.js';
import { type Server, serve } from '../../src/command/try/server.js';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auftritt-try-'));
  await mkdir(join(folder, 'site/about'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'site/index.html'), 'home');
  await writeFile(join(folder, 'site/about/index.html'), 'about');
  await symlink(join(folder, 'secret.txt'), join(folder, 'site/link.txt'));
  const moved = { text: 'moved()', type: 'text/javascript' };
  const replaced = new Map([
    ['/site.js', moved],
    ['/B%C3%BCro%20%26%20Haus/site.js', moved],
  ]);
  server = await serve({ kind: 'folder', root: join(folder, 'site') }, folder, replaced);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Asks with a path that no client would write: `fetch` resolves dots by itself. */
const ask = (path: string, method = 'GET', origin = server.origin): Promise<string> =>
  new Promise((resolve) => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.on('close', () => resolve(answer));
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  });

it.each(['/', '/index.html', '/about/', '/about'])(
  'serves what is in the folder: %s',
  async (path) => {
    expect(await ask(path)).toMatch(/^HTTP\/1\.1 200[\s\S]*(home|about)/);
  },
);

it.each([
  '/site.js',
  '/site.js?v=2',
  '/B%C3%BCro%20&%20Haus/site.js', // A browser leaves the sign as it is.
  '/B%c3%bcro%20%26%20Haus/site.js',
])('serves a file in place of another: %s', async (path) => {
  expect(await ask(path)).toMatch(/text\/javascript[\s\S]*moved\(\)/);
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/about/..%5c..%5c..%5csecret.txt',
  '/link.txt',
  '/auftritt-try-files/../../../../../../etc/hostname',
  '/%00',
  '/%zz',
  '//etc/hostname',
])('serves nothing outside it: %s', async (path) => {
  const answer = await ask(path);
  expect(answer).toMatch(/^HTTP\/1\.1 (404|502|400)/);
  expect(answer).not.toContain('secret\r');
});

it('hands nothing on that would change a site, and keeps redirects at home', async () => {
  const asked: string[] = [];
  const live = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/old') response.writeHead(302, { Location: '/new?a=1' }).end();
    else if (url === '/away') response.writeHead(302, { Location: 'http://other.invalid/' }).end();
    else response.writeHead(200, { 'Content-Security-Policy': "default-src 'none'" }).end('live');
  });
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
  const place = live.address();
  const origin = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
  const between = await serve({ kind: 'origin', origin }, folder, new Map());
  try {
    expect(await ask('/form', 'POST', between.origin)).toMatch(/^HTTP\/1\.1 405/);
    expect(await ask('/old', 'GET', between.origin)).toMatch(/Location: \/new\?a=1/);
    expect(await ask('/away', 'GET', between.origin)).toMatch(/Location: http:\/\/other\.invalid/);
    const page = await ask('/page', 'GET', between.origin);
    expect(page).toContain('live');
    expect(page).not.toMatch(/Content-Security-Policy/i);
    expect(asked).toEqual(['GET /old', 'GET /away', 'GET /page']);
  } finally {
    await between.close();
    live.close();
  }
});

it.each([
  ['beside it', { scripts: ['js/site.js'] }, 0, 'assets/'],
  [
    'two folders above it',
    { styles: ['../../site.css', '//other.example/a.css'] },
    2,
    '../../assets/',
  ],
  ['from the root', { scripts: ['https://other.example/a.js', '/site.js'] }, 2, '/assets/'],
  ['from its base', { scripts: ['site.js'], base: 'https://www.example.com/shop/' }, 2, 'assets/'],
  ['from its own folder, which is its base', { scripts: ['site.js'], base: './' }, 1, '../assets/'],
])('a page finds our files as its own: %s', (_where, facts, depth, expected) => {
  expect(assetsFrom(facts, depth)).toBe(expected);
});
