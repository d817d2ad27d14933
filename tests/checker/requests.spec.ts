import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { findChromium } from '../support/chromium.mjs';
import { casesOf } from '../support/extent.js';
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

/** The page with every section; the long run opens all. */
const opened = casesOf(pages.all, (path) => path === '/home/baukasten/');

for (const path of opened) {
  test(`${path} sends nothing to others, whatever the visitor answers`, { tag: '@long' }, async ({
    baseURL,
  }) => {
    // The command opens the page three times, and each of its sections.
    test.slow();
    const { status, out } = await check(`${baseURL}${path}`);
    expect(out).toContain('1 page checked, 0 errors');
    expect(out).toMatch(/after declining:\n +cookie: klaro of/);
    expect(out).toContain('after accepting:');
    expect(status).toBe(0);
  });
}

test('what goes out before an answer is listed with what asked for it, and is an error', async () => {
  const html = `<!doctype html><html lang="de"><title>A</title>
    <img src="http://pixel.invalid/a.png" alt="">
    <script>localStorage.setItem('seen', '1'); document.cookie = '_ga=1';</script>`;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}/`;
  try {
    const { status, out } = await check('--json', address);
    expect(status).toBe(1);
    const [page] = JSON.parse(out).pages;
    expect(page.findings).toMatchObject([
      { rule: 'request-without-consent', message: 'http://pixel.invalid/a.png before an answer' },
      { rule: 'cookie-without-consent', message: '_ga before an answer' },
    ]);
    expect(page.findings[0].element).toBe(`${address}:2`);
    expect(page.seen).toContainEqual(
      expect.objectContaining({ kind: 'local storage', what: 'seen', by: `${address}:3` }),
    );
  } finally {
    server.close();
  }
});
