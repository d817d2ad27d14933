import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../../static-html/backend/site.mjs';
import { commonContext, content } from '../../static-html/render/content.mjs';
import { filesBelow } from '../../static-html/render/files.mjs';
import { indent } from '../../static-html/render/indent.mjs';
import { languages } from '../../static-html/render/root.mjs';

/**
 * @typedef {'twig' | 'php'} Backend
 * @typedef {{ script: 'page' | 'answer', path: string, body?: string }} Request
 * @typedef {{ status: number, html: string }} Answer
 */

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The namespace of calls 1 to 3 on the demonstration site. */
const { plugin } = /** @type {{ plugin: string }} */ (commonContext('de').site);

/**
 * Sends requests to the scripts of backends/twig or backends/php, run by PHP itself.
 *
 * @param {Backend} backend
 * @param {Request[]} requests
 * @param {(language: import('../../static-html/render/root.mjs').Language) => object} contentIn
 * @returns {Answer[]}
 * @throws {Error} with PHP's message where a script stumbles, over a mere notice too
 */
export function ask(backend, requests, contentIn = commonContext) {
  const folder = mkdtempSync(join(tmpdir(), 'auftritt-content-'));
  try {
    for (const language of languages) {
      writeFileSync(join(folder, `${language}.json`), JSON.stringify(contentIn(language)));
    }
    const input = requests.map(({ script, path, body = '' }) => ({
      script: join(project, 'backends', backend, `${script}.php`),
      path,
      body,
    }));
    const program = 'tests/systems/backends/engines/requests.php';
    const { status, stdout, stderr } = spawnSync('php', [program], {
      cwd: project,
      env: { ...process.env, CONTENT: folder, TEMPLATES: join(project, 'static-html/templates') },
      input: JSON.stringify(input),
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    if (status !== 0) throw new Error(`php: ${stderr || stdout}`);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The body of a call as the script sends it.
 *
 * @param {Record<string, string>} fields
 */
export function callBody(fields) {
  const named = Object.entries(fields).map(([name, value]) => [`${plugin}[${name}]`, value]);
  return new URLSearchParams(named).toString();
}

/**
 * The call that a file of static-html/answers answers.
 *
 * @param {string} file
 * @returns {Request}
 */
function callOf(file) {
  const call = site.calls.find(({ answers }) => dirname(file) === answers);
  const [, parent, uid = ''] = /(parent-)?(\d+)\.html$/.exec(file) ?? [];
  if (!call) throw new Error(`${file} answers no call`);
  const fields = parent ? { render_parent_ajax: '1', content_uid: '309', uid } : { ajax: '1', uid };
  return { script: 'answer', path: call.url, body: callBody(fields) };
}

/**
 * Every page and every answer as a backend's own engine renders it, by the names that they have in static-html/:
 * `pages/home/index.html`, `answers/de/products/11.html`.
 *
 * Lines are indented as in static-html/ and empty ones dropped; nothing else is touched.
 *
 * @param {Backend} backend
 * @returns {Map<string, string>} name → HTML
 * @throws {Error} where PHP stumbles or a page is not found
 */
export function renderAll(backend) {
  /** @type {[string, Request][]} */
  const pages = languages.flatMap((language) =>
    content.pages.map(({ url }) => [
      `pages${url[language]}index.html`,
      { script: 'page', path: url[language] },
    ]),
  );
  /** @type {[string, Request][]} */
  const answers = filesBelow('answers').map((file) => [file, callOf(file)]);
  const rendered = [...pages, ...answers];
  const replies = ask(
    backend,
    rendered.map(([, request]) => request),
  );
  return new Map(
    rendered.map(([file, { path }], index) => {
      const { status, html = '' } = replies[index] ?? {};
      if (status !== 200) throw new Error(`${backend} answers ${path} with ${status}`);
      return [file, indent(html)];
    }),
  );
}
