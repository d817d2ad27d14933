// Walks through WordPress with the plugin on the oldest and the newest PHP, without a browser: the short walk in
// the oldest WordPress on the oldest PHP, the long one in each of matrix.mjs.
// node walk.mjs [--all]
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBuild } from '../../../build/up-to-date.mjs';
import { install, script } from './install.mjs';
import { php, wordpress } from './matrix.mjs';
import { provideModules } from './php-modules.mjs';
import { visit } from './php-wasm.mjs';

/** @typedef {import('./php-wasm.mjs').Visitor} Visitor */

const port = 8141;
const isLong = process.argv.includes('--all');

/** @param {string} what @param {boolean} isRight */
function expect(what, isRight) {
  if (!isRight) throw new Error(what);
}

/** The value of a field in HTML. @param {string} html @param {RegExp} pattern */
const found = (html, pattern) => pattern.exec(html)?.[1] ?? '';

/** Each page is whole. @param {Visitor} visitor @param {readonly string[]} paths */
async function pages({ ask }, paths) {
  for (const path of paths) {
    const { status, text } = await ask(path);
    expect(`${path} answers with ${status}`, status === 200);
    expect(`${path} ends before its end`, /<\/html>\s*$/.test(text));
  }
}

/** Calls 1 to 3 are answered with their sections. @param {Visitor} visitor */
async function calls({ ask }) {
  const { text } = await ask('/products/indoor/pendant-lamps/');
  const uid = found(text, /class="product_reference active" data-uid="(\d+)"/);
  const path = found(text, /class="reference_request_url" value="([^"]+)"/);
  /** @param {Record<string, string>} fields */
  const call = (fields) =>
    ask(
      path,
      Object.fromEntries(
        Object.entries({ ...fields, uid }).map(([name, value]) => [
          `tx_gallery_references[${name}]`,
          value,
        ]),
      ),
    );
  const chosen = await call({ ajax: '1' });
  expect(
    'call 1',
    /^<div class="gallery-inner">[\s\S]*<div class="reference_content">/.test(chosen.text),
  );
  const back = await call({ render_parent_ajax: '1' });
  expect(
    'call 3',
    /^<div class="list_products">[\s\S]*class="reference_content__families"/.test(back.text),
  );
}

/** The form is refused, then sent. @param {Visitor} visitor */
async function form({ ask }) {
  const { text } = await ask('/contact/');
  const inquiry = {
    nonce: found(text, /auftritt_inquiry\[nonce\]" value="(\w+)"/),
    name: 'Ada',
    email: 'ada@example.org',
    message: 'A lamp for my desk, please.',
  };
  /** @param {Record<string, string>} fields */
  const send = (fields) =>
    ask(
      '/contact/',
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`auftritt_inquiry[${name}]`, value]),
      ),
    );
  const refused = await send({ ...inquiry, message: 'Short.' });
  expect('the form is refused', refused.text.includes('has-error'));
  const sent = await send(inquiry);
  expect('the form is sent', sent.status === 303 && sent.location.includes('inquiry=sent'));
}

/** The settings and the editor open. @param {Visitor} visitor */
async function dashboard({ ask }) {
  const { status } = await ask('/wp-login.php', { log: 'admin', pwd: 'password' });
  expect('the login', status === 302);
  const settings = await ask('/wp-admin/options-general.php?page=auftritt');
  expect('the settings', settings.text.includes('name="auftritt[maps_key]"'));
  const editor = await ask('/wp-admin/post-new.php?post_type=page');
  expect('the editor', editor.text.includes('var auftrittEditor = {'));
}

/** @param {string} folder @param {import('./matrix.mjs').Php} version @param {readonly string[]} paths */
async function walk(folder, version, paths) {
  const visitor = await visit(folder, port, version);
  try {
    await pages(visitor, paths);
    await calls(visitor);
    await form(visitor);
    await dashboard(visitor);
  } finally {
    await visitor.end();
  }
  return visitor.php;
}

/** What the short walk opens: each section in both languages, and a gallery at each level. */
const somePages = [
  '/',
  '/every-section/',
  '/de/alle-abschnitte/',
  '/products/',
  '/products/indoor/',
  '/inspiration/morning/',
];

/** The site's pages, and those with editors' mistakes. @param {string} folder @returns {string[]} */
function everyPage(folder) {
  const mistakes = JSON.parse(script(folder, port, 'mistakes.php', 'add'));
  const { galleries, hidden, wide, others } = mistakes;
  const added = [...Object.values(galleries).flatMap(Object.values), ...hidden, ...wide, ...others];
  return [...new Set([...JSON.parse(script(folder, port, 'pages.php')), ...added])];
}

/** The faults of one WordPress, on one PHP after the other. @param {typeof wordpress.oldest} tried */
async function tryOn({ build, version }) {
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-wordpress-'));
  const log = join(folder, 'debug.log');
  /** @type {string[]} */
  const faults = [];
  try {
    install(folder, port, build);
    const paths = isLong ? everyPage(folder) : somePages;
    const phps = isLong ? Object.values(php) : [php.oldest];
    for (const each of phps) {
      rmSync(log, { force: true });
      const begin = Date.now();
      try {
        const found = await walk(folder, each, paths);
        const seconds = Math.round((Date.now() - begin) / 1000);
        console.log(`WordPress ${version} on PHP ${found}: ${paths.length} pages, ${seconds} s`);
      } catch (error) {
        faults.push(
          `WordPress ${version} on PHP ${each}: ${error instanceof Error ? error.message : error}`,
        );
      }
      // WordPress's own complaints about a PHP that is newer than it are its own.
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      faults.push(...new Set(lines.filter((line) => line.includes('/plugins/auftritt/'))));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

if (!provideModules()) {
  console.log('skipped: the walk through WordPress: PHP and its modules cannot be installed here');
  process.exit();
}
await provideBuild();
const builds = isLong ? Object.values(wordpress) : [wordpress.oldest];
for (const build of builds) {
  for (const fault of await tryOn(build)) {
    console.error(fault);
    process.exitCode = 1;
  }
}
