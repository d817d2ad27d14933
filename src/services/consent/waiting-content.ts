import type { Preset } from '../../page/configuration.js';
import type { Selectors } from '../../public-interface.js';
import { addressAttributes, mapLink, waits } from './fetching.js';
import type { Purposes } from './purposes.js';

/** The same, and a script that does not run. */
const held = `script[type="text/plain"],${waits}`;

/** What can wait for nothing but consent, and does not say for which: it waits, and is reported. */
const nameless =
  'script[type="text/plain"][data-src]:not([data-name]),iframe[data-src]:not([data-name],[src],[class*="lazy" i])';

/** The hosts whose films a link of the lightbox shows. */
const filmHosts = ['youtube.com/', 'youtube-nocookie.com/', 'youtu.be/', 'vimeo.com/'];

/** Matches a link to a film, whose address is in one of these attributes. */
const filmIn = (attributes: readonly string[]): string =>
  filmHosts.flatMap((host) => attributes.map((name) => `[${name}*="${host}" i]`)).join();

/** The purposes of content that need not name its purpose: films in the lightbox, and maps there and on the page. */
const impliedPurposes = { films: 'films', maps: 'maps' } as const;

/**
 * The selector of content that waits for consent, where the page's JSON names purposes: whatever names a
 * purpose, a known one or not, and scripts and frames that name none. Links of the lightbox to films of known hosts and to Google's maps, and maps,
 * wait too if there is a purpose for them (`films`, `maps`).
 *
 * @param selectors the selectors of the hooks `lightboxItem` and `map` in force
 * @param presets whose markup may have the address of a link in an attribute of its own
 */
export function heldContent(
  purposes: Purposes,
  selectors: Pick<Selectors, 'lightboxItem' | 'map'>,
  presets: readonly Preset[],
): string {
  const has = (name: string): boolean => purposes.some((purpose) => purpose.name === name);
  const films = filmIn(addressAttributes(presets));
  const waiting = [`[data-name]:is(${held})`, nameless];
  if (has(impliedPurposes.films)) {
    waiting.push(`:is(${selectors.lightboxItem}):is(${films}):not([data-name])`);
  }
  if (has(impliedPurposes.maps)) {
    waiting.push(`:is(${selectors.map}):not([data-name])`);
    waiting.push(`:is(${selectors.lightboxItem}):is(${mapLink(presets)}):not([data-name])`);
  }
  return waiting.join();
}
