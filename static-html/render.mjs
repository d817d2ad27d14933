/**
 * Renders content/ through templates/ into the pages and answers that are committed beside this file, and writes it
 * for backends/php.
 *
 *   node static-html/render.mjs           writes what differs and removes what is no longer rendered
 *   node static-html/render.mjs --check   writes nothing; exits 1 when a committed file is not up to date
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { answerFiles } from './render/answers.mjs';
import { commonContext } from './render/content.mjs';
import { filesBelow } from './render/files.mjs';
import { pageFiles } from './render/pages.mjs';
import { languages, root } from './render/root.mjs';
import { themeFile } from './render/theme.mjs';

/**
 * What backends/php shows as long as nobody has put content of their own there: with the plain look of backends/starter,
 * and with the way on for visitors that a new site wants.
 *
 * @returns {[string, string][]}
 */
const contentForPhp = () =>
  languages.map((language) => {
    const context = commonContext(language);
    const site = {
      theme: '/theme/plain.css',
      demonstration: false,
      fonts: [],
      request_errors: 'recover',
    };
    const content = { ...context, site: { ...Object(context.site), ...site } };
    return [`../backends/php/content/${language}.json`, `${JSON.stringify(content)}\n`];
  });

const rendered = new Map([...pageFiles(), ...answerFiles(), themeFile(), ...contentForPhp()]);
const committed = [...filesBelow('pages'), ...filesBelow('answers')];

const stale = committed.filter((file) => !rendered.has(file));
const changed = [...rendered].filter(([file, text]) => read(file) !== text).map(([file]) => file);

if (process.argv.includes('--check')) {
  for (const file of changed) console.error(`static-html/${file} is not what the templates render`);
  for (const file of stale) console.error(`static-html/${file} is no longer rendered`);
  process.exitCode = changed.length + stale.length > 0 ? 1 : 0;
} else {
  for (const file of stale) rmSync(join(root, file));
  for (const file of changed) write(file, rendered.get(file) ?? '');
  console.log(`${rendered.size} files: ${changed.length} written, ${stale.length} removed`);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
