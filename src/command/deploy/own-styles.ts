import { hash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import parseSelector from 'css-tree/selector-parser';
import { defaultSelectors } from '../../behaviours.js';
import { describe } from '../../configuration/diagnostics.js';
import { type HookTexts, readHooks } from '../../configuration/read-hooks.js';
import type { Misconfiguration } from '../../configuration/tag.js';
import { selectorsBefore } from '../../foreign/hooks.js';
import presets from '../../foreign/presets.js';
import type { BehaviourName, Selectors } from '../../public-interface.js';
import { withSelectors } from '../../styles/with-selectors.js';
import { ofSections } from '../pages/section-styles.js';
import { type Files, manifest } from './build.js';

/** The file of our stylesheet. */
export const stylesheet = 'auftritt.css';

function isSelector(text: string): boolean {
  try {
    parseSelector(text, { context: 'selectorList' });
    return true;
  } catch {
    return false; // The parser's only way to say no.
  }
}

/**
 * Reads the selectors of a site from what its tag says.
 *
 * @param misread is called with one line for each error in it
 */
export function readSelectors(texts: HookTexts, misread: (line: string) => void): Selectors {
  const report = (wrong: Misconfiguration): void => misread(describe(wrong) ?? wrong.value);
  return selectorsBefore(readHooks(texts, report, presets, isSelector));
}

/**
 * Makes the stylesheet of a build follow a site's selectors, so that a section on them has its look before
 * the script runs.
 *
 * @param files the files of a build, with its manifest
 * @param sections the sections whose styles it has; by default all
 */
export function withOwnStyles(
  files: Files,
  selectors: Selectors,
  sections?: readonly BehaviourName[],
): Files {
  const text = new TextDecoder().decode(files.get(stylesheet));
  const joined = sections ? ofSections(text, sections) : text;
  const content = Buffer.from(withSelectors(joined, selectors, defaultSelectors));
  const [gzip, brotli] = [gzipSync(content, { level: 9 }), brotliCompressSync(content)];
  const adapted = new Map(files);
  for (const [ending, form] of Object.entries({ '': content, '.gz': gzip, '.br': brotli })) {
    if (files.has(stylesheet + ending)) adapted.set(stylesheet + ending, form);
  }
  const given: { files: Record<string, object> } = JSON.parse(
    new TextDecoder().decode(files.get(manifest)),
  );
  given.files[stylesheet] = {
    ...given.files[stylesheet],
    bytes: content.length,
    gzip: gzip.length,
    brotli: brotli.length,
    hash: hash('sha256', content),
    integrity: `sha384-${hash('sha384', content, 'base64')}`,
  };
  adapted.set(manifest, Buffer.from(`${JSON.stringify(given, null, 2)}\n`));
  return adapted;
}
