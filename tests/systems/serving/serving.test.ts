// @vitest-environment node
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploy } from '../../../src/command/deploy/deploy.js';
import { apache, nginx, type Server } from './servers.js';

const immutable = 'public, max-age=31536000, immutable';

let root: string;
let paths: readonly string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'auftritt-serving-'));
  // The servers read with rights of their own.
  chmodSync(root, 0o755);
  const folder = join(root, 'assets');
  const order = { dist: 'dist', version: '1', folder, keep: 0, dryRun: false, now: Date.now };
  paths = (await deploy(order)).deployment.files;
});
afterAll(() => rmSync(root, { recursive: true }));

/** The path of a built file of that kind. */
const built = (pattern: RegExp): string => {
  const path = paths.find((each) => pattern.test(each));
  if (!path) throw new Error(`nothing built is called ${pattern}`);
  return path;
};

describe.each([
  ['nginx', nginx],
  ['Apache', apache],
])('%s with the lines of docs/install.md', (name, start) => {
  let server: Server;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), `auftritt-${name}-`));
    server = await start(folder, root);
    return () => rmSync(folder, { recursive: true });
  });
  afterAll(() => server.stop());

  /** What is sent as it is sent, not decompressed. */
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        get(`${server.address}/assets/${path}`, { headers }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(parts),
            }),
          );
        }).on('error', reject);
      },
    );

  it.each([
    [/^auftritt\.js$/, /^(text|application)\/javascript/, 'no-cache'],
    [/^auftritt\.css$/, /^text\/css/, 'no-cache'],
    [/^chunks\/slick-\w+\.js$/, /^(text|application)\/javascript/, immutable],
  ])(
    'sends %s as it is and compressed, and says how long it holds',
    async (pattern, type, caching) => {
      const path = built(pattern);
      const content = readFileSync(join('dist', path));
      const encodings = [
        ['identity', undefined, (body: Buffer) => body],
        ['gzip, deflate', 'gzip', gunzipSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ] as const;
      for (const [accepted, encoding, decompress] of encodings) {
        const { status, headers, body } = await ask(path, { 'Accept-Encoding': accepted });
        expect(status).toBe(200);
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers['content-type']).toMatch(type);
        expect(headers['content-language']).toBeUndefined();
        expect(headers['cache-control']).toBe(caching);
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(decompress(body).equals(content), accepted).toBe(true);
        if (encoding) {
          const ending = encoding === 'br' ? '.br' : '.gz';
          expect(body.equals(readFileSync(join('dist', `${path}${ending}`)))).toBe(true);
        }
      }
    },
  );

  it('says of a file that has not changed that it has not', async () => {
    const compressed = { 'Accept-Encoding': 'gzip, br' };
    const { headers } = await ask('auftritt.js', compressed);
    const again = { ...compressed, 'If-None-Match': String(headers.etag) };
    expect((await ask('auftritt.js', again)).status).toBe(304);
  });

  it('sends the manifest, to be asked for each time', async () => {
    const { headers, body } = await ask('manifest.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body.toString()).files).toHaveProperty(['auftritt.js']);
  });

  it('lets nobody remember for a year that a chunk is not there', async () => {
    const { status, headers } = await ask('chunks/slick-00000000.js');
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
