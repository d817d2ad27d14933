import type { Preset } from '../page/configuration.js';

/**
 * The attributes that may hold the address of a link of the lightbox.
 *
 * @param presets whose markup may have the address in an attribute of its own
 */
export const addressAttributes = (presets: readonly Preset[]): readonly string[] => [
  'href',
  'data-src',
  ...presets.flatMap(({ lightbox }) => lightbox?.address ?? []),
];

/** Matches a link of the lightbox to one of Google's maps, in whichever attribute its address is. */
export const mapLink = (presets: readonly Preset[]): string =>
  addressAttributes(presets)
    .map((name) => `[${name}*="//maps.google." i],[${name}*="google." i][${name}*="/maps" i]`)
    .join();
