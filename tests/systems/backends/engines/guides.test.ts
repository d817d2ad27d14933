import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands, emptyFolder, lines, run } from './guide.js';

let folder: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => {
  server?.kill();
  rmSync(folder, { recursive: true });
});

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Resolves with the status as soon as an address answers. */
async function statusOf(address: string, init?: RequestInit): Promise<number> {
  for (;;) {
    try {
      const answer = await fetch(address, init);
      await answer.text();
      return answer.status;
    } catch (error) {
      if (server?.exitCode !== null) throw error;
      await new Promise((again) => setTimeout(again, 20));
    }
  }
}

describe('the guide for plain PHP', () => {
  it('leads from an empty folder to a site that check finds right', async () => {
    const [copy = '', deploy = '', serve = '', check = ''] = commands('php');
    run(folder, copy);
    run(folder, deploy);
    const port = await freePort();
    const [program = '', ...options] = serve
      .replace('localhost:8000', `127.0.0.1:${port}`)
      .split(' ');
    server = spawn(program, options, { cwd: folder, stdio: 'ignore' });
    const site = `http://127.0.0.1:${port}`;
    expect(await statusOf(`${site}/home/`)).toBe(200);
    expect(await statusOf(`${site}/en/home/`)).toBe(200);
    expect(await statusOf(`${site}/assets/auftritt.js`)).toBe(200);
    expect(await statusOf(`${site}/nowhere/`)).toBe(404);
    const body = new URLSearchParams({ 'tx_gallery_references[ajax]': '1' });
    expect(await statusOf(`${site}/home/`, { method: 'POST', body })).toBe(404);
    expect(run(folder, check.replace('http://localhost:8000', site))).toContain('0 errors');
  }, 60_000);
});

describe('the guide for a host without a backend', () => {
  it('has commands that find its page right where it says that pages are', () => {
    const [check = ''] = commands('static');
    const pages = check.split(' ').filter((word) => word.endsWith('.html'));
    const page = readFileSync('backends/static/category.html', 'utf8');
    for (const name of pages) {
      run(folder, `mkdir -p "$(dirname ${name})" && cat > ${name} <<'END'\n${page}\nEND`);
    }
    expect(run(folder, check)).toContain(`${pages.length} pages checked, 0 errors`);
  }, 60_000);
});

describe('every guide', () => {
  const names = readdirSync('docs/backends')
    .filter((name) => name !== 'README.md')
    .map((name) => name.replace('.md', ''));

  it.each(names)(
    '%s: installs jsdom before it calls check, and copies what the archive has',
    (name) => {
      const written = lines(name);
      const check = written.findIndex((line) => line.includes('auftritt check'));
      if (check >= 0) expect(written.slice(0, check)).toContain('npm install --save-dev jsdom@29');
      for (const line of written.filter((line) => line.startsWith('cp '))) run(folder, line);
    },
  );
});
