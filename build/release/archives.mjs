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
const isCommercial = (code) => /^\/\*! [^*]*\*\//.exec(code.toString())?.[0].includes(commercial);

/** Whether a build can show pictures without the commercial library. @param {string} build */
export const hasFreeLightbox = (build) =>
  [...assets(build).keys()].some((path) => path.startsWith('chunks/photoswipe'));

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
 * The plugin for WordPress, to be uploaded as it is. It brings PhotoSwipe along where the build has it, else
 * the library that needs a licence.
 *
 * @param {string} build
 * @returns {Files}
 */
export function wordpressFiles(build) {
  const files = filesIn('backends/wordpress').set('LICENSE', readFileSync('LICENSE'));
  const isFree = hasFreeLightbox(build);
  if (isFree) files.set('auftritt.php', withPhotoSwipe(`${files.get('auftritt.php')}`));
  const scripts = isFree ? freeAssets(build) : assets(build);
  return below(new Map([...files, ...below(scripts, 'assets')]), 'auftritt');
}

/** The plugin's main file, which says which lightbox is in `assets`. @param {string} php */
function withPhotoSwipe(php) {
  const constant = "const AUFTRITT_LIGHTBOX = '';";
  if (!php.includes(constant)) throw new Error(`auftritt.php lacks ${constant}`);
  return Buffer.from(php.replace(constant, "const AUFTRITT_LIGHTBOX = 'photoswipe';"));
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
  return mode === 'composer'
    ? new Map([...below(extension, 'packages/auftritt'), ...below(assets(build), 'public/assets')])
    : new Map([...below(extension, 'typo3conf/ext/auftritt'), ...below(assets(build), 'assets')]);
}
