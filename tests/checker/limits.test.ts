import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LimitMet } from '../../src/command/pages/source.js';
import { type BuiltCommand, builtCommand } from '../support/built-command.js';
import { casesOf } from '../support/extent.js';
import { listening } from '../support/listening.mjs';

// Pages that take too much take some seconds each.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const head = (attributes = ''): string =>
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width">' +
  `<script src="/auftritt.js" ${attributes}></script></head><body>`;
const nested = (tag: string, count: number, inside = ''): string =>
  `<${tag}>`.repeat(count) + inside + `</${tag}>`.repeat(count);
const has = (count: number): string => `${':has('.repeat(count)}a${')'.repeat(count)}`;
const telephone = '<a href="tel:1">1</a>';

/** What its depth costs may be met before it is too deep for a parser. */
const tooDeep = /\b(nests more deeply|more than (160 MB|3 seconds))/;

type HostilePage = readonly [what: string, html: string, said: RegExp];

/** Pages of which each once ended the run, or held it up: what they are, and what is said of them. */
const allPages: readonly HostilePage[] = [
  ['elements', head() + nested('div', 20_000), tooDeep],
  ['open-elements', head() + '<b>'.repeat(20_000), tooDeep],
  ['tables', head() + '<table><tr><td>'.repeat(10_000), tooDeep],
  ['templates', head() + nested('template', 40_000), tooDeep],
  [
    'styles',
    `${head()}<style>${'@media all{'.repeat(20_000)}${'}'.repeat(20_000)}</style>`,
    tooDeep,
  ],
  ['frames', head() + '<iframe></iframe>'.repeat(2000), /\bmore than (160 MB|3 seconds)/],
  ['size', head() + '<p>'.repeat(700_000), /\bmore than 2 MB/],
  ['amount', head() + '<b></b>'.repeat(280_000), /\bmore than (160 MB|3 seconds)/],
  ['comments', `${head()}${'<!-- --> '.repeat(60_000)}`, /\bmore than 3 seconds/],
  ['has', `${head(`data-selectors='{"map": "${has(2)}"}'`)}${telephone}`, /is not a selector/],
  ['more-has', head(`data-selectors='{"map": "${has(3000)}"}'`) + telephone, /is not a selector/],
  // The command ends, whatever the page would load later.
  [
    'measured',
    `${head('data-analytics-id="G-1" data-privacy-url="/p/"')}<button class="analytics-opt-out" type="button">Off</button>`,
    /^ {2}starts: .*\banalytics \d/m,
  ],
  // What once took the pattern that looked for the page's address as many steps as characters, squared.
  ['links', `${head()}${'<link '.repeat(40_000)}>${telephone}`, /^ {2}starts: telephone 1/m],
];

/** In the short run those whose kind no other tries. */
const pages = casesOf(allPages, ([what]) => ['has', 'measured', 'links'].includes(what));

let built: BuiltCommand;
let folder: string;
let listener: Awaited<ReturnType<typeof listening>>;

beforeAll(async () => {
  built = await builtCommand('1.2.3');
  folder = await mkdtemp(join(tmpdir(), 'auftritt-limits-'));
  const bomb = gzipSync(Buffer.alloc(100_000_000, ' '));
  const server = createServer(({ url }, response) => {
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    if (url === '/bomb/') {
      response.writeHead(200, { ...type, 'Content-Encoding': 'gzip' }).end(bomb);
    } else {
      // It never comes to an end.
      const write = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.writeHead(200, type).on('drain', write);
      write();
    }
  });
  listener = await listening(server);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await built.remove();
  listener.close();
});

/** Runs the built command in a process of its own; `memory` is what that has held at most, in MB. */
async function run(...args: readonly string[]) {
  const telling = "process.on('exit', () => console.error(process.resourceUsage().maxRSS / 1024))";
  const { status, stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(telling)}`,
      join(built.dist, 'command/auftritt.mjs'),
      'check',
      ...args,
    ],
    { maxBuffer: 1e8 },
  ).then(
    (done) => ({ ...done, status: 0 }),
    (error) => ({ ...error, status: error.code }),
  );
  return { status, out: String(stdout).replaceAll(`${folder}/`, ''), memory: Number(stderr) };
}

describe('a page that takes too much', () => {
  it('is named with its limit, and the others are checked as usual', async () => {
    const files = [['good', head() + telephone], ...pages, ['last', head() + telephone]] as const;
    const names = files.map(([name]) => join(folder, `${name}.html`));
    await Promise.all(files.map(([, html], index) => writeFile(names[index] ?? '', html)));
    const addresses = ['/bomb/', '/endless/'].map((path) => `${listener.origin}${path}`);
    const { status, out, memory } = await run(
      ...names.slice(0, -1),
      ...addresses,
      ...names.slice(-1),
    );
    const blocks = out.split('\n\n');
    expect(blocks[0]).toBe('good.html\n  starts: telephone 1');
    for (const [index, [what, , said]] of pages.entries()) {
      const block = blocks[index + 1];
      expect(block).toMatch(new RegExp(`^${what}\\.html\n`));
      expect(block).toMatch(said);
    }
    for (const [index, url] of addresses.entries()) {
      expect(blocks[pages.length + 1 + index]).toBe(
        `${url}\n  1:1  error    page: page ${new LimitMet('size').message} (html)\n                docs/check.md#limit`,
      );
    }
    expect(blocks.at(-2)).toBe('last.html\n  starts: telephone 1');
    const count = (pattern: RegExp) =>
      pages.filter(([, , said]) => pattern.test(said.source)).length;
    const notChecked = count(/nests|more than/) + addresses.length;
    const errors = notChecked + count(/is not a selector/);
    expect(blocks.at(-1)).toContain(
      `${files.length + addresses.length - notChecked} pages checked, ${notChecked} not checked, ${errors} errors, 0 warnings`,
    );
    expect(status).toBe(1);
    expect(memory).toBeGreaterThan(20);
    expect(memory).toBeLessThan(300);
  });
});
