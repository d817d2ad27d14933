import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { hold } from '../support/routes.js';
import { expect, idle, running, test } from '../support/site.js';

interface File {
  readonly name: string;
  readonly bytes: number;
  readonly brotli: number;
  readonly hash: string;
  readonly integrity: string;
}

/** How many bytes the server sends of a file to a browser that takes brotli. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume();
      resolve(Number(response.headers['content-length']));
    }).on('error', reject);
  });

test('the manifest lists every file as it is served, compressed beforehand, and hashes all names but the entries', async ({
  request,
}) => {
  const manifest = await (await request.get('/assets/manifest.json')).json();
  const files = Object.entries<File>(manifest.files);
  const entries = files
    .map(([name]) => name)
    .filter((name) => !/-[A-Z0-9]{5,8}\.(js|css)$/.test(name));
  expect(entries).toEqual(['auftritt.bundle.js', 'auftritt.css', 'auftritt.js', 'recovery.js']);
  expect(files.length).toBeGreaterThan(20);
  for (const [path, { name }] of files) {
    expect(path.replace(/^chunks\/|(-[A-Z0-9]{8})?\.(js|css)$/g, '')).toBe(name);
  }
  for (const [name, { bytes, brotli, hash, integrity }] of files) {
    const headers = { 'Accept-Encoding': 'br' };
    const response = await request.get(`/assets/${name}`, { headers });
    const body = await response.body();
    expect(body.length, name).toBe(bytes);
    expect(createHash('sha256').update(body).digest('hex'), name).toBe(hash);
    const digest = createHash('sha384').update(body).digest('base64');
    expect(integrity, name).toBe(`sha384-${digest}`);
    expect(response.headers()['content-encoding'], name).toBe('br');
    expect(await sentBytes(response.url()), name).toBe(brotli);
    // The file itself does not name its source map, which no site has.
    const map = name.endsWith('.js') ? `${name.replace(/.*\//, '')}.map` : undefined;
    expect(response.headers().sourcemap, name).toBe(map);
    const caching = response.headers()['cache-control'];
    expect(caching, name).toBe(
      entries.includes(name) ? 'no-cache' : 'public, max-age=31536000, immutable',
    );
  }
});

test('what the manifest says to preload for a section is what the page loads, once', async ({
  page,
  request,
  start,
}) => {
  const { preload } = await (await request.get('/assets/manifest.json')).json();
  const scripts: string[] = preload['image-slider'];
  const asked: string[] = [];
  page.on('request', (each) => {
    const path = new URL(each.url()).pathname;
    if (path.includes('/chunks/')) asked.push(path.replace('/assets/', ''));
  });
  const hints = scripts.map((path) => `<link rel="modulepreload" href="/assets/${path}">`);
  const slider = `<div class="image-slider">${'<div>a</div>'.repeat(3)}</div>`;
  await start('image-slider', slider, { head: hints.join('') });
  await idle(page);
  expect(asked.sort()).toEqual([...scripts].sort());
});

/** Its code imports `disclosure`. */
const collapse = '<button data-collapse>a</button><p data-collapse-body>b</p>';

test('what a file imports is asked for with it', async ({ page, openFragment }) => {
  const code = await hold(page, '**/assets/chunks/collapse-*');
  const imported = page.waitForRequest(/chunks\/disclosure-/);
  await openFragment(collapse);
  await imported;
  code.resolve();
  await running(page, 'collapse');
});

test('what a file imports may fail once', async ({ page, start }) => {
  let requests = 0;
  await page.route('**/assets/chunks/disclosure-*', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await start('collapse', collapse);
  expect(requests).toBe(2);
});
