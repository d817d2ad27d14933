import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rules } from '../../src/checker/rules.js';
import { command } from '../../src/command/command.js';
import { usage } from '../../src/terminal/usage.js';
import { checkerAtHand } from '../support/checker-at-hand.js';

// A folder of pages takes its time.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let server: Server;
let address: string;

const viewport = '<meta name="viewport" content="width=device-width">';
const good = `<!doctype html>\n<html><head>${viewport}<script src="/auftritt.js"></script></head>\n<body>\n`;
const slider = '<div class="image-slider"></div>\n';
const list = (colour: string) =>
  '<div class="category-gallery"><input class="reference_request_url" value="/">\n' +
  '<a class="product_reference" data-uid="1" href="/1/" ' +
  `data-color="${colour}">1</a><div class="gallery-inner"></div></div>\n`;

const put = async (name: string, content: string | Uint8Array): Promise<string> => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auftritt-check-'));
  for (const name of ['site', 'site/deep', 'site/.cache', 'site/node_modules', 'none']) {
    await mkdir(join(folder, name));
  }
  await put('good.html', `${good}<a href="tel:1">1</a>`);
  await put('bad.html', `${good}${slider}${list('red')}`);
  await put('warning.html', `${good}${list('red')}`);
  await put('site/a.html', good);
  await put('site/deep/b.htm', good);
  await put('site/notes.txt', 'none');
  await put('site/.cache/c.html', slider);
  await put('site/node_modules/d.html', slider);
  await put('none/notes.txt', 'none');
  await put('paper.html', '%PDF-1.7\n<html>');
  await put('picture.html', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0x3c]));
  await put('drawing.html', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('words.html', 'Nothing but words.');
  await put('empty.html', '');
  await put('old.html', '<meta charset="hz-gb-2312">');
  server = createServer(({ url }, response) => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    if (url === '/page/') response.writeHead(200, html).end(`${good}${slider}`);
    else if (url === '/moved/') response.writeHead(302, { Location: '/page/' }).end();
    else if (url === '/paper/')
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end();
    else if (url === '/breaks/') {
      response.writeHead(200, { ...html, 'Content-Length': '1000' });
      response.write('<p>', () => response.destroy());
    } else response.writeHead(503, html).end('<h1>Sorry</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

/** Calls the command; in what it writes, the folder and the server have short names. */
async function run(...args: readonly string[]) {
  const short = (text: string): string =>
    text.replaceAll(`${folder}/`, '').replaceAll(address, 'http://site');
  const written = { out: '', errors: '' };
  const status = await command(args, {
    version: '1.2.3',
    dist: 'dist',
    startChecker: checkerAtHand,
    out: { write: (text: string) => (written.out += text) },
    errors: { write: (text: string) => (written.errors += text) },
  });
  return { status, out: short(written.out), errors: short(written.errors) };
}

const at = (name: string): string => join(folder, name);

describe('the report for people', () => {
  it('says what starts, what does not and why, and where that is explained', async () => {
    const { status, out, errors } = await run('check', at('good.html'), at('bad.html'));
    expect(out).toBe(
      [
        'good.html',
        '  starts: telephone 1',
        '',
        'bad.html',
        '  4:1  error    image-slider: element lacks a slide (div.image-slider)',
        '                docs/check.md#empty-slider',
        '  6:1  warning  category-gallery: data-color is no hex colour: "red" (a.product_reference)',
        '                docs/check.md#category-colour',
        '  starts: image-slider 0 of 1, category-gallery 1',
        '',
        '2 pages checked, 1 error, 1 warning',
        '',
      ].join('\n'),
    );
    expect(errors).toBe('');
    expect(status).toBe(1);
  });

  it('says of each element that it starts, where that is asked for', async () => {
    const { out } = await run('check', '--all', at('good.html'));
    expect(out).toContain('  4:1  starts   telephone (a)\n');
  });
});

describe('the exit status', () => {
  it('is 0 where nothing is wrong, and with warnings', async () => {
    expect((await run('check', at('good.html'))).status).toBe(0);
    expect((await run('check', at('warning.html'))).status).toBe(0);
  });

  it('is 1 on an error', async () => {
    expect((await run('check', at('bad.html'))).status).toBe(1);
  });

  it('is 1 on a page without the script, but for --allow-no-tag', async () => {
    const page = await put('plain.html', `<!doctype html>${viewport}<a href="tel:1">1</a>`);
    const { status, out } = await run('check', page);
    expect(out).toContain('1:1  error    tag: the page does not include the script');
    expect(status).toBe(1);
    const allowed = await run('check', '--allow-no-tag', page);
    expect(allowed.out).toBe(
      'plain.html\n  starts: telephone 1\n\n1 page checked, 0 errors, 0 warnings\n',
    );
    expect(allowed.status).toBe(0);
  });

  it.each([
    [[], 'no command'],
    [['chekc', 'a.html'], 'unknown command chekc'],
    [['check'], 'nothing to check'],
    [['check', '--jsn', 'a.html'], "Unknown option '--jsn'"],
    [['check', '--json', '--sarif', 'a.html'], '--json and --sarif at the same time'],
    [['check', '--base', 'example.com', 'a.html'], '--base: example.com is no address'],
    [['check', '--selectors', '{', 'a.html'], '--selectors: { is not JSON'],
    [['check', '--selectors', 'none.json', 'a.html'], '--selectors: none.json cannot be read'],
    [
      ['check', '--selectors', '{"logoSlidr": ".x", "map": "["}', 'a.html'],
      '--selectors: unknown name logoSlidr; did you mean logoSlider?\n' +
        '--selectors: map "[" is not a selector',
    ],
  ])('is 2 on wrong usage: %j', async (args, message) => {
    const { status, out, errors } = await run(...args);
    expect(errors).toContain(`auftritt: ${message}`);
    expect(errors).toContain(usage);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});

describe('what can be checked', () => {
  it('is a folder with all that is below it', async () => {
    const { out, status } = await run('check', at('site'));
    expect(out.match(/^\S+\.html?$/gm)).toEqual(['site/a.html', 'site/deep/b.htm']);
    expect(status).toBe(0);
  });

  it('is an address, also one that leads on to another', async () => {
    const { out, status } = await run('check', `${address}/page/`, `${address}/moved/`);
    expect(out).toContain('http://site/page/\n  4:1  error    image-slider: ');
    expect(out).toContain('http://site/moved/\n  4:1  error    image-slider: ');
    expect(status).toBe(1);
  });

  it('is nothing else: one line each, and the others are checked', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    const names = ['lost.html', 'none', 'paper.html', 'picture.html', 'drawing.html'];
    const { out, status } = await run(
      'check',
      ...[...names, 'words.html', 'empty.html', 'old.html'].map(at),
      ...['/error/', '/paper/', '/breaks/'].map((path) => `${address}${path}`),
      `http://127.0.0.1:${port}/`,
      at('good.html'),
    );
    const blocks = out.trimEnd().split('\n\n');
    expect(blocks).toEqual([
      'lost.html does not exist',
      'none has no HTML file',
      'paper.html is a PDF and no HTML',
      'picture.html is an image and no HTML',
      'drawing.html is an image and no HTML',
      'words.html is no HTML',
      'empty.html is empty',
      'old.html is written in replacement, which cannot be read',
      'http://site/error/ answers with status 503',
      'http://site/paper/ is application/pdf and no HTML',
      expect.stringMatching(/^http:\/\/site\/breaks\/ breaks off \(\S+\)$/),
      `http://127.0.0.1:${port}/ does not answer (ECONNREFUSED)`,
      'good.html\n  starts: telephone 1',
      '1 page checked, 12 not checked, 0 errors, 0 warnings',
    ]);
    expect(status).toBe(1);
  });

  it('belongs to the site that --base names, or to the one that it says itself', async () => {
    const gallery = list('#fff').replace('value="/"', 'value="https://www.example.com/x"');
    const name = await put('own.html', `${good}${gallery}`);
    const canonical = '<link rel="canonical" href="https://www.example.com/own/">';
    const known = await put(
      'known.html',
      `${good.replace('<head>', `<head>${canonical}`)}${gallery}`,
    );
    expect((await run('check', name)).out).toContain('docs/check.md#request-address');
    expect((await run('check', '--base', 'https://www.example.com/', name)).status).toBe(0);
    expect((await run('check', known)).status).toBe(0);
  });

  it("has the site's own selectors, from a file or as they are", async () => {
    const page = await put('names.html', `${good}<div class="pictures"></div>`);
    const json = '{"imageSlider": ".pictures"}';
    const file = await put('selectors.json', json);
    expect((await run('check', page)).status).toBe(0);
    expect((await run('check', '--selectors', json, page)).status).toBe(1);
    expect((await run('check', '--selectors', file, page)).status).toBe(1);
  });
});

describe('the report as JSON', () => {
  it('has what people are told, and every element', async () => {
    const { out, status } = await run('check', '--json', at('bad.html'), at('lost.html'));
    const category = { element: 'a.product_reference', line: 6, column: 1 };
    const about = 'category-gallery';
    const slot = { element: 'div.image-slider', line: 4, column: 1 };
    expect(JSON.parse(out)).toEqual({
      version: '1.2.3',
      pages: [
        {
          page: 'bad.html',
          elements: [
            { behaviour: 'image-slider', starts: false, ...slot },
            {
              behaviour: about,
              element: 'div.category-gallery',
              starts: true,
              line: 5,
              column: 1,
            },
          ],
          findings: [
            {
              rule: 'empty-slider',
              level: 'error',
              about: 'image-slider',
              message: 'element lacks a slide',
              docs: 'docs/check.md#empty-slider',
              ...slot,
            },
            {
              rule: 'category-colour',
              level: 'warning',
              about,
              message: 'data-color is no hex colour: "red"',
              docs: 'docs/check.md#category-colour',
              ...category,
            },
          ],
        },
        { page: 'lost.html', refusal: 'does not exist' },
      ],
    });
    expect(status).toBe(1);
  });
});

describe('the report as SARIF', () => {
  it('has one run with all rules, and a result for each thing that is wrong', async () => {
    const { out, status } = await run('check', '--sarif', at('bad.html'), `${address}/page/`);
    const log = JSON.parse(out);
    expect(Object.keys(log)).toEqual(['$schema', 'version', 'runs']);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    const [{ tool, results, invocations, columnKind }] = log.runs;
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver).toMatchObject({ name: 'auftritt check', semanticVersion: '1.2.3' });
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
      rules.map(({ name }) => name),
    );
    for (const rule of tool.driver.rules) {
      expect(rule).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/),
        shortDescription: { text: expect.stringMatching(/\.$/) },
        help: { text: expect.stringContaining(`docs/check.md#${rule.id}`) },
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning)$/) },
      });
    }
    expect(results).toHaveLength(3);
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
    expect(results[0]).toMatchObject({
      ruleId: 'empty-slider',
      level: 'error',
      message: { text: 'image-slider: element lacks a slide (div.image-slider)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: expect.stringMatching(/^file:\/\/.*bad\.html$/) },
            region: { startLine: 4, startColumn: 1 },
          },
        },
      ],
    });
    expect(results[2].locations[0].physicalLocation.artifactLocation.uri).toBe('http://site/page/');
    expect(invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(status).toBe(1);
  });

  it('names files below the present folder by their path from there', async () => {
    const page = 'static-html/pages/home/impressum/index.html';
    const lacking = '{"navigationOpener": ".none"}';
    const { out } = await run('check', '--sarif', '--selectors', lacking, `./${page}`);
    const [{ results }] = JSON.parse(out).runs;
    expect(results).toHaveLength(1);
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(page);
  });

  it('says what could not be checked', async () => {
    const { out, status } = await run('check', '--sarif', at('lost.html'));
    expect(JSON.parse(out).runs[0].invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'lost.html does not exist' } },
        ],
      },
    ]);
    expect(status).toBe(1);
  });
});

