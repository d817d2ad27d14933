import { createHash } from 'node:crypto';
import { expect, test } from '../../support/site.js';

interface File {
  readonly bytes: number;
  readonly hash: string;
  readonly integrity: string;
}

test('the manifest lists every file as it is served, and hashes all names but the entries', async ({
  request,
}) => {
  const manifest = await (await request.get('/assets/manifest.json')).json();
  const files = Object.entries<File>(manifest.files);
  const entries = files
    .map(([name]) => name)
    .filter((name) => !/-[A-Z0-9]{8}\.(js|css)$/.test(name));
  expect(entries).toEqual(['auftritt.bundle.js', 'auftritt.css', 'auftritt.js']);
  expect(files.length).toBeGreaterThan(20);
  for (const [name, { bytes, hash, integrity }] of files) {
    const response = await request.get(`/assets/${name}`);
    const body = await response.body();
    expect(body.length, name).toBe(bytes);
    expect(createHash('sha256').update(body).digest('hex'), name).toBe(hash);
    const digest = createHash('sha384').update(body).digest('base64');
    expect(integrity, name).toBe(`sha384-${digest}`);
    const caching = response.headers()['cache-control'];
    expect(caching, name).toBe(
      entries.includes(name) ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
  }
});
