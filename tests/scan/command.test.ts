import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../../src/command/command.js';
import { threadAtHand } from '../support/thread-at-hand.js';

let folder: string;
let server: Server;
let address: string;

const script = `(function ($) {
  $('.team').slick({ slidesToShow: 3, appendDots: '.dots' });
  $('.up').click(function () { $('html').animate({ scrollTop: 0 }); });
  $('.grid').isotope();
})(jQuery);
`;

const page = (scripts: string, body = ''): string =>
  `<!doctype html>
<title>Home</title>
<link rel="stylesheet" href="/lib/slick-theme.css">
<div class="team"></div>
<button class="navbar-toggler" data-toggle="collapse" data-target="#menu"></button>
${body}
<script src="https://code.jquery.com/jquery-3.6.0.min.js"></script><script src="https://cdn.example/bootstrap.min.js"></script>
${scripts}
<script>
$('a.zoom').colorbox();
</script>
`;

const put = async (name: string, content: string): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auftritt-scan-'));
  for (const name of ['site', 'site/js', 'site/lib', 'broken', 'none'])
    await mkdir(join(folder, name));
  await put('site/js/site.js', script);
  await put('site/lib/slick.min.js', '!function(e){e.fn.slick=function(){}}(jQuery)');
  await put(
    'site/index.html',
    page('<script src="lib/slick.min.js"></script><script src="/js/site.js?2"></script>'),
  );
  await put('secret.js', '$(".secret").slick()');
  await put(
    'broken/index.html',
    page(
      '<script src="../secret.js"></script><script src="/../secret.js"></script>' +
        '<script src="file:///etc/passwd"></script><script src="bad.js"></script>' +
        '<script src="none.js"></script><script src="https://cdn.example/site.js"></script>' +
        '<script type="text/template">{{ $ }}</script>',
    ),
  );
  await put('broken/bad.js', 'let = {% if %}');
  server = createServer(({ url }, response) => {
    if (url === '/') {
      const scripts = `<script src="/site.js"></script><script src="http://other.example/a.js"></script>`;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(page(scripts));
    } else if (url === '/site.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

async function run(...args: readonly string[]) {
  const short = (text: string): string =>
    text.replaceAll(`${folder}/`, '').replaceAll(address, 'http://site');
  const written = { out: '', errors: '' };
  const status = await command(['scan', ...args], {
    version: '1.2.3',
    dist: 'dist',
    startThread: threadAtHand,
    out: { write: (text: string) => (written.out += text) },
    errors: { write: (text: string) => (written.errors += text) },
  });
  return { status, out: short(written.out), errors: short(written.errors) };
}

it.each([
  ['own.js', '<a data-toggle="collapse" href="#menu">', ' 0 move', 'collapse: moves'],
  [
    'bootstrap.min.js',
    '<a data-toggle="collapse" href="#menu"></a><a data-toggle="modal" href="#note">',
    'bootstrap.min.js  stays: ',
    'can go',
  ],
  ['jquery.lightbox-0.5.js', '<a rel="lightbox" href="a.jpg">', ' 0 move', 'lightbox2'],
])('an attribute counts with its library, and not with %s alone', async (file, body, told, not) => {
  const path = await put('alone.html', `<!doctype html><script src="${file}"></script>${body}`);
  const { out } = await run(path);
  expect(out).toContain(told);
  expect(out).not.toContain(not);
});

describe('the plan for people', () => {
  it('says what becomes of each call, the tag, the files and the steps', async () => {
    const { status, out, errors } = await run(join(folder, 'site'));
    expect(errors).toBe('');
    expect(status).toBe(0);
    expect(out).toContain(
      [
        '  site/js/site.js:2:14  slick on .team',
        '      moves: becomes data-slider on the element',
        '      on site/index.html:4',
        '      lost: appendDots (the dots are in the slider)',
        '',
      ].join('\n'),
    );
    expect(out).toContain(
      [
        '<script type="module" src="/assets/auftritt.js"',
        '        data-preset="bootstrap-4 colorbox"',
        `        data-selectors='{"lightboxItem":"a.zoom","toTop":".up"}'></script>`,
        '',
      ].join('\n'),
    );
    expect(out).toContain(`  .team\n      data-slider='{"slidesToShow":3}'\n`);
    expect(out).toContain('  site/index.html:10:13  colorbox on a.zoom\n');
    expect(out).toContain('  site/js/site.js:4:3  $(.grid).isotope(): a filter of a list; ');
    expect(out).toContain('  site/lib/slick.min.js  can go\n');
    expect(out).toContain('  /lib/slick-theme.css  can go\n');
    expect(out).toContain('jquery-3.6.0.min.js  stays: 1 place of your own code\n');
    expect(out).toContain('  2. Sliders\n     Delete the calls at site/js/site.js:2:14.\n');
    expect(out).toMatch(/\n3 scripts and 1 page read, 4 move, 0 with other markup, 1 stay\n$/);
  });

  it('reads a page on a server, and what it loads from there', async () => {
    const { status, out } = await run(`${address}/`);
    expect(status).toBe(0);
    expect(out).toContain('  http://site/site.js:2:14  slick on .team\n');
    expect(out).toContain('  http://other.example/a.js is on another server\n');
  });
});

describe('what is not read', () => {
  it('is named with the reason, and a page leads to no file outside its folder', async () => {
    const { status, out } = await run(join(folder, 'broken'));
    expect(out).toContain(
      [
        'Not read',
        '  ../secret.js is outside the folder of the page',
        '  /../secret.js is outside the folder of the page',
        '  file:///etc/passwd is on another server',
        '  broken/bad.js unexpected token at 1:8',
        '  broken/none.js cannot be read (ENOENT)',
        '  https://cdn.example/site.js is on another server',
        '',
      ].join('\n'),
    );
    expect(out).not.toContain('.secret');
    // What was named in the call itself was read.
    expect(status).toBe(0);
  });

  it('fails the command where it was asked for', async () => {
    const { status, out } = await run(
      join(folder, 'none.js'),
      `${address}/none.js`,
      join(folder, 'none'),
    );
    expect(status).toBe(1);
    expect(out).toContain('  none.js does not exist\n');
    expect(out).toContain('  http://site/none.js answers with status 404\n');
    expect(out).toContain('  none has no HTML file\n');
  });
});

it('the plan as JSON has all of it', async () => {
  const { out } = await run('--json', join(folder, 'site'));
  const plan = JSON.parse(out);
  expect(plan.version).toBe('1.2.3');
  expect(plan.tag).toEqual({
    'data-preset': 'bootstrap-4 colorbox',
    'data-selectors': '{"lightboxItem":"a.zoom","toTop":".up"}',
  });
  expect(plan.moves).toContainEqual(
    expect.objectContaining({
      at: 'site/js/site.js:2:14',
      library: 'slick',
      fate: 'unchanged',
      slider: { slidesToShow: 3 },
      elements: [{ page: 'site/index.html', count: 1, line: 4 }],
    }),
  );
  expect(plan.own).toMatchObject([{ at: 'site/js/site.js:4:3', see: 'filters' }]);
  expect(plan.steps.map(({ title }: { title: string }) => title)).toEqual([
    'The tag',
    'Scrolling',
    'Sliders',
    'Lightbox',
    'Bootstrap',
    'jQuery',
  ]);
});

it('leaves off what the tag would start by itself, and names each file that can go in a step', async () => {
  const html = await put(
    'chance.html',
    `<a href="#end">End</a><a class="zoom" href="a.jpg">A</a><p id="end"></p>
    <script src="lib/jquery.js"></script><script src="lib/lightbox.min.js"></script>
    <script>$('a.zoom').colorbox()</script>`,
  );
  const plan = JSON.parse((await run('--json', html)).out);
  expect(plan.tag['data-disable']).toBe('anchors');
  expect(plan.steps).toContainEqual({
    title: 'Lightbox',
    does: expect.arrayContaining(['Delete lib/lightbox.min.js.']),
  });
});

it.each([
  [[], 'nothing to scan'],
  [['--sarif', 'a.js'], "Unknown option '--sarif'"],
])('is wrong usage: %j', async (args, message) => {
  const { status, errors } = await run(...args);
  expect(status).toBe(2);
  expect(errors).toContain(message);
});

describe('hostile scripts and pages', () => {
  const unseen = '\u001b]0;x\u0007\u202e\u2028\u200b';

  it('print nothing that a terminal would obey', async () => {
    const file = await put(
      'hostile.js',
      `$(${JSON.stringify(`.x${unseen}`)}).slick({ ${JSON.stringify(unseen)}: 1, prevArrow: ${JSON.stringify(`.p'"${unseen}`)} });
       $(".y").foo${'\\u{200d}'}bar();
       Cookies.set(${JSON.stringify(unseen)});`,
    );
    const html = await put(
      'hostile.html',
      `<a data-toggle="${unseen}">${page(`<script src="${unseen}.js"></script>`)}`,
    );
    for (const args of [[], ['--json']]) {
      const { out } = await run(...args, file, html);
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(out).toContain('slick');
    }
  });

  it('end where a parser cannot go on', async () => {
    const deep = await put('deep.js', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    const nested = await put('deep.html', '<div>'.repeat(6000));
    const { out, status } = await run(deep, nested, join(folder, 'site/js/site.js'));
    expect(out).toContain('  deep.js not enough stack space to parse input at 1:');
    expect(out).toContain('  deep.html nests more deeply than 512 elements');
    expect(out).toContain('slick on .team');
    expect(status).toBe(1);
  });
});
