import type { Preset } from '../../page/configuration.js';

/**
 * What stands in `data-` attributes until consent, in the order in which it is released: an image whose `src` came
 * before its `srcset` would fetch twice. An object waits with `data-src` for `data`.
 */
export const heldAttributes = [
  'srcset',
  'imagesrcset',
  'poster',
  'href',
  'src',
  'srcdoc',
  'ping',
  'background',
] as const;

/** Matches what waits with what it would fetch, the text of a stylesheet included. */
export const waits = [...heldAttributes, 'css'].map((name) => `[data-${name}]`).join();

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
