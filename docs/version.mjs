// Writes the version of package.json wherever else it is named: npm version calls this.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** @param {string} folder @param {RegExp} names */
const filesIn = (folder, names) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => names.test(path));

const number = String.raw`\d+\.\d+\.\d+`;

/** What names the version in the plugin, its blocks and the extension, up to the number. */
const declarations = [
  ' \\* Version: ',
  'Stable tag: ',
  "AUFTRITT_VERSION = '",
  '"version": "',
  "'version' => '",
  '(?<=\\n)= ',
  'auftritt\\.js\\?',
  '\\.css\\?',
];

/** The guides, which name the archive and the tag; the others in docs/project say which version was measured. */
const guides = ['README.md', ...filesIn('docs', /\.md$/)].filter(
  (path) => !path.startsWith('docs/project/') || path.endsWith('/upkeep.md'),
);

const declaring = [
  'backends/wordpress/auftritt.php',
  'backends/wordpress/readme.txt',
  ...filesIn('backends/wordpress/blocks', /block\.json$/),
  'backends/typo3/composer.json',
  'backends/typo3/ext_emconf.php',
  'backends/typo3/Configuration/TypoScript/Tag.typoscript',
  'backends/typo3/Configuration/TypoScript/Styles.typoscript',
];

/** What comes before the number in the commands of a guide. */
const commands = ['git checkout v', 'git tag v', 'git push origin HEAD v', 'message "Release '];

/**
 * The files that name the version, with the text that each has for the version of the package.
 *
 * @returns {{ path: string, text: string, now: string }[]} `now` is the file as it is
 */
export function versionedFiles() {
  const named = new RegExp(`((?:${declarations.join('|')}))${number}`, 'g');
  const archive = new RegExp(
    `(auftritt-(?:wordpress-|typo3-\\w+-)?(?=[\\d.]+(?:\\.tgz|\\.zip|/))|auftritt\\.js\\?|${commands.join('|')})${number}`,
    'g',
  );
  const [minor = ''] = /^\d+\.\d+/.exec(version) ?? [];
  return [
    ...declaring.map((path) => ({ path, pattern: named, written: version })),
    ...guides.map((path) => ({ path, pattern: archive, written: version })),
    { path: 'SECURITY.md', pattern: /(\| the latest, now )\d+\.\d+/g, written: minor },
  ]
    .map(({ path, ...rest }) => ({ path, ...rest, now: readFileSync(path, 'utf8') }))
    .filter(({ now, pattern }) => now.search(pattern) >= 0)
    .map(({ path, pattern, written, now }) => ({
      path,
      now,
      text: now.replaceAll(pattern, (_, before) => `${before}${written}`),
    }));
}

if (process.argv[1] === import.meta.filename) {
  const changed = versionedFiles().filter(({ text, now }) => text !== now);
  for (const { path, text } of changed) writeFileSync(path, text);
  console.log(`${changed.length} files name version ${version} now`);
}
