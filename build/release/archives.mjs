// What stands in each archive for a content-management system: the files of backends, and what a site
// needs of dist/. Whoever installs one needs neither Node nor a build.
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {Map<string, Buffer>} Files by their paths in the archive */

/** A licence that SPDX knows no name for: only a site with a licence of its own may use what is under it. */
const commercial = /LicenseRef-[\w.-]+/;

/** What a browser may ask for: neither what is for developers, nor what a server would compress again. */
const served =
  /^(auftritt\.(js|css)|recovery\.js|LICENSES\.txt|chunks\/[^/]+\.(js|css)|styles\/[\w-]+\.(css|json))$/;

/** The files below a folder. @param {string} folder @returns {Files} */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}

/** @param {Files} files @param {string} folder @returns {Files} */
const below = (files, folder) =>
  new Map([...files].map(([path, data]) => [`${folder}/${path}`, data]));

/** What a page loads of a build. @param {string} build @returns {Files} */
const assets = (build) => new Map([...filesIn(build)].filter(([path]) => served.test(path)));

/** Whether the comment at the head of a script names a licence that is not free. @param {Buffer} code */
const isCommercial = (code) =>
  commercial.test(/^(?:\/\/.*\n)?\/\*! [^*]*\*\//.exec(code.toString())?.[0] ?? '');

/** LICENSES.txt without commercial libraries. @param {string} text */
function freeLicences(text) {
  // Each part begins with a name, a licence and a line.
  const parts = text.split(/\n\n\n(?=[^\n]+\n[\w.-]+\n-{72}\n)/);
  return parts
    .filter((part) => !/^[^\n]+\nLicenseRef-[\w.-]+\n-{72}\n/.test(part))
    .map((part) =>
      part.replaceAll(/ AND LicenseRef-[\w.-]+/g, '').replace(/\n\nLicenseRef-[\s\S]*$/, ''),
    )
    .join('\n\n\n');
}

/**
 * The files of a build that anyone may pass on: without the libraries that ask for a licence of one's own.
 *
 * @param {string} build
 * @returns {Files}
 * @throws Error where a file still names a commercial licence
 */
function freeAssets(build) {
  const all = assets(build);
  const free = new Map([...all].filter(([, data]) => !isCommercial(data)));
  free.set('LICENSES.txt', Buffer.from(freeLicences(`${all.get('LICENSES.txt')}`)));
  for (const [path, data] of free) {
    const named = commercial.exec(`${data}`)?.[0];
    if (named) throw new Error(`${named} in ${path}`);
  }
  return free;
}

/**
 * The plugin for WordPress, to be uploaded as it is.
 *
 * @param {string} build
 * @returns {Files}
 */
export function wordpressFiles(build) {
  const files = filesIn('backends/wordpress').set('LICENSE', readFileSync('LICENSE'));
  const words = below(filesIn('docs/languages'), 'words');
  return below(new Map([...files, ...words, ...below(freeAssets(build), 'assets')]), 'auftritt');
}

/**
 * The words of the script in a language, as TypoScript that prints them on the pages in it: a Fluid template would read their
 * braces.
 *
 * @param {string} language such as `fr`
 * @param {Buffer} words a file of docs/languages
 */
const wordsForTypo3 = (language, words) =>
  Buffer.from(
    [
      `[siteLanguage("locale").getLanguageCode() == "${language}"]`,
      'page.headerData.7410 = TEXT',
      'page.headerData.7410.value (',
      `<script type="application/json" data-words>${JSON.stringify(JSON.parse(`${words}`))}</script>`,
      ')',
      '[global]',
      '',
    ].join('\n'),
  );

/**
 * The extension for TYPO3 and what it includes, to be unpacked in the folder of a project with Composer, or in
 * the web root of a classic installation.
 *
 * @param {'composer' | 'classic'} mode
 * @param {string} build
 * @returns {Files}
 */
export function typo3Files(mode, build) {
  const extension = filesIn('backends/typo3').set('LICENSE', readFileSync('LICENSE'));
  for (const [path, words] of filesIn('docs/languages')) {
    const language = path.replace('.json', '');
    const file = `Configuration/TypoScript/Words/${language}.typoscript`;
    extension.set(file, wordsForTypo3(language, words));
  }
  const scripts = freeAssets(build);
  return mode === 'composer'
    ? new Map([...below(extension, 'packages/auftritt'), ...below(scripts, 'public/assets')])
    : new Map([...below(extension, 'typo3conf/ext/auftritt'), ...below(scripts, 'assets')]);
}
