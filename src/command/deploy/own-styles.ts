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
 * What the stylesheets call the elements of a hook: the hook's selector to the letter, or its class where
 * one class alone tells them from others. Nothing for a hook that is a mere type, such as `img`.
 */
function namesOf(selector: string): readonly string[] {
  if (!/[.[]/.test(selector)) return [];
  const last = selector.split(' ').at(-1) ?? selector;
  const single = /^[a-z]*(\.[\w-]+)(?:\[[^\]]*\])*$/.exec(last)?.[1];
  return single && single !== selector ? [selector, single] : [selector];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Makes a stylesheet of ours follow a page's own hooks: wherever a rule names the elements of a hook, it
 * then names those of the page's selector too.
 *
 * @param css a stylesheet as the build writes it, without spaces around combinators
 * @param selectors the selectors in force
 * @param defaults the selectors that the stylesheet is written for
 */
export function withSelectors(css: string, selectors: Selectors, defaults: Selectors): string {
  const replacements = new Map<string, string>();
  for (const [hook, usual] of Object.entries(defaults)) {
    const selector = Object.entries(selectors).find(([name]) => name === hook)?.[1];
    if (selector === undefined || selector === usual) continue;
    for (const name of namesOf(usual)) replacements.set(name, `:is(${name},:where(${selector}))`);
  }
  if (replacements.size === 0) return css;
  // The longest names come first, since a name may be part of another one.
  const names = [...replacements.keys()]
    .sort((one, other) => other.length - one.length)
    .map(escaped);
  return css.replaceAll(
    new RegExp(`(?:${names.join('|')})(?![\\w-])`, 'g'),
    (name) => replacements.get(name) ?? name,
  );
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
