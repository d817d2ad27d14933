// What stands in each archive for a content-management system: the files of backends, and what a site
// needs of dist/. Whoever installs one needs neither Node nor a build.
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {Map<string, Buffer>} Files by their paths in the archive */

/** The library that only a site with a licence of its own may use. */
const commercial = 'LicenseRef-Fancyapps-UI';

/** What a browser may ask for: neither what is for developers, nor what a server would compress again. */
const served = /^(auftritt\.(js|css)|recovery\.js|LICENSES\.txt|chunks\/[^/]+\.(js|css))$/;

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

/** Whether the comment at the head of a script names the licence that is not free. @param {Buffer} code */
const isCommercial = (code) =>
  /^(?:\/\/.*\n)?\/\*! [^*]*\*\//.exec(code.toString())?.[0].includes(commercial);

/** LICENSES.txt without the commercial library. @param {string} text */
function freeLicences(text) {
  // Each part begins with a name, a licence and a line.
  const parts = text.split(/\n\n\n(?=[^\n]+\n[\w.-]+\n-{72}\n)/);
  return parts
    .filter((part) => !new RegExp(`^[^\\n]+\\n${commercial}\\n-{72}\\n`).test(part))
    .map((part) => part.replace(` AND ${commercial}`, '').replace(/\n\nLicenseRef-[\s\S]*$/, ''))
    .join('\n\n\n');
}

/**
 * The files of a build that anyone may pass on: PhotoSwipe shows the pictures, and Fancybox is left out.
 *
 * @param {string} build
 * @returns {Files}
 * @throws Error where a file still names the commercial licence
 */
function freeAssets(build) {
  const all = assets(build);
  const free = new Map([...all].filter(([, data]) => !isCommercial(data)));
  free.set('LICENSES.txt', Buffer.from(freeLicences(`${all.get('LICENSES.txt')}`)));
  const naming = [...free].filter(([, data]) => data.includes(commercial)).map(([path]) => path);
  if (naming.length > 0) throw new Error(`${commercial} in ${naming.join(', ')}`);
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
  return below(new Map([...files, ...below(freeAssets(build), 'assets')]), 'auftritt');
}

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
  const scripts = freeAssets(build);
  return mode === 'composer'
    ? new Map([...below(extension, 'packages/auftritt'), ...below(scripts, 'public/assets')])
    : new Map([...below(extension, 'typo3conf/ext/auftritt'), ...below(scripts, 'assets')]);
}
