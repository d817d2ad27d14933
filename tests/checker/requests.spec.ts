import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { moments } from '../../src/command/check/requests/seen.js';
import { findChromium } from '../support/chromium.mjs';
import { casesOf } from '../support/extent.js';
import { listening } from '../support/listening.mjs';
import { pages } from '../support/pages.js';
import { expect, test } from '../support/site.js';

const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs the built command. */
const check = (...args: readonly string[]): Promise<{ status: number; out: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, CHROMIUM: findChromium() };
    execFile('node', [bin.auftritt, 'check', '--requests', ...args], { env }, (error, out, why) =>
      resolve({ status: Number(error?.code ?? 0), out: out + why }),
    );
  });

/** Checks a site on this machine, at `paths` below its address; other hosts that it asks are not there. */
async function checkSite(answer: RequestListener, ...args: readonly string[]) {
  const { origin, close } = await listening(createServer(answer));
  const { out, status } = await check(...args.map((each) => each.replace(/^\//, `${origin}/`)));
  close();
  return { out, status, address: `${origin}/` };
}

/** Checks a page; what is found and seen on it. */
async function checkHtml(html: string) {
  const { out, status, address } = await checkSite(
    (_request, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><html lang="de"><title>A</title>\n${html}`),
    '--json',
    '/',
  );
  const [page]: {
    findings: { rule: string; message: string; element: string }[];
    seen: { kind: string; what: string; by: string }[];
  }[] = JSON.parse(out).pages;
  return { findings: page?.findings ?? [], seen: page?.seen ?? [], status, address };
}

/** The elements that fetch by themselves (HTML, "Elements"; SVG 2, "image", "feImage", "use"). */
const fetching = [
  '<img src="//held.invalid/img.png" alt="">',
  '<img srcset="//held.invalid/srcset.png 1x" alt="">',
  '<picture><source srcset="//held.invalid/picture.png"><img alt=""></picture>',
  '<input type="image" src="//held.invalid/input.png" alt="">',
  '<video src="//held.invalid/video.mp4" poster="//held.invalid/poster.png"></video>',
  '<video><source src="//held.invalid/source.mp4"></video>',
  '<audio controls preload="auto" src="//held.invalid/audio.mp3"></audio>',
  '<iframe src="//held.invalid/frame" title=""></iframe>',
  '<object data="//held.invalid/object.svg"></object>',
  '<embed src="//held.invalid/embed.svg">',
  '<script src="//held.invalid/script.js"></script>',
  '<link rel="stylesheet" href="//held.invalid/style.css">',
  '<link rel="preload" as="image" href="//held.invalid/preload.png">',
  '<link rel="modulepreload" href="//held.invalid/module.js">',
  '<svg width="9" height="9"><image href="//held.invalid/svg.png" width="9" height="9"/></svg>',
  '<p style="background: url(//held.invalid/css.png)">A</p>',
  '<style>@import url("//held.invalid/import.css");</style>',
];

/** The page with every section; the long run opens all. The command opens each in its other language as well. */
const opened = casesOf(
  pages.all.filter((path) => path.startsWith('/home/')),
  (path) => path === '/home/baukasten/',
);

for (const path of opened) {
  test(`${path} sends nothing to others, whatever the visitor answers`, { tag: '@long' }, async ({
    baseURL,
  }) => {
    // The command opens the page and its translation four times, and each of their sections.
    test.slow();
    const { status, out } = await check(`${baseURL}${path}`);
    expect(out).toContain('2 pages checked, 0 errors');
    expect(out).toMatch(/after declining:\n +cookie: klaro of/);
    expect(out).toContain('after accepting:');
    expect(status).toBe(0);
  });
}

test('what goes out before an answer is listed with what asked for it, and is an error', async () => {
  const { findings, seen, status, address } = await checkHtml(
    `<img src="http://pixel.invalid/a.png" alt="">
    <script>localStorage.setItem('seen', '1'); document.cookie = '_ga=1';</script>
    <div style="height: 45000px"></div><img loading="lazy" src="http://far.invalid/b.png" alt="">`,
  );
  expect(status).toBe(1);
  expect(findings).toMatchObject([
    { rule: 'request-without-consent', message: 'http://pixel.invalid/a.png before an answer' },
    // As far down as a visitor may scroll.
    { rule: 'request-without-consent', message: 'http://far.invalid/b.png before an answer' },
    { rule: 'cookie-without-consent', message: '_ga before an answer' },
  ]);
  expect(findings[0]?.element).toBe(`${address}:2`);
  expect(seen).toContainEqual(
    expect.objectContaining({ kind: 'local storage', what: 'seen', by: `${address}:3` }),
  );
});

test(
  'a page, its translation and Back are in a report that can be filed',
  { tag: '@long' },
  async ({ baseURL }, info) => {
    // Two pages, each opened eight times.
    test.slow();
    const file = info.outputPath('consent.html');
    const { status, out } = await check('--report', file, `${baseURL}/home/datenschutz/`);
    expect(out).toContain('2 pages checked, 0 errors');
    expect(status).toBe(0);
    const report = readFileSync(file, 'utf8');
    for (const moment of moments) expect(report.split(`<h3>${moment}</h3>`)).toHaveLength(3);
    expect(report).toContain(`<h2>${baseURL}/en/home/privacy/</h2>`);
    expect(report).toMatch(/<td>20[^<]+Z<\/td><td>cookie<\/td><td>klaro<\/td>/);
    expect(report).not.toMatch(/<(script|link|img|iframe)/);
  },
);

test('what comes back by Back, and a page where nothing can be withdrawn, are errors', {
  tag: '@long',
}, async ({ baseURL }) => {
  test.slow();
  const tag = `<link rel="stylesheet" href="/assets/auftritt.css"><script type="module" src="/assets/auftritt.js" data-consent="always"></script>`;
  // A tool of the site's own that looks at nothing but the entry of the history.
  const leak = `<script>
    if (performance.getEntriesByType('navigation')[0].type === 'back_forward') new Image().src = 'http://back.invalid/a.png';
  </script>`;
  const settings = '<button class="cookie-settings">Cookies</button>';
  const { out } = await checkSite(
    async ({ url }, response) => {
      if (url?.startsWith('/assets/')) {
        const file = await fetch(`${baseURL}${url}`);
        response.setHeader('Content-Type', file.headers.get('content-type') ?? '');
        response.end(Buffer.from(await file.arrayBuffer()));
        return;
      }
      response.setHeader('Content-Type', 'text/html');
      const body = url?.startsWith('/back/') ? `<h1>A</h1>${settings}${leak}` : '<h1>A</h1>';
      response.end(`<!doctype html><html lang="en"><title>A</title>${tag}${body}`);
    },
    '/back/',
    '/none/',
  );
  expect(out).toMatch(/after Back:\n +error +request: http:\/\/back\.invalid\/a\.png/);
  expect(out).toContain('error  consent cannot be withdrawn');
  expect(out).toContain('2 pages checked, 2 errors');
});

test('a page that is not what was asked for is not checked, and fails', {
  tag: '@long',
}, async () => {
  const { status, out } = await checkSite(
    ({ url, headers: { host = '' } }, response) => {
      response.setHeader('Content-Type', 'text/html');
      if (url === '/moved/')
        response.writeHead(302, { Location: `http://${host.replace('127.0.0.1', 'localhost')}/` });
      else if (url === '/missing/') response.writeHead(404);
      else if (url === '/broken/') response.writeHead(500);
      else if (url === '/cookies/')
        response.setHeader('Set-Cookie', ['_ga=1; HttpOnly', '_gid=1; path=/cookies/']);
      response.end(
        url === '/empty/' ? '<!doctype html><title>A</title><p> </p>' : '<h1>Sorry</h1>',
      );
    },
    ...['/missing/', '/broken/', '/moved/', '/empty/', '/cookies/'],
  );
  expect(status).toBe(1);
  expect(out).toContain('/missing/ answers with status 404');
  expect(out).toContain('/broken/ answers with status 500');
  expect(out).toMatch(/moved\/ leads to another host: http:\/\/localhost/);
  expect(out).toContain('/empty/ is empty');
  const cookie = 'of 127.0.0.1, by an answer of 127.0.0.1';
  expect(out).toContain(`cookie: _ga ${cookie}, HttpOnly`);
  expect(out).toContain(`cookie: _gid ${cookie}, path /cookies/`);
  expect(out).toContain('1 page checked, 4 not checked, 2 errors');
});

/** What a browser asks for at another width, in print, at a press, or without a request (HTML, "Link types"). */
const unasked = [
  '<link rel="preconnect" href="//held.invalid/preconnect">',
  '<link rel="DNS-prefetch" href="//held.invalid/dns">',
  '<link rel="apple-touch-icon" href="//held.invalid/icon.png">',
  '<link rel="preload" as="image" imagesrcset="//held.invalid/wide.png 1x, //held.invalid/dense.png 9x">',
  '<img alt="" src="/own.png" srcset="//held.invalid/large.png 9x">',
  '<video preload="none" src="//held.invalid/later.mp4"></video>',
  '<img loading="lazy" hidden src="//held.invalid/lazy.png" alt="">',
  '<a href="/" ping="//held.invalid/ping">A</a>',
  '<style>@media print { p { background: url("//held.invalid/print.png"); } }</style>',
  '<table background="//held.invalid/table.png"></table>',
  '<svg hidden><use href="//held.invalid/use.svg#a"/></svg>',
];

/** What asks for nothing by itself. */
const silent = [
  '<link rel="canonical" href="https://held.invalid/canonical">',
  '<a href="https://held.invalid/followed">A</a>',
  '<form action="https://held.invalid/sent"></form>',
  '<script type="text/plain" src="https://held.invalid/text.js"></script>',
  '<template><img src="https://held.invalid/template.png"></template>',
  '<style>@font-face { font-family: Unused; src: url("https://held.invalid/unused.woff2"); }</style>',
];

test('what a browser asks for at another time is an error too, and what asks for nothing is none', {
  tag: '@long',
}, async () => {
  const code = `<script>
    new WebSocket('ws://socket.invalid/'); new RTCPeerConnection({ iceServers: [{ urls: 'stun:calls.invalid:3478' }] });
    indexedDB.open('seen');
  </script>`;
  const { findings, seen } = await checkHtml([...unasked, ...silent, code].join(''));
  const said = findings.map(({ message }) => message);
  const named = said.flatMap((message) => /held\.invalid(\S+)/.exec(message)?.[1] ?? []);
  const wanted = unasked.flatMap((html) => html.match(/(?<=held\.invalid)[^" )#]+/g) ?? []);
  expect([...new Set(named)].toSorted()).toEqual(wanted.toSorted());
  expect(said).toContain('ws://socket.invalid/ before an answer');
  expect(said).toContain('stun:calls.invalid:3478 before an answer');
  expect(seen).toContainEqual(expect.objectContaining({ kind: 'database', what: 'seen' }));
});

test('whatever an element fetches is seen', { tag: '@long' }, async () => {
  const { findings } = await checkHtml(
    `<body background="//held.invalid/body.png">${fetching.join('')}`,
  );
  const asked = findings.map(({ message }) => new URL(message.split(' ')[0] ?? '').pathname);
  const files = fetching.flatMap((html) => html.match(/(?<=held\.invalid)[^" )]+/g) ?? []);
  expect([...new Set(asked)].toSorted()).toEqual([...files, '/body.png'].toSorted());
});
