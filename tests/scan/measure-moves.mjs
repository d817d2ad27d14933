// Measures pages of other people's sites before and after their move:
//   node tests/scan/measure-moves.mjs <folder> [part of a name]
// FILES=1 in front of it names each script at load, and says whether it has run.
// Each site is a JSON file in the folder; docs/project/moving.md says what it holds. The files of the
// sites are never part of the repository. The pictures are written into the folder's "out".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { launchOptions } from '../support/chromium.mjs';

const [folder = '.', part = ''] = process.argv.slice(2);
const dist = resolve('dist');
const origin = 'http://site.test';
const types = new Map(
  Object.entries({
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.jpg': 'image/jpeg',
    '.js': 'text/javascript',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
  }),
);
/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {object} Step What a visitor presses.
 * @property {string} what
 * @property {string} on selector of what is pressed
 * @property {string} [shows] selector of what is seen then
 * @property {boolean} [scrolls] whether the page scrolls instead
 * @property {number} [hidden] how far (px) the page is scrolled before
 * @property {number} [width] the only width of the window at which this is pressed
 * @property {boolean} [picture] whether a picture is taken
 * @property {string} [leave] the key that closes it again
 *
 * @typedef {object} Site
 * @property {string} name
 * @property {string} root the folder of the site
 * @property {string} page
 * @property {string[]} [removed] parts of the names of files that go
 * @property {Record<string, string>} [replaced] scripts of the site, and what stands in their place
 * @property {Record<string, string>} [externals] parts of addresses elsewhere, and their files
 * @property {Record<string, string>} [tag] attributes of the tag, beside those that `scan` prints
 * @property {string} [styles] what the site's stylesheet needs besides
 * @property {Step[]} [press]
 *
 * @typedef {object} Move
 * @property {string} at
 * @property {string} what
 * @property {'unchanged' | 'markup' | 'stays'} fate
 * @property {string} [selector]
 * @property {object} [slider]
 * @property {{ what: string }[]} [lost]
 * @property {object[]} [elements]
 *
 * @typedef {{ tag: Record<string, string>, moves: Move[] }} Plan
 */

/** @param {number} bytes */
const kib = (bytes) => (bytes / 1024).toFixed(1);
/** @param {Map<string, number>} files their sizes */
const sum = (files) => [...files.values()].reduce((all, each) => all + each, 0);
/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What `auftritt scan` says of the site's page.
 *
 * @param {Site} site
 * @returns {Plan}
 */
