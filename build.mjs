// Builds dist/: the entry with its chunks, the self-contained bundle, the styles, the command, the
// manifest, and what the package has for editors, compilers and lawyers.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildCommand } from './build/command.mjs';
import { plugins } from './build/libraries.mjs';
import { addLicenceComments, licencesFile, writeLicences } from './build/licences.mjs';
import { removeOthers, writeManifest } from './build/manifest.mjs';
import { minify } from './build/minify.mjs';
import { reportFacts } from './build/report.mjs';
import { writeSectionStyles } from './build/section-styles.mjs';
import { nothingOffered } from './build/shared.mjs';
import { buildSplit } from './build/split.mjs';
import { buildFirstPaint, stylesInScripts } from './build/stylesheets.mjs';
import { writeTypes } from './build/types.mjs';
import { withUnclobbered } from './build/unclobbered.mjs';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** The oldest browsers that the script's syntax is written for; README, "Browsers". */
const target = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/**
 * Has Chromium compile all functions of a file when it comes, on another thread where it can: a page that loads a
 * file calls most of them. Else each is parsed twice, and the second time in the task that first calls it.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const shared = /** @type {const} */ ({
  bundle: true,
  sourcemap: true,
  metafile: true,
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
  target,
});

const firstPaint = await buildFirstPaint(shared);
const styles = stylesInScripts(shared);

/** @param {boolean} selfContained */
const script = (selfContained) => ({
  ...shared,
  plugins: [...plugins, styles.plugin],
  define: {
    VERSION: JSON.stringify(version),
    SELF_CONTAINED: String(selfContained),
    'process.env.NODE_ENV': '"production"',
    ...(selfContained
      ? { 'import.meta.url': '""', BUILD: '""', INTERFACE: '""', IMPORTS: '{}' }
      : {}),
  },
});

const split = await buildSplit(script(false), (graph) => [reportFacts(graph)]);

const bundle = await build({
  ...withUnclobbered(split.graph.documentProperties, script(true)),
  plugins: [...script(true).plugins, nothingOffered, reportFacts(undefined)],
  entryPoints: ['src/auftritt.ts'],
  outfile: 'dist/auftritt.bundle.js',
  format: 'iife',
});

const scripts = [...split.metafiles, bundle.metafile];
for (const metafile of scripts) {
  for (const path of Object.keys(metafile.outputs).filter((each) => each.endsWith('.js'))) {
    await minify(path, /chunks|recovery/.test(path));
  }
  const isUsedWhole = metafile !== bundle.metafile;
  await addLicenceComments(metafile, styles.metafiles, isUsedWhole ? compileHint : '');
}

const command = await buildCommand('dist/command', version);

const metafiles = [firstPaint, ...scripts, command];
await writeLicences([...metafiles, ...styles.metafiles.values()]);
const types = await writeTypes();
const sectionStyles = await writeSectionStyles('dist');

const built = metafiles.flatMap(({ outputs }) => Object.keys(outputs));
await removeOthers('dist', [...built, licencesFile, ...types, ...sectionStyles]);
await writeManifest('dist', built, split.graph);
