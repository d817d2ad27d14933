import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { type Visit, visitor } from '../../src/command/try/visit.js';

const limits = { load: 60_000, other: 500, rest: 300, trials: 60_000, visit: 120_000, watch: 2000 };

/** For pages that do not come to an end by themselves. */
const short = { ...limits, load: 4000, visit: 6000 };

const html = (body: string): string => `<!doctype html><title>Page</title>${body}`;

const pages: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/login': (response) => response.end(html('<input type="password">')),
  '/private': (response) => response.writeHead(302, { Location: '/login' }).end(),
  '/closed': (response) => response.writeHead(401).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/moved': (response) => response.writeHead(302, { Location: 'http://localhost:1/' }).end(),
  '/loop': (response) => response.end(html('<script>while (true);</script>')),
  '/press': (response) =>
    response.end(html('<button onclick="while (true);">Open</button><p>Text</p>')),
  '/never': (response) => response.end(html('<p>Text</p><img src="/hang"><iframe src="/frame">')),
  '/frame': (response) => response.writeHead(200, { 'X-Frame-Options': 'DENY' }).end('no'),
  '/hang': () => {},
  '/styled': (response) =>
    response.end(
      html('<link rel="stylesheet" href="/old.css"><p class="old">Text</p><img src="/own.png">'),
    ),
  '/old.css': (response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/css' })
      .end('.old { background: url(/arrow.png) }'),
  '/arrow.png': (response) => response.end(randomBytes(9000)),
  '/own.png': (response) => response.end(randomBytes(50_000)),
  '/plays': (response) =>
    response.end(
      html(
        '<p>Text</p><b>One</b><script>setInterval(() => { document.querySelector("b").textContent = Math.random() < 0.5 ? "One" : "Two"; }, 20)</script>',
      ),
    ),
  '/slides': (response) =>
    response.end(
      html(
        `<style>.list { overflow: clip } .track { display: flex; transform: translateX(-100%) } a { flex: 0 0 100% }
.fancybox-overlay, .ground { position: fixed; inset: 200px 0 0; background: url(/own.png) }</style>
<div class="list"><div class="track"><a href="#a">Anna</a><a href="#b">Berta</a></div></div><script>
addEventListener("click", ({ target }) => {
  const opened = '<div class="fancybox-overlay"><div class="ground"></div>' + target.textContent + ' opens</div>';
  if (target.matches("a")) document.body.insertAdjacentHTML("beforeend", opened);
});</script>`,
      ),
    ),
  '/covered': (response) => {
    const lines = Array.from({ length: 60 }, (_, index) => `<p>${index}</p>`).join('');
    const cover = '<div style="position: fixed; inset: 0"></div>';
    response.end(html(`${lines}<button>Open</button>${lines.replaceAll('<p>', '<p>-')}${cover}`));
  },
  '/beside': (response) =>
    response.end(
      html(`<style>p { float: left }</style><div class="bx-wrapper"><div class="bx-viewport" style="overflow: clip; height: 99px">
<div class="slides"><p>Anna</p><p hidden>Berta</p></div></div><a class="bx-next" href="#">Next</a></div><script>
addEventListener("click", () => { for (const p of document.querySelectorAll("p")) p.hidden = !p.hidden; });</script>`),
    ),
  '/talks': (response) => response.end(html('<script>alert(1)</script><p>Text</p>')),
};

let server: Server;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auftritt-visit-'));
  server = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'text/html');
    (pages[url] ?? (() => response.writeHead(404).end()))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** What is tried with the elements of a selector. */
const trial = (behaviour: string, selector: string) => [
  { key: 'move', behaviour, selector, most: 1 },
];

/** Visits a page of the server. */
function see(
  browser: Browser,
  path: string,
  trials: Parameters<ReturnType<typeof visitor>>[2],
  times = limits,
): Promise<Visit> {
  const { port } = server.address() as AddressInfo;
  return visitor(browser, folder, times)(`http://127.0.0.1:${port}${path}`, 390, trials, path);
}

test('names a page that is closed, leads elsewhere or never ends, and looks at the others', {
  tag: '@long',
}, async ({ browser }) => {
  test.slow();
  const trials = trial('collapse', 'button');
  const refusals = {
    '/private': 'leads to a login, /login',
    '/closed': 'asks for a login (status 401)',
    '/gone': 'answers with status 404',
    '/moved': /^does not open: /,
  };
  for (const [path, refusal] of Object.entries(refusals))
    expect((await see(browser, path, trials)).refusal, path).toMatch(refusal);
  const late = /^(does not open: |is not at its end after 6 seconds)/;
  for (const path of ['/loop', '/press'])
    expect((await see(browser, path, trials, short)).refusal, path).toMatch(late);
  for (const path of ['/never', '/talks']) {
    const { refusal, items } = await see(browser, path, trials);
    expect(refusal, path).toBeUndefined();
    expect(items.map(({ key }) => key)).toContain('“Text”');
  }
});

test('tells what moves by itself from what stands still', { tag: '@long' }, async ({ browser }) => {
  const { moving = [] } = await see(browser, '/plays', 'watch');
  expect(new Set(moving.map(({ key }) => key))).toEqual(new Set(['“One”', '“Two”']));
});

test('weighs the pictures of stylesheets, and not those of the page', { tag: '@long' }, async ({
  browser,
}) => {
  const { weight } = await see(browser, '/styled', []);
  expect(weight).toBeGreaterThan(9000);
  expect(weight).toBeLessThan(10_000);
});

test('opens a lightbox by a link in sight, and looks at what is in it alone', {
  tag: '@long',
}, async ({ browser }) => {
  const { tries } = await see(browser, '/slides', trial('lightbox', 'a'));
  const came = tries[0]?.used[0]?.came.map(({ key }) => key);
  expect(came).toEqual(['“Berta opens”', 'picture own.png']);
});

test('takes what its own scrolling shows for no use', { tag: '@long' }, async ({ browser }) => {
  const { tries } = await see(browser, '/covered', trial('collapse', 'button'));
  expect(tries[0]?.used).toMatchObject([
    { came: [], went: [] },
    { came: [], went: [] },
  ]);
});

test('uses a slider by an arrow beside its slides', { tag: '@long' }, async ({ browser }) => {
  const { tries } = await see(browser, '/beside', trial('slider', '.slides'));
  expect(tries[0]?.used).toMatchObject([
    { what: 'next', came: [{ key: '“Berta”' }], went: [{ key: '“Anna”' }] },
  ]);
});