function scan({ root, page }) {
  const command = join(dist, 'command', 'auftritt.mjs');
  // A status of 1 says that something could not be read, and the plan is there all the same.
  const { stdout } = spawnSync('node', [command, 'scan', '--json', page], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return JSON.parse(stdout);
}

/** @param {string} text */
const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page after the move: the tag and the attributes that `scan` prints, and no old files.
 *
 * @param {string} html
 * @param {Site} site
 * @param {Plan} plan
 */
function moved(html, { removed = [], tag: own = {}, styles = '' }, { tag, moves }) {
  const dom = new JSDOM(html, { includeNodeLocations: true });
  /** @type {[from: number, to: number, by: string][]} */
  const edits = [];
  const { document } = dom.window;
  for (const { slider, selector } of moves) {
    if (!slider || !selector) continue;
    for (const element of document.querySelectorAll(selector)) {
      const location = dom.nodeLocation(element);
      if (!location) continue;
      const at = location.startOffset + 1 + element.localName.length;
      edits.push([at, at, ` data-slider="${quoted(JSON.stringify(slider))}"`]);
    }
  }
  for (const element of document.querySelectorAll('script[src], link[rel="stylesheet"]')) {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const location = dom.nodeLocation(element);
    if (location && removed.some((name) => address.includes(name))) {
      edits.push([location.startOffset, location.endOffset, '']);
    }
  }
  const attributes = Object.entries({ 'data-disable': 'consent analytics', ...tag, ...own });
  const written = attributes.map(([name, value]) => `${name}="${quoted(value)}"`).join(' ');
  const ours = `<link rel="stylesheet" href="/assets/auftritt.css"><style>${styles}</style>
    <script type="module" src="/assets/auftritt.js" ${written}></script>`;
  const head = html.toLowerCase().indexOf('</head>');
  edits.push([head, head, ours]);
  edits.sort((a, b) => b[0] - a[0]);
  return edits.reduce((text, [from, to, by]) => text.slice(0, from) + by + text.slice(to), html);
}

/**
 * The file for an address; undefined if there is none.
 *
 * @param {string} address
 * @param {Site} site
 * @param {boolean} isAfter
 */
function fileOf(address, { root, replaced = {}, externals = {} }, isAfter) {
  const url = new URL(address);
  if (url.origin !== origin) {
    return Object.entries(externals).find(([name]) => address.includes(name))?.[1];
  }
  const path = decodeURIComponent(url.pathname).slice(1);
  if (isAfter && path.startsWith('assets/') && existsSync(join(dist, path.slice(7)))) {
    return join(dist, path.slice(7));
  }
  const own = isAfter ? replaced[path] : undefined;
  return own ? join(folder, own) : join(root, path);
}

/** How long (ms) one of the waits below takes at most; what is there by then is measured. */
const limit = 5000;

/** How long (ms) nothing begins and nothing is on its way in a page at rest. */
const quiet = 500;

/** How long (ms) a page may take to come to rest; a figure of one that does not would mean nothing. */
const longest = 60_000;

/**
 * Waits for an event, at most until the limit: an old page that never rests is measured as it is.
 *
 * @param {Promise<unknown>} event
 */
const within = (event) => event.then(() => true).catch(() => false);

/**
 * Follows the requests of a page. The page is at rest when no request has begun or is on its way from two
 * idle callbacks of the page to two more half a second later, and no behaviour has changed its state
 * meanwhile. `networkidle` says none of this: it comes once for each page, and may come before a busy
 * script asks for its files.
 *
 * @param {Page} page
 * @returns how to wait for the rest
 */
function follow(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const underWay = new Set();
  let begun = 0;
  page.on('request', (request) => {
    underWay.add(request);
    begun += 1;
  });
  /** @param {import('@playwright/test').Request} request */
  const end = (request) => underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const idle = () =>
    page.evaluate(async () => {
      for (let each = 0; each < 2; each += 1) {
        await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      }
      return JSON.stringify(window.auftritt?.instances().map(({ state }) => state));
    });
  return async () => {
    const begin = performance.now();
    for (let isAtRest = false; !isAtRest; ) {
      if (performance.now() - begin > longest) throw new Error('the page does not come to rest');
      const before = begun;
      const states = await idle();
      await new Promise((done) => setTimeout(done, quiet));
      const isIdle = (await idle()) === states;
      isAtRest = isIdle && underWay.size === 0 && begun === before;
    }
    await drawn(page);
  };
}

/** @param {Page} page */
const drawn = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Waits until what a selector finds is seen, and stands still for ten frames: libraries of jQuery's time
 * move by timers, which end with no event.
 *
 * @param {Page} page
 * @param {string} selector
 */
const still = (page, selector) =>
  page.evaluate(
    async ({ of, until }) => {
      const place = () => {
        const seen = [...document.querySelectorAll(of)].filter(
          (each) =>
            each.getClientRects().length > 0 && getComputedStyle(each).visibility !== 'hidden',
        );
        const places = seen.map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height]
            .map(Math.round)
            .concat(Number(getComputedStyle(each).opacity));
        });
        return seen.length > 0 ? JSON.stringify([window.scrollY, places]) : '';
      };
      const begin = performance.now();
      let before = '';
      for (let frames = 0; frames < 10 && performance.now() - begin < until; ) {
        await new Promise(requestAnimationFrame);
        const now = place();
        frames = now !== '' && now === before ? frames + 1 : 0;
        before = now;
      }
    },
    { of: selector, until: limit },
  );

/**
 * What happens when a visitor presses something.
 *
 * @param {Page} page
 * @param {() => Promise<void>} settled waits until the page is at rest
 * @param {Step} step
 */
async function press(page, settled, { on, shows = on, scrolls, hidden }) {
  const target = page.locator(on).first();
  if ((await target.count()) === 0) return 'missing';
  if (hidden) {
    await page.evaluate((y) => window.scrollTo(0, y), hidden);
    await still(page, on);
  }
  const from = await page.evaluate(() => window.scrollY);
  await target.scrollIntoViewIfNeeded({ timeout: limit }).catch(() => {});
  // A slide that moves, or a link below something else, is pressed by the page.
  await target.click({ timeout: limit }).catch(() => target.dispatchEvent('click'));
  if (scrolls) {
    await within(
      page.waitForFunction((y) => window.scrollY !== y, from, { polling: 'raf', timeout: limit }),
    );
    await still(page, 'html');
    return (await page.evaluate(() => window.scrollY)) !== from ? 'scrolled' : 'still';
  }
  await settled();
  await still(page, shows);
  const seen = await page.locator(shows).filter({ visible: true }).count();
  return seen > 0 ? 'opened' : 'closed';
}

/**
 * Scrolls through the page, as a visitor does, so that sections come into sight.
 *
 * @param {Page} page
 * @param {() => Promise<void>} settled waits until the page is at rest
 */
async function scrollThrough(page, settled) {
  await page.evaluate(async () => {
    const frames = async (/** @type {number} */ count) => {
      for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame);
    };
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await frames(4);
    }
    window.scrollTo(0, 0);
  });
  await settled();
}

/**
 * Loads the page, scrolls through it and presses what the site names.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {Site} site
 * @param {Plan} plan
 * @param {boolean} isAfter
 * @param {number} width
 */