describe('many pages', () => {
  // What cannot be checked is a step as well, and a quick one.
  const pages = (count: number) => Array<string>(count).fill(at('lost.html'));
  const watch = async (count: number, isTTY: boolean): Promise<string[]> => {
    const lines: string[] = [];
    const errors = { isTTY, write: (text: string) => lines.push(text) };
    const out = { write() {} };
    const surroundings = { version: '1.2.3', dist: 'dist', startChecker: checkerAtHand };
    await command(['check', ...pages(count)], { ...surroundings, out, errors });
    return lines;
  };

  it('have a progress line on a terminal, which goes at the end', async () => {
    const lines = await watch(30, true);
    expect(lines).toHaveLength(31);
    expect(lines[0]).toBe('\rauftritt: 1 of 30 pages checked');
    expect(lines.at(-1)).toBe('\r\u001b[K');
  });

  it('have a line after every hundred pages elsewhere', async () => {
    expect(await watch(120, false)).toEqual(['auftritt: 100 of 120 pages checked\n']);
  });

  it('are more than a few', async () => {
    expect(await watch(3, true)).toEqual([]);
  });
});

describe('the pages of the demonstration site', () => {
  it('have nothing wrong, and neither have the answers to calls; they have no keys of services', async () => {
    const { out, status } = await run(
      'check',
      '--json',
      'static-html/pages',
      'static-html/answers',
    );
    const pages: { page: string; findings: { rule: string; about: string }[] }[] =
      JSON.parse(out).pages;
    expect(pages.length).toBeGreaterThan(80);
    const rules = new Set(pages.flatMap(({ findings }) => findings.map(({ rule }) => rule)));
    expect(rules).toEqual(new Set(['no-maps-key', 'no-analytics-id']));
    expect(status).toBe(0);
  });
});