async function visit(browser, site, plan, isAfter, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const settled = follow(page);
  /** @type {Set<string>} */
  const lines = new Set();
  /** The scripts that have been loaded, with their size. @type {Map<string, number>} */
  const scripts = new Map();
  page.on('console', (line) => {
    const isOurs = !/ERR_|404|Failed to load|Google Maps/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && isOurs) lines.add(line.text().slice(0, 200));
  });
  page.on('pageerror', (error) => lines.add(error.message.slice(0, 200)));
  await page.route('**/*', async (route) => {
    const address = route.request().url();
    const file = fileOf(address, site, isAfter);
    if (!file) return route.abort();
    if (!existsSync(file) || file.endsWith('/')) return route.fulfill({ status: 404, body: '' });
    const isPage = new URL(address).pathname === `/${site.page}`;
    let body = readFileSync(file);
    if (isPage) {
      // The files in place of those elsewhere may be of another version.
      const html = body.toString().replaceAll(/ integrity="[^"]*"/g, '');
      body = Buffer.from(isAfter ? moved(html, site, plan) : html);
    }
    if (extname(file) === '.js') scripts.set(address, gzipSync(body).length);
    const contentType = types.get(extname(file)) ?? 'application/octet-stream';
    await route.fulfill({ body, contentType, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const profile = await page.context().newCDPSession(page);
  await profile.send('Profiler.enable');
  await profile.send('Profiler.startPreciseCoverage', { callCount: true });
  /** @type {Record<string, string>} */
  const seen = {};
  await page.goto(`${origin}/${site.page}`, { waitUntil: 'load', timeout: 40_000 });
  await settled();
  const atLoad = new Map(scripts);
  const { result } = await profile.send('Profiler.takePreciseCoverage');
  /** @param {(typeof result)[number]} script */
  const hasRun = ({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0));
  const run = new Set(result.filter(hasRun).map(({ url }) => url));
  const name = `${site.name}-${width}-${isAfter ? 'after' : 'before'}`;
  await scrollThrough(page, settled);
  await page.screenshot({ path: join(folder, 'out', `${name}.png`), fullPage: true });
  for (const step of site.press ?? []) {
    if (step.width && step.width !== width) continue;
    seen[step.what] = await press(page, settled, step).catch(
      (error) => String(error).split('\n')[0] ?? '',
    );
    if (step.picture)
      await page.screenshot({ path: join(folder, 'out', `${name}-${step.what}.png`) });
    if (step.leave) await page.keyboard.press(step.leave);
    await drawn(page);
  }
  const state = await page.evaluate(() => {
    const rows = window.auftritt?.instances() ?? [];
    /** @type {Record<string, number>} */
    const counted = {};
    for (const { behaviour, state: is } of rows) {
      counted[`${behaviour} ${is}`] = (counted[`${behaviour} ${is}`] ?? 0) + 1;
    }
    return { jquery: 'jQuery' in window, ...counted };
  });
  await page.close();
  return { scripts, atLoad, run, seen, state, lines: [...lines] };
}

/**
 * How many behaviours of the page move, by fate. A call whose elements are not on it does not count.
 *
 * @param {Plan} plan
 */
function fates({ moves }) {
  const counts = { unchanged: 0, markup: 0, stays: 0 };
  for (const { fate, elements, selector } of moves) {
    if (selector === undefined || elements === undefined || elements.length > 0) counts[fate] += 1;
  }
  return counts;
}

mkdirSync(join(folder, 'out'), { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const name = basename(file, '.json');
  if (!name.includes(part)) continue;
  const described = read(join(folder, file));
  const site = { ...described, name, root: resolve(folder, described.root) };
  const plan = scan(site);
  const counts = fates(plan);
  process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
  for (const { at, what, fate, lost = [] } of plan.moves) {
    if (fate !== 'unchanged' || lost.length > 0) {
      process.stdout.write(`  ${fate} ${what} ${at} ${lost.map((each) => each.what).join(', ')}\n`);
    }
  }
  for (const width of [1280, 390]) {
    for (const isAfter of [false, true]) {
      const { scripts, atLoad, run, seen, state, lines } = await visit(
        ...[browser, site, plan, isAfter, width],
      );
      const ahead = new Map([...atLoad].filter(([address]) => !run.has(address)));
      const label = `${width} ${isAfter ? 'after ' : 'before'}`;
      process.stdout.write(
        `  ${label} ${kib(sum(atLoad))} KiB at load, ${kib(sum(ahead))} of them only fetched, ${kib(sum(scripts))} in use; ${JSON.stringify(seen)} ${JSON.stringify(state)}\n`,
      );
      if (process.env.FILES) {
        for (const [address, bytes] of atLoad) {
          const fate = ahead.has(address) ? 'only fetched' : 'has run';
          process.stdout.write(`    ${kib(bytes)} ${fate} ${address}\n`);
        }
      }
      for (const line of lines) process.stdout.write(`    ${line}\n`);
    }
  }
}
await browser.close();
